import { describe, expect, test } from 'vitest';
import { TOURNAMENT_SETTLE_MS } from '../../../contract/limits';
import {
  decideCancel,
  decideEnd,
  decideOpen,
  decideSettle,
  decideStart,
  type Ranked,
} from '../../../server/tournament/tournament.decider';
import { tournamentKind } from '../../../server/tournament/tournament.events';
import { given } from '../../support/decider';
import { ANN, BEN, NOW, purse } from '../../support/states';
import {
  both,
  cancelled,
  ended,
  entry,
  ID,
  inIt,
  joined,
  started,
  terms,
  tournament,
} from '../../support/tournament';

const none = tournamentKind.initial;
const later = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

describe('opening', () => {
  test('makes it visible, once', () => {
    given({ tournament: none })
      .when((states) => decideOpen(states, terms, NOW))
      .thenHappens({ tournament: [{ type: 'tournament.opened', ...terms, at: NOW }] }, null);
    given({ tournament: tournament() })
      .when((states) => decideOpen(states, { ...terms, buyIn: 1 }, NOW))
      .thenNothing(null);
  });
});

describe('the start', () => {
  const start = (states: { tournament: typeof none }, at = terms.start) => decideStart(states, at);

  test('comes at its time with two, not a moment before', () => {
    const tournamentOfTwo = tournament({}, ...both);
    given({ tournament: tournamentOfTwo })
      .when((states) => start(states))
      .thenHappens({ tournament: [{ type: 'tournament.started', at: terms.start }] }, null);
    given({ tournament: tournamentOfTwo })
      .when((states) => start(states, later(terms.start, -1)))
      .thenRefused('step-illegal', { step: 'upcoming', start: terms.start });
  });

  test('with one or nobody it is cancelled', () => {
    const off = { type: 'tournament.cancelled', why: 'too-few', at: terms.start } as const;
    for (const few of [[], [joined(ANN)]])
      given({ tournament: tournament({}, ...few) })
        .when((states) => start(states))
        .thenHappens({ tournament: [off] }, null);
  });

  test('of nothing is refused; repeated it is silent', () => {
    given({ tournament: none })
      .when((states) => start(states))
      .thenRefused('not-found');
    for (const since of [[started], [started, ended], [cancelled]])
      given({ tournament: tournament({}, ...both, ...since) })
        .when((states) => start(states))
        .thenNothing(null);
  });
});

describe('the end', () => {
  const due = later(terms.end, TOURNAMENT_SETTLE_MS);
  const end = (states: { tournament: typeof none }, at = due) => decideEnd(states, at);

  test('comes once its last rounds had their time', () => {
    const active = tournament({}, ...both, started);
    given({ tournament: active })
      .when((states) => end(states))
      .thenHappens({ tournament: [{ type: 'tournament.ended', at: due }] }, null);
    given({ tournament: active })
      .when((states) => end(states, later(due, -1)))
      .thenRefused('step-illegal', { step: 'active', end: terms.end });
    given({ tournament: tournament({}, ...both) })
      .when((states) => end(states))
      .thenRefused('step-illegal', { step: 'upcoming', end: terms.end });
    given({ tournament: none })
      .when((states) => end(states))
      .thenRefused('not-found');
  });

  test('repeated it is silent', () => {
    for (const since of [[started, ended], [cancelled]])
      given({ tournament: tournament({}, ...both, ...since) })
        .when((states) => end(states))
        .thenNothing(null);
  });
});

describe('settling', () => {
  const place = (player: string, rank: number, rounds = 5): Ranked => ({
    ...{ player, rank, score: 1_000 - rank, rounds },
  });
  const ranked = [place(ANN, 1), place(BEN, 2)];
  const order = { id: ID, movementOf: (player: string) => `tournament_${player}`, at: NOW };
  const over = tournament({ guaranteed: 500 }, ...both, started, ended);
  const states = {
    tournament: over,
    [`entry ${ANN}`]: entry(inIt),
    [`entry ${BEN}`]: entry(inIt),
    [`wallet ${ANN}`]: purse({ COINS: 7 }),
    [`wallet ${BEN}`]: purse(),
  };
  const settle = (known: Parameters<typeof decideSettle>[0], list: readonly Ranked[] = ranked) =>
    decideSettle(known, { ...order, ranked: list });
  const paid = (player: string, amount: number, balance: number) => ({
    type: 'wallet.moved' as const,
    id: `tournament_${player}`,
    kind: 'tournamentReward' as const,
    currency: 'COINS',
    amount,
    balance,
    against: `pot:${ID}` as const,
    reference: ID,
    delay: 0,
  });

  test('pays all winners at once, and the house adds what is guaranteed', () => {
    const winners = [
      { ...place(ANN, 1), prize: 300 },
      { ...place(BEN, 2), prize: 200 },
    ];
    given(states)
      .when((known) => settle(known))
      .thenHappens(
        {
          tournament: [
            {
              type: 'tournament.settled',
              currency: 'COINS',
              pot: 500,
              topUp: 300,
              winners,
              at: NOW,
            },
          ],
          ...Object.fromEntries(
            winners.flatMap(({ player, ...rest }) => [
              [`entry ${player}`, [{ type: 'entry.placed', ...rest, currency: 'COINS', at: NOW }]],
            ]),
          ),
          [`wallet ${ANN}`]: [paid(ANN, 300, 307)],
          [`wallet ${BEN}`]: [paid(BEN, 200, 200)],
        },
        null,
      );
  });

  test('where nobody played it is cancelled', () => {
    const idle = [place(ANN, 1, 0), place(BEN, 2, 0)];
    for (const list of [idle, []])
      given(states)
        .when((known) => settle(known, list))
        .thenHappens(
          { tournament: [{ type: 'tournament.cancelled', why: 'nobody-played', at: NOW }] },
          null,
        );
  });

  test('before the end it is refused, afterwards it is silent', () => {
    given({ tournament: none })
      .when((known) => settle(known))
      .thenRefused('not-found');
    given({ ...states, tournament: tournament({}, ...both) })
      .when((known) => settle(known))
      .thenRefused('step-illegal', { step: 'upcoming' });
    given({ ...states, tournament: tournament({}, ...both, started) })
      .when((known) => settle(known))
      .thenRefused('step-illegal', { step: 'active' });
    given({ ...states, tournament: tournament({}, ...both, cancelled) })
      .when((known) => settle(known))
      .thenNothing(null);
  });

  test('nobody is paid who is not in it', () => {
    expect(() => settle({ ...states, [`entry ${ANN}`]: entry() })).toThrow(/not in/);
  });
});

describe('withdrawing', () => {
  const off = { type: 'tournament.cancelled', why: 'withdrawn', at: NOW } as const;

  test('is possible until it is decided', () => {
    for (const since of [[], [started], [started, ended]])
      given({ tournament: tournament({}, ...both, ...since) })
        .when((states) => decideCancel(states, NOW))
        .thenHappens({ tournament: [off] }, null);
    given({ tournament: tournament({}, cancelled) })
      .when((states) => decideCancel(states, NOW))
      .thenNothing(null);
    given({ tournament: none })
      .when((states) => decideCancel(states, NOW))
      .thenRefused('not-found');
    const settled = {
      type: 'tournament.settled',
      ...{ currency: 'COINS', pot: 200, topUp: 0, winners: [] },
    } as const;
    given({ tournament: tournament({}, ...both, started, ended, settled) })
      .when((states) => decideCancel(states, NOW))
      .thenRefused('step-illegal', { step: 'finished' });
  });
});
