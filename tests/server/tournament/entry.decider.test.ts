import { describe, test } from 'vitest';
import type { EntryConditions } from '../../../contract/tournament.rules';
import { scratcherKind } from '../../../server/scratcher/scratcher.events';
import {
  decideCard,
  decideJoin,
  decideLeave,
  decidePlace,
  decideRefund,
  decideRemind,
  decideReminder,
  decideStarted,
} from '../../../server/tournament/entry.decider';
import { tournamentKind } from '../../../server/tournament/tournament.events';
import { after, given } from '../../support/decider';
import { inside, laws, outside } from '../../support/gate';
import { timedOut, unprotected } from '../../support/protection';
import { ANN, NOW, player, purse } from '../../support/states';
import {
  backAgain,
  both,
  cancelled,
  ended,
  entry,
  ID,
  inIt,
  lastPlace,
  started,
  terms,
  tournament,
} from '../../support/tournament';

const none = tournamentKind.initial;
const before = (iso: string): string => new Date(Date.parse(iso) - 1).toISOString();
const order = { tournament: ID, player: ANN, movement: 'tournament_m1', at: NOW };
const settled = {
  type: 'tournament.settled',
  ...{ currency: 'COINS', pot: 200, topUp: 0, winners: [] },
} as const;
const moved = (amount: number, balance: number) => ({
  type: 'wallet.moved' as const,
  id: 'tournament_m1',
  kind: 'tournamentParticipation' as const,
  currency: 'COINS',
  amount,
  balance,
  against: `pot:${ID}` as const,
  reference: ID,
  delay: 0,
});

describe('joining', () => {
  const rich = {
    tournament: tournament(),
    entry: entry(),
    wallet: purse({ COINS: 100 }),
    ...inside,
  };
  const join = (states: Parameters<typeof decideJoin>[0], at = NOW) =>
    decideJoin(states, {
      ...order,
      at,
      entrant: { session: 'session_1', country: 'MT' },
      laws,
      thresholds: [],
    });
  const happens = (at: string) => ({
    tournament: [{ type: 'tournament.joined' as const, player: ANN, buyIn: 100, at }],
    entry: [{ type: 'entry.joined' as const, buyIn: 100, at }],
    wallet: [moved(-100, 0)],
  });

  test('pays the buy-in into the pot, until the last moment', () => {
    given(rich)
      .when((states) => join(states))
      .thenHappens(happens(NOW), null);
    const last = before(terms.end);
    given({ ...rich, tournament: tournament({}, ...both, started) })
      .when((states) => join(states, last))
      .thenHappens(happens(last), null);
    const left = entry(inIt, { type: 'entry.left', refund: 100 });
    given({ ...rich, entry: left })
      .when((states) => join(states))
      .thenHappens(happens(NOW), null);
  });

  test('a free one moves nothing', () => {
    given({ ...rich, tournament: tournament({ buyIn: 0 }), wallet: purse() })
      .when((states) => join(states))
      .thenHappens(
        {
          tournament: [{ type: 'tournament.joined', player: ANN, buyIn: 0, at: NOW }],
          entry: [{ type: 'entry.joined', buyIn: 0, at: NOW }],
        },
        null,
      );
  });

  test('twice, too late, and in none it is refused', () => {
    given({ ...rich, entry: entry(inIt) })
      .when((states) => join(states))
      .thenRefused('tournament-joined');
    given(rich)
      .when((states) => join(states, terms.end))
      .thenRefused('tournament-closed', { state: 0 });
    given({ ...rich, tournament: tournament({}, ...both, started, ended) })
      .when((states) => join(states))
      .thenRefused('tournament-closed', { state: 1 });
    given({ ...rich, tournament: tournament({}, cancelled) })
      .when((states) => join(states))
      .thenRefused('tournament-closed', { state: 3 });
    given({ ...rich, tournament: none })
      .when((states) => join(states))
      .thenRefused('not-found');
  });

  test('one coin too few, or no session: nothing moves', () => {
    given({ ...rich, wallet: purse({ COINS: 99 }) })
      .when((states) => join(states))
      .thenRefused('insufficient-amount', { balance: 99, amount: 100 });
    given({ ...rich, ...outside })
      .when((states) => join(states))
      .thenRefused('not-signed-in', { rule: 'not-signed-in' });
  });

  const refusals: [EntryConditions, object, object][] = [
    [{ countries: ['DE'] }, {}, { rule: 'country', country: 'MT' }],
    [{ minAge: 27 }, {}, { rule: 'too-young', needs: 27, age: 26 }],
    [{ minLevel: 2 }, {}, { rule: 'level', needs: 2, level: 1 }],
    [{ verified: true }, unverified(), { rule: 'not-verified' }],
  ];
  test.each(refusals)('%j refuses who does not meet it', (conditions, more, params) => {
    given({ ...rich, tournament: tournament({ conditions }), ...more })
      .when((states) => join(states))
      .thenRefused('entry-refused', { ...params });
  });

  test('conditions let in whoever just meets them', () => {
    const conditions = { countries: ['MT'], minAge: 26, minLevel: 1, verified: true };
    given({ ...rich, tournament: tournament({ conditions }) })
      .when((states) => join(states))
      .thenHappens(happens(NOW), null);
  });
});

function unverified() {
  return {
    player: player({
      type: 'player.detailsChanged',
      set: { birthday: { day: 1, month: 1, year: 2000 }, country: 'MT' },
      cleared: [],
    }),
  };
}

describe('leaving', () => {
  const states = { tournament: tournament({}, ...both), entry: entry(inIt), wallet: purse() };
  const leave = (known: typeof states, at = NOW) => decideLeave(known, { ...order, at });

  test('gives the buy-in back, until the start', () => {
    const at = before(terms.start);
    given(states)
      .when((known) => leave(known, at))
      .thenHappens(
        {
          tournament: [{ type: 'tournament.left', player: ANN, refund: 100, at }],
          entry: [{ type: 'entry.left', refund: 100, at }],
          wallet: [moved(100, 100)],
        },
        null,
      );
    given(states)
      .when((known) => leave(known, terms.start))
      .thenRefused('tournament-begun');
    given({ ...states, tournament: tournament({}, ...both, started) })
      .when((known) => leave(known))
      .thenRefused('tournament-begun');
  });

  test('who is not in cannot leave', () => {
    given({ ...states, entry: entry() })
      .when((known) => leave(known))
      .thenRefused('step-illegal', { step: 'none' });
    given({ ...states, tournament: none })
      .when((known) => leave(known))
      .thenRefused('not-found');
  });
});

describe('a refund', () => {
  const states = {
    tournament: tournament({}, ...both, cancelled),
    entry: entry(inIt),
    wallet: purse(),
  };
  const refund = (known: typeof states, why: 'too-few' | 'account closed' = 'too-few') =>
    decideRefund(known, { ...order, why });

  test('comes once where it was cancelled', () => {
    given(states)
      .when((known) => refund(known))
      .thenHappens(
        {
          entry: [{ type: 'entry.refunded', refund: 100, why: 'too-few', at: NOW }],
          wallet: [moved(100, 100)],
        },
        null,
      );
    given({ ...states, entry: entry(inIt, backAgain) })
      .when((known) => refund(known))
      .thenNothing(null);
  });

  test('to a closed account it comes until the end, and the place is free', () => {
    for (const since of [[], [started]])
      given({ ...states, tournament: tournament({}, ...both, ...since) })
        .when((known) => refund(known, 'account closed'))
        .thenHappens(
          {
            tournament: [{ type: 'tournament.left', player: ANN, refund: 100, at: NOW }],
            entry: [{ type: 'entry.refunded', refund: 100, why: 'account closed', at: NOW }],
            wallet: [moved(100, 100)],
          },
          null,
        );
    given({ ...states, tournament: tournament({}, ...both, started, ended) })
      .when((known) => refund(known, 'account closed'))
      .thenRefused('step-illegal', { step: 'joined' });
  });

  describe('to who pauses play', () => {
    const until = terms.end;
    const pause = (known: typeof states, more: { until?: string; hasPlayed?: boolean } = {}) =>
      decideRefund(known, { ...order, why: 'protected', until, hasPlayed: false, ...more });
    const active = { ...states, tournament: tournament({}, ...both, started) };

    test('to its end comes once, as long as nothing was played that counts', () => {
      for (const since of [[], [started]])
        given({ ...states, tournament: tournament({}, ...both, ...since) })
          .when((known) => pause(known))
          .thenHappens(
            {
              tournament: [{ type: 'tournament.left', player: ANN, refund: 100, at: NOW }],
              entry: [{ type: 'entry.refunded', refund: 100, why: 'protected', at: NOW }],
              wallet: [moved(100, 100)],
            },
            null,
          );
      given({ ...active, entry: entry(inIt, { ...backAgain, why: 'protected' } as typeof inIt) })
        .when((known) => pause(known))
        .thenNothing(null);
    });

    test('for a shorter time, who has played, or of what has ended it stays', () => {
      given(active)
        .when((known) => pause(known, { until: before(terms.end) }))
        .thenRefused('step-illegal', { step: 'joined' });
      given(active)
        .when((known) => pause(known, { hasPlayed: true }))
        .thenRefused('step-illegal', { step: 'joined' });
      for (const since of [[started, ended], [cancelled]])
        given({ ...states, tournament: tournament({}, ...both, ...since) })
          .when((known) => pause(known))
          .thenRefused('step-illegal', { step: 'joined' });
      given({ ...active, tournament: none })
        .when((known) => pause(known))
        .thenRefused('not-found');
    });
  });

  test('where none is due it is refused', () => {
    given({ ...states, tournament: tournament({}, ...both) })
      .when((known) => refund(known))
      .thenRefused('step-illegal', { step: 'joined' });
    given({ ...states, entry: entry() })
      .when((known) => refund(known))
      .thenRefused('step-illegal', { step: 'none' });
    given({ ...states, tournament: none })
      .when((known) => refund(known))
      .thenRefused('not-found');
  });
});

describe('a place below the winners', () => {
  const place = { rank: 4, score: 100, rounds: 1 };
  const over = tournament({}, ...both, started, ended, settled);

  test('is told once, when it is decided', () => {
    given({ tournament: over, entry: entry(inIt) })
      .when((states) => decidePlace(states, place, NOW))
      .thenHappens({ entry: [{ ...lastPlace, at: NOW }] }, null);
    given({ tournament: over, entry: entry(inIt, lastPlace) })
      .when((states) => decidePlace(states, place, NOW))
      .thenNothing(null);
    given({ tournament: over, entry: entry() })
      .when((states) => decidePlace(states, place, NOW))
      .thenRefused('step-illegal', { step: 'none' });
    given({ tournament: tournament({}, ...both, started, ended), entry: entry(inIt) })
      .when((states) => decidePlace(states, place, NOW))
      .thenRefused('step-illegal', { step: 'ended' });
  });
});

describe('the scratch card of a place', () => {
  const cards = { typeId: 'neon-nights', places: 4 };
  const order = { player: ANN, commits: ['a'.repeat(64)], at: NOW };
  const over = tournament({ cards }, ...both, started, ended, settled);
  const states = {
    tournament: over,
    entry: entry(inIt, lastPlace),
    scratcher: scratcherKind.initial,
  };
  const placed = (given: { rank?: number; rounds?: number }) =>
    ({ ...lastPlace, ...given }) as typeof lastPlace;
  const granted = {
    type: 'scratcher.granted',
    typeId: 'neon-nights',
    source: 'tournament',
    ...order,
  } as const;

  test('is granted once, to the last place that brings one', () => {
    given(states)
      .when((known) => decideCard(known, order))
      .thenHappens({ scratcher: [granted] }, null);
    given({ ...states, scratcher: after(scratcherKind, granted) })
      .when((known) => decideCard(known, order))
      .thenNothing(null);
  });

  test('goes to no place below, to nobody who did not play, and not before the place is told', () => {
    given({ ...states, entry: entry(inIt, placed({ rank: 5 })) })
      .when((known) => decideCard(known, order))
      .thenNothing(null);
    given({ ...states, entry: entry(inIt, placed({ rounds: 0 })) })
      .when((known) => decideCard(known, order))
      .thenNothing(null);
    given({ ...states, tournament: tournament({}, ...both, started, ended, settled) })
      .when((known) => decideCard(known, order))
      .thenNothing(null);
    given({ ...states, entry: entry(inIt) })
      .when((known) => decideCard(known, order))
      .thenRefused('step-illegal', { step: 'joined' });
  });
});

describe('reminders', () => {
  const chosen = (remind: boolean) => ({ type: 'entry.remindChosen' as const, remind });

  test('are chosen until the start; the same choice is silent', () => {
    const open = { tournament: tournament(), entry: entry() };
    given(open)
      .when((states) => decideRemind(states, true, NOW))
      .thenHappens({ entry: [{ ...chosen(true), at: NOW }] }, null);
    given(open)
      .when((states) => decideRemind(states, false, NOW))
      .thenNothing(null);
    given({ ...open, entry: entry(inIt) })
      .when((states) => decideRemind(states, true, NOW))
      .thenNothing(null);
    given(open)
      .when((states) => decideRemind(states, true, terms.start))
      .thenRefused('tournament-begun');
    given({ ...open, tournament: none })
      .when((states) => decideRemind(states, true, NOW))
      .thenRefused('not-found');
  });

  test('come once, to whoever wants one, before the start alone', () => {
    const soon = tournament();
    const bare = { protection: unprotected, wallet: purse() };
    const told = { entry: [{ type: 'entry.reminded' as const, at: NOW }] };
    for (const known of [entry(inIt), entry(chosen(true))])
      given({ ...bare, tournament: soon, entry: known })
        .when((states) => decideReminder(states, NOW))
        .thenHappens(told, null);
    const silent = [entry(), entry(inIt, chosen(false)), entry(inIt, { type: 'entry.reminded' })];
    for (const known of silent)
      given({ ...bare, tournament: soon, entry: known })
        .when((states) => decideReminder(states, NOW))
        .thenNothing(null);
    given({ ...bare, tournament: tournament({}, ...both, started), entry: entry(inIt) })
      .when((states) => decideReminder(states, NOW))
      .thenNothing(null);
    given({ ...bare, protection: timedOut, tournament: soon, entry: entry(inIt) })
      .when((states) => decideReminder(states, NOW))
      .thenNothing(null);
  });

  test('that it began is told once, while it is under way, to whoever is in', () => {
    const active = tournament({}, ...both, started);
    given({ tournament: active, entry: entry(inIt) })
      .when((states) => decideStarted(states, NOW))
      .thenHappens({ entry: [{ type: 'entry.started', at: NOW }] }, null);
    for (const known of [entry(), entry(inIt, { type: 'entry.started' })])
      given({ tournament: active, entry: known })
        .when((states) => decideStarted(states, NOW))
        .thenNothing(null);
    given({ tournament: tournament(), entry: entry(inIt) })
      .when((states) => decideStarted(states, NOW))
      .thenNothing(null);
  });
});
