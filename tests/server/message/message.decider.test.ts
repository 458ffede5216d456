import { test } from 'vitest';
import { decideSay } from '../../../server/message/message.decider';
import type { SanctionEvent } from '../../../server/report/sanction.events';
import { sanctionedBy, unreported } from '../../support/conduct';
import { given } from '../../support/decider';
import { ANN, at, NOW } from '../../support/states';

const message = {
  _id: 'message_1',
  gameId: 'game_wheel',
  playerId: ANN,
  player: 'ann',
  text: 'Good evening.',
  createdAt: NOW,
};
const said = {
  type: 'message.said',
  game: 'game_wheel',
  player: ANN,
  text: 'Good evening.',
  at: NOW,
} as const;
const answer = { _id: 'message_1', createdAt: NOW };

test('a message is said; the answer, which is kept, has none of its words', () => {
  given(unreported)
    .when((states) => decideSay(states, message, false))
    .thenHappens({ message: [said] }, answer);
});

test('words of known spam wait until somebody looked at them', () => {
  const about = { reported: ANN, kind: 'message', subject: 'message_1' } as const;
  const seen = { text: 'Good evening.', images: [], game: 'game_wheel' };
  given(unreported)
    .when((states) => decideSay(states, message, true))
    .thenHappens(
      {
        message: [said],
        report: [
          { type: 'report.filed', ...about, reason: 'spam', text: '', held: true, at: NOW },
          { type: 'report.sealed', ...about, seen },
        ],
      },
      answer,
    );
});

test('who is muted or suspended says nothing until the last of it ends', () => {
  const muted = { type: 'sanction.muted', report: 'report_1', until: at(1), at: NOW } as const;
  const suspended = {
    type: 'sanction.suspended',
    report: 'report_2',
    until: at(2),
    at: NOW,
  } as const;
  const say = (...events: SanctionEvent[]) =>
    given({ ...unreported, sanction: sanctionedBy(...events) }).when((states) =>
      decideSay(states, message, false),
    );
  say(muted).thenRefused('muted', { until: at(1) });
  say(muted, suspended).thenRefused('muted', { until: at(2) });
  say({ ...muted, until: NOW }).thenHappens({ message: [said] }, answer);
  say({ type: 'sanction.muted', report: 'report_3', at: NOW }, suspended).thenRefused('muted');
  say(muted, { type: 'sanction.lifted', report: 'report_1', at: NOW }).thenHappens(
    { message: [said] },
    answer,
  );
  say({ type: 'sanction.warned', report: 'report_1', at: NOW }).thenHappens(
    { message: [said] },
    answer,
  );
});
