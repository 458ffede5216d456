import * as contract from '../../contract/letter';
import { type Asked, answerOf, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { pairOf, relationKind } from '../relation/relation.events';
import { holdStream } from '../report/report.hold';
import { sanctionKind } from '../report/sanction.events';
import { isSpam } from '../report/spam.sample';
import { newId } from '../secret/secret';
import { type Stream, streamOf } from '../store/stream';
import { decideLetters, decideSendLetter, type LetterChange } from './letter.decider';
import { type LetterEvent, type LetterState, letterKind } from './letter.events';
import { letterQuery } from './letter.query';

/** Letters between players [§7 B letters]. */
export const letterRoutes = (platform: Platform): Route[] => {
  const { store, relations } = platform;
  const { page, byId, counters } = letterQuery(platform);

  const one = async (player: string, id: string) => {
    const found = await byId(await relations.reader(player), [id]);
    return found.get(id)?.letter ?? refused('not-found');
  };

  const send = async ({ caller, body, now, key }: Asked<typeof contract.sendLetter>) => {
    const { recipient, text, images } = body;
    const [sender, addressee] = await Promise.all([
      store.load(streamOf(playerKind, caller.player)),
      store.load(streamOf(playerKind, recipient)),
    ]);
    const id = newId('letter');
    const order = { sender: caller.player, recipient, text, images, at: now };
    const outcome = await store.execute({
      name: 'sendLetter',
      at: now,
      key,
      streams: {
        letter: streamOf(letterKind, id),
        relation: streamOf(relationKind, pairOf(caller.player, recipient).id),
        sanction: streamOf(sanctionKind, caller.player),
        report: holdStream('letter', id, text),
      },
      decide: (states) =>
        decideSendLetter(states, id, order, { sender, recipient: addressee, isSpam: isSpam(text) }),
    });
    return 'refused' in outcome ? outcome : one(caller.player, outcome.answer.id);
  };

  type Changing = Pick<Asked<typeof contract.deleteLetter>, 'caller' | 'now' | 'key'>;
  const change = async ({ caller, now, key }: Changing, ids: string[], wanted: LetterChange) => {
    const streams: Record<string, Stream<LetterState, LetterEvent>> = Object.fromEntries(
      ids.map((id) => [id, streamOf(letterKind, id)]),
    );
    return store.execute({
      name: `letter.${wanted}`,
      at: now,
      key,
      streams,
      decide: (states) => decideLetters(states, caller.player, wanted, now),
    });
  };
  const changeAll = async (asked: Changing, ids: string[], wanted: LetterChange) => {
    const outcome = await change(asked, ids, wanted);
    return answerOf(outcome);
  };

  const view = async (asked: Asked<typeof contract.viewLetter>) => {
    const shown = await one(asked.caller.player, asked.body._id);
    if ('refused' in shown) return shown;
    const outcome = await change(asked, [asked.body._id], 'seen');
    return 'refused' in outcome ? outcome : one(asked.caller.player, asked.body._id);
  };

  const list =
    (box: contract.LetterBox) =>
    async ({ caller, body }: Asked<typeof contract.lettersInbox>) =>
      page(await relations.reader(caller.player), box, body);

  return [
    on(contract.letterCounters, async ({ caller }) =>
      counters(await relations.reader(caller.player)),
    ),
    on(contract.lettersInbox, list('inbox')),
    on(contract.lettersUnread, list('unread')),
    on(contract.lettersSent, list('sent')),
    on(contract.sendLetter, send),
    on(contract.viewLetter, view),
    on(contract.getLetter, ({ caller, body }) => one(caller.player, body._id)),
    on(contract.deleteLetter, (asked) =>
      changeAll(asked, ['id' in asked.body ? asked.body.id : asked.body._id], 'deleted'),
    ),
    on(contract.removeLetters, (asked) => changeAll(asked, asked.body.ids, 'deleted')),
    on(contract.changeLetterState, (asked) => changeAll(asked, asked.body.ids, asked.body.state)),
  ];
};
