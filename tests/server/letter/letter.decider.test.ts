import { expect, test } from 'vitest';
import {
  decideLetter,
  decideLetters,
  decideSendLetter,
  type LetterChange,
} from '../../../server/letter/letter.decider';
import { type LetterEvent, letterKind } from '../../../server/letter/letter.events';
import type { PlayerEvent } from '../../../server/player/player.events';
import { sanctionedBy, unreported } from '../../support/conduct';
import { after, given } from '../../support/decider';
import {
  ANN,
  at,
  BEN,
  blocked,
  friends,
  NOW,
  nobody,
  player,
  strangers,
} from '../../support/states';

const order = { sender: ANN, recipient: BEN, text: 'Hello.', images: [] as string[], at: NOW };
const sent: LetterEvent = { type: 'letter.sent', ...order };
const parties = { sender: ANN, recipient: BEN };
const picture = (id: string, place: 'folder' | 'icon'): PlayerEvent => ({
  type: 'player.imageAdded',
  image: { id, place, bytes: 1, width: 1, height: 1, at: NOW },
});
const both = { sender: player(), recipient: player(), isSpam: false };
const fresh = { ...unreported, letter: letterKind.initial, relation: strangers };
const takes = (from: 'friends' | 'nobody' | 'everyone') => ({
  ...both,
  recipient: player({ type: 'player.lettersChosen', from }),
});

test('a stranger may write to whoever takes letters', () => {
  for (const people of [both, takes('everyone')]) {
    given(fresh)
      .when((states) => decideSendLetter(states, 'letter_1', order, people))
      .thenHappens({ letter: [sent] }, { id: 'letter_1' });
  }
});

test('who takes letters of friends alone takes none of strangers', () => {
  given(fresh)
    .when((states) => decideSendLetter(states, 'letter_1', order, takes('friends')))
    .thenRefused('letters-closed', { from: 'friends' });
  given({ ...fresh, relation: friends })
    .when((states) => decideSendLetter(states, 'letter_1', order, takes('friends')))
    .thenHappens({ letter: [sent] }, { id: 'letter_1' });
});

test('who takes no letters takes none of friends either', () => {
  given({ ...fresh, relation: friends })
    .when((states) => decideSendLetter(states, 'letter_1', order, takes('nobody')))
    .thenRefused('letters-closed', { from: 'nobody' });
});

test('a block, oneself and nobody look the same', () => {
  given({ ...fresh, relation: blocked })
    .when((states) => decideSendLetter(states, 'letter_1', order, both))
    .thenRefused('not-found');
  given(fresh)
    .when((states) => decideSendLetter(states, 'letter_1', { ...order, recipient: ANN }, both))
    .thenRefused('not-found');
  given(fresh)
    .when((states) => decideSendLetter(states, 'letter_1', order, { ...both, recipient: nobody }))
    .thenRefused('not-found');
});

test('pictures come from the writer’s own folder', () => {
  const people = {
    ...both,
    sender: player(picture('image_1', 'folder'), picture('image_2', 'icon')),
  };
  const own = { ...order, images: ['/images/image_1.webp'] };
  given(fresh)
    .when((states) => decideSendLetter(states, 'letter_1', own, people))
    .thenHappens({ letter: [{ ...sent, images: own.images }] }, { id: 'letter_1' });
  for (const image of ['/images/image_2.webp', '/images/image_3.webp']) {
    given(fresh)
      .when((states) =>
        decideSendLetter(states, 'letter_1', { ...order, images: [...own.images, image] }, people),
      )
      .thenRefused('not-found');
  }
});

test('who is muted writes no letters', () => {
  const sanction = sanctionedBy({ type: 'sanction.muted', report: 'report_1', at: NOW });
  given({ ...fresh, sanction })
    .when((states) => decideSendLetter(states, 'letter_1', order, both))
    .thenRefused('muted');
});

test('a letter with words of known spam waits', () => {
  const about = { reported: ANN, kind: 'letter', subject: 'letter_1' } as const;
  given(fresh)
    .when((states) => decideSendLetter(states, 'letter_1', order, { ...both, isSpam: true }))
    .thenHappens(
      {
        letter: [{ ...sent, held: true }],
        report: [
          {
            type: 'report.filed',
            ...about,
            reason: 'spam',
            text: '',
            held: true,
            to: BEN,
            at: NOW,
          },
          { type: 'report.sealed', ...about, seen: { text: 'Hello.', images: [] } },
        ],
      },
      { id: 'letter_1' },
    );
});

test('of a letter that waits its sender alone is told', () => {
  const told = (event: LetterEvent) =>
    letterKind
      .facts?.('letter_1', event, letterKind.initial)
      .map(({ audience, handler }) => [audience, handler]);
  expect(told({ ...sent, held: true })).toEqual([[`player:${ANN}`, 'letter']]);
  expect(told(sent)).toEqual([
    [`player:${ANN}`, 'letter'],
    [`player:${BEN}`, 'letter'],
    [`player:${BEN}`, 'OnNotification'],
  ]);
});

test('a letter is sent once under its id', () => {
  given({ ...fresh, letter: after(letterKind, sent) })
    .when((states) => decideSendLetter(states, 'letter_1', order, both))
    .thenRefused('conflict');
});

const seen: LetterEvent = { type: 'letter.seen', at: NOW, ...parties };
const unseen: LetterEvent = { type: 'letter.unseen', ...parties };
const gone = (by: 'sender' | 'recipient'): LetterEvent => ({
  type: 'letter.deleted',
  by,
  ...parties,
});
const kept = (by: 'sender' | 'recipient'): LetterEvent => ({ type: 'letter.kept', by, ...parties });

test.each<[string, LetterEvent[], string, LetterChange, LetterEvent]>([
  ['the recipient sees it', [sent], BEN, 'seen', seen],
  ['the recipient wants to read it again', [sent, seen], BEN, 'unseen', unseen],
  ['the recipient throws it away', [sent], BEN, 'deleted', gone('recipient')],
  ['the sender throws it away', [sent, gone('recipient')], ANN, 'deleted', gone('sender')],
  ['the recipient takes it back', [sent, gone('recipient')], BEN, 'kept', kept('recipient')],
  ['the sender takes it back', [sent, gone('sender')], ANN, 'kept', kept('sender')],
])('%s', (_, history, who, change, event) => {
  given(after(letterKind, ...history))
    .when((letter) => decideLetter(letter, who, change, NOW))
    .thenHappens({ letter: [event] }, null);
});

test.each<[string, LetterEvent[], string, LetterChange]>([
  ['seen', [sent, seen], BEN, 'seen'],
  ['unseen', [sent], BEN, 'unseen'],
  ['deleted by the recipient', [sent, gone('recipient')], BEN, 'deleted'],
  ['deleted by the sender', [sent, gone('sender')], ANN, 'deleted'],
  ['kept', [sent, gone('recipient')], ANN, 'kept'],
])('what already is %s is silent', (_, history, who, change) => {
  given(after(letterKind, ...history))
    .when((letter) => decideLetter(letter, who, change, at(1)))
    .thenNothing(null);
});

test('the sender sees nothing for the recipient, and strangers have no letter', () => {
  const changes: LetterChange[] = ['seen', 'unseen', 'deleted', 'kept'];
  for (const change of changes) {
    given(after(letterKind, sent))
      .when((letter) => decideLetter(letter, 'player_cat1', change, NOW))
      .thenRefused('not-found');
    given(letterKind.initial)
      .when((letter) => decideLetter(letter, BEN, change, NOW))
      .thenRefused('not-found');
  }
  for (const change of changes.slice(0, 2)) {
    given(after(letterKind, sent))
      .when((letter) => decideLetter(letter, ANN, change, NOW))
      .thenRefused('not-found');
  }
});

test('several change together or not at all', () => {
  const held = { letter_1: after(letterKind, sent), letter_2: after(letterKind, sent, seen) };
  given(held)
    .when((letters) => decideLetters(letters, BEN, 'seen', NOW))
    .thenHappens({ letter_1: [seen] }, { ok: true });
  given({ letter_2: held.letter_2 })
    .when((letters) => decideLetters(letters, BEN, 'seen', NOW))
    .thenNothing({ ok: true });
  given({ ...held, letter_3: letterKind.initial })
    .when((letters) => decideLetters(letters, BEN, 'seen', NOW))
    .thenRefused('not-found');
});
