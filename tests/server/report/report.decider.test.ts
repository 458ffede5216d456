import { describe, expect, test } from 'vitest';
import { reportsFor } from '../../../contract/report.rules';
import {
  decideFileReport,
  decideJudgeReport,
  decideMeasure,
} from '../../../server/report/report.decider';
import { type ReportEvent, reportKind } from '../../../server/report/report.events';
import { isSpam } from '../../../server/report/spam.sample';
import { sanctionedBy } from '../../support/conduct';
import { after, given } from '../../support/decider';
import { ANN, at, BEN, blocked, NOW, nobody, player, strangers } from '../../support/states';

const about = { reporter: ANN, reported: BEN, kind: 'message', subject: 'message_1' } as const;
const seen = { text: 'Boo.', images: [], game: 'game_wheel' };
const order = {
  reporter: ANN,
  kind: 'message',
  subject: 'message_1',
  reason: 'insult',
  text: 'He shouts.',
  found: { reported: BEN, seen },
  blocks: undefined,
  today: 0,
  at: NOW,
} as const;
const filed: ReportEvent = {
  type: 'report.filed',
  ...about,
  reason: 'insult',
  text: 'He shouts.',
  held: false,
  at: NOW,
};
const sealed: ReportEvent = { type: 'report.sealed', ...about, seen };
const fresh = { report: reportKind.initial, player: player(), relation: strangers };

describe('a letter that is held back', () => {
  const of = { reported: BEN, kind: 'letter', subject: 'letter_1' } as const;
  const held: ReportEvent = {
    type: 'report.filed',
    ...of,
    reason: 'spam',
    text: '',
    held: true,
    to: ANN,
    at: NOW,
  };
  const decided = (outcome: 'dismiss' | 'hide', more: object = {}) =>
    ({
      type: 'report.decided',
      ...of,
      ...more,
      outcome,
      why: 'Looked',
      by: 'mo',
      at: NOW,
    }) as const;
  const judge = (outcome: 'dismiss' | 'hide', ...events: ReportEvent[]) =>
    given({
      report: after(reportKind, held, ...events),
      sanction: sanctionedBy(),
      player: player(),
    }).when((states) =>
      decideJudgeReport(states, 'report_1', {
        outcome,
        why: 'Looked',
        until: undefined,
        by: 'mo',
        at: NOW,
      }),
    );
  const handlers = (event: ReportEvent) =>
    reportKind
      .facts?.('report_1', event, reportKind.initial)
      .map(({ audience, handler }) => [audience, handler]);
  const released = decided('dismiss', { to: ANN });

  test('is released to whom it is for, once', () => {
    judge('dismiss').thenHappens({ report: [released] }, null);
    judge('dismiss', released).thenNothing(null);
    expect(handlers(released)).toEqual([
      [`player:${ANN}`, 'letter'],
      [`player:${ANN}`, 'OnNotification'],
    ]);
  });

  test('tells them nothing where it is refused, and of it where that is taken back', () => {
    judge('hide').thenHappens({ report: [decided('hide')] }, null);
    expect(handlers(decided('hide'))).toEqual([[`player:${BEN}`, 'OnNotification']]);
    judge('dismiss', decided('hide')).thenHappens(
      {
        report: [released],
        sanction: [{ type: 'sanction.lifted', report: 'report_1', at: NOW }],
      },
      null,
    );
  });
});

describe('filing', () => {
  test('keeps who said what, and a copy of what was seen', () => {
    given(fresh)
      .when((states) => decideFileReport(states, order))
      .thenHappens({ report: [filed, sealed] }, null);
  });

  test('blocks in the same step, once', () => {
    given(fresh)
      .when((states) => decideFileReport(states, { ...order, blocks: 'high' }))
      .thenHappens(
        {
          report: [filed, sealed],
          relation: [
            {
              type: 'relation.block',
              by: 'high',
              at: NOW,
              relation: blocked.relation,
              before: strangers.relation,
            },
          ],
        },
        null,
      );
    given({ ...fresh, relation: blocked })
      .when((states) => decideFileReport(states, { ...order, blocks: 'high' }))
      .thenHappens({ report: [filed, sealed] }, null);
  });

  test('is refused of what one does not see, of oneself, twice', () => {
    given(fresh)
      .when((states) => decideFileReport(states, { ...order, found: undefined }))
      .thenRefused('not-found');
    given(fresh)
      .when((states) => decideFileReport(states, { ...order, found: { reported: ANN, seen } }))
      .thenRefused('report-own');
    given({ ...fresh, report: after(reportKind, filed, sealed) })
      .when((states) => decideFileReport(states, order))
      .thenRefused('report-exists');
    given({ ...fresh, player: nobody })
      .when((states) => decideFileReport(states, order))
      .thenRefused('token-expired');
  });

  test('is refused of who reports too much for the age of the account', () => {
    given(fresh)
      .when((states) => decideFileReport(states, { ...order, today: 5 }))
      .thenRefused('reports-full', { max: 5 });
    given(fresh)
      .when((states) => decideFileReport(states, { ...order, today: 4 }))
      .thenHappens({ report: [filed, sealed] }, null);
  });

  test.each([
    ['2026-11-20T20:00:00.000Z', 5],
    ['2026-11-19T20:00:00.001Z', 5],
    ['2026-11-19T20:00:00.000Z', 20],
    ['2026-10-21T20:00:00.001Z', 20],
    ['2026-10-21T20:00:00.000Z', 40],
  ])('who joined at %s files %i a day', (joined, reports) => {
    expect(reportsFor(joined, NOW)).toBe(reports);
  });
});

describe('judging', () => {
  const open = after(reportKind, filed, sealed);
  const judgement = { why: 'Because.', until: undefined, by: 'operator', at: NOW } as const;
  const states = { report: open, sanction: sanctionedBy(), player: player() };
  const decided = (
    outcome: 'dismiss' | 'hide' | 'warn' | 'mute' | 'suspend',
    more: object = {},
  ) => ({
    type: 'report.decided' as const,
    ...about,
    game: 'game_wheel',
    outcome,
    why: 'Because.',
    by: 'operator',
    at: NOW,
    ...more,
  });

  test('the room of the game hears what it shows no more, unless it is dismissed', () => {
    const heardBy = (outcome: 'hide' | 'dismiss') =>
      (reportKind.facts?.('report_1', decided(outcome), open) ?? []).map(
        ({ audience }) => audience,
      );
    expect(heardBy('hide')).toContain('room:game:game_wheel');
    expect(heardBy('dismiss')).not.toContain('room:game:game_wheel');
  });

  test('dismisses, hides, warns, mutes, suspends', () => {
    given(states)
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, outcome: 'dismiss' }))
      .thenHappens({ report: [decided('dismiss')] }, null);
    given(states)
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, outcome: 'hide' }))
      .thenHappens({ report: [decided('hide')] }, null);
    given(states)
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, outcome: 'warn' }))
      .thenHappens(
        {
          report: [decided('warn')],
          sanction: [{ type: 'sanction.warned', report: 'report_1', at: NOW }],
        },
        null,
      );
    const until = at(1);
    given(states)
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, until, outcome: 'mute' }))
      .thenHappens(
        {
          report: [decided('mute', { until })],
          sanction: [{ type: 'sanction.muted', report: 'report_1', until, at: NOW }],
        },
        null,
      );
    given(states)
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, outcome: 'suspend' }))
      .thenHappens(
        {
          report: [decided('suspend')],
          sanction: [{ type: 'sanction.suspended', report: 'report_1', at: NOW }],
          player: [{ type: 'player.sessionsEnded', why: 'suspended' }],
        },
        null,
      );
  });

  test('is done once; what was upheld may be taken back', () => {
    const upheld = { ...states, report: after(reportKind, filed, sealed, decided('mute')) };
    given(upheld)
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, outcome: 'warn' }))
      .thenRefused('report-decided');
    given(upheld)
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, outcome: 'dismiss' }))
      .thenHappens(
        {
          report: [decided('dismiss')],
          sanction: [{ type: 'sanction.lifted', report: 'report_1', at: NOW }],
        },
        null,
      );
    const dismissed = { ...states, report: after(reportKind, filed, sealed, decided('dismiss')) };
    given(dismissed)
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, outcome: 'dismiss' }))
      .thenNothing(null);
    given(dismissed)
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, outcome: 'hide' }))
      .thenRefused('report-decided');
  });

  test('is refused of what is not there, and hides nobody', () => {
    given({ ...states, report: reportKind.initial })
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, outcome: 'hide' }))
      .thenRefused('not-found');
    given({ ...states, player: nobody })
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, outcome: 'hide' }))
      .thenRefused('not-found');
    given({ ...states, report: after(reportKind, { ...filed, kind: 'player', subject: BEN }) })
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, outcome: 'hide' }))
      .thenRefused('outcome-unfit', { kind: 'player' });
  });

  test('takes a hidden picture from the face and the cover that it was', () => {
    const picture = { kind: 'picture', subject: 'image_1' } as const;
    given({
      ...states,
      report: after(reportKind, { ...filed, ...picture }, sealed),
      player: player(
        { type: 'player.iconSet', image: 'image_1' },
        { type: 'player.backgroundSet', image: 'image_1' },
      ),
    })
      .when((one) => decideJudgeReport(one, 'report_1', { ...judgement, outcome: 'hide' }))
      .thenHappens(
        {
          report: [decided('hide', picture)],
          player: [{ type: 'player.iconSet' }, { type: 'player.backgroundSet' }],
        },
        null,
      );
  });
});

test.each([
  ['Write to me: https://BIT.LY/abc', true],
  ['W\u200Bhats\u200BApp   me', true],
  ['FREE COINS generator', true],
  ['bit.lyrics are fine', false],
  ['habit.ly is another', false],
  ['A good evening to all', false],
])('%j is known spam: %s', (text, is) => {
  expect(isSpam(text)).toBe(is);
});

describe('a measure of staff', () => {
  const measure = (outcome: 'warn' | 'mute' | 'suspend', until?: string) =>
    ({ player: BEN, outcome, why: 'Shouts', until, by: 'staff_ada', at: NOW }) as const;
  const of = { reported: BEN, kind: 'player', subject: BEN } as const;
  const opened: ReportEvent = {
    type: 'report.filed',
    ...of,
    reason: 'other',
    text: '',
    held: false,
    at: NOW,
  };
  const empty = { report: reportKind.initial, sanction: sanctionedBy(), player: player() };

  test('is a report of the platform that is decided at once', () => {
    given(empty)
      .when((states) => decideMeasure(states, 'report_1', measure('mute', at(1_000))))
      .thenHappens(
        {
          report: [
            opened,
            {
              type: 'report.decided',
              ...of,
              outcome: 'mute',
              why: 'Shouts',
              until: at(1_000),
              by: 'staff_ada',
              at: NOW,
            },
          ],
          sanction: [{ type: 'sanction.muted', report: 'report_1', until: at(1_000), at: NOW }],
        },
        null,
      );
  });

  test('signs out who is suspended; is silent again, and refused of nobody', () => {
    given(empty)
      .when((states) => decideMeasure(states, 'report_1', measure('suspend')))
      .thenHappens(
        {
          report: [
            opened,
            {
              type: 'report.decided',
              ...of,
              outcome: 'suspend',
              why: 'Shouts',
              by: 'staff_ada',
              at: NOW,
            },
          ],
          sanction: [{ type: 'sanction.suspended', report: 'report_1', at: NOW }],
          player: [{ type: 'player.sessionsEnded', why: 'suspended' }],
        },
        null,
      );
    given({ ...empty, report: after(reportKind, opened) })
      .when((states) => decideMeasure(states, 'report_1', measure('warn')))
      .thenNothing(null);
    given({ ...empty, player: nobody })
      .when((states) => decideMeasure(states, 'report_1', measure('warn')))
      .thenRefused('not-found');
  });
});
