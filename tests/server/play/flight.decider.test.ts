import { describe, expect, test } from 'vitest';
import { burstMs, msTo } from '../../../contract/flight.rules';
import { drawCrash } from '../../../games/crash/crash.rules';
import { gameRules } from '../../../games/engines';
import { commitOf, fairDraw } from '../../../games/fair/fair.rules';
import { showMs } from '../../../games/show.rules';
import { unbounded } from '../../../server/cap/cap.moves';
import {
  type BoardedFlight,
  decideBoard,
  decideCashOut,
  decideFinishFlight,
  decideLand,
} from '../../../server/play/flight.decider';
import { type SeatEvent, seatKind } from '../../../server/play/seat.events';
import { type RoundEvent, roundKind } from '../../../server/round/round.events';
import { after, given } from '../../support/decider';
import { ann, inside, laws, outside } from '../../support/gate';
import { ANN, NOW, purse } from '../../support/states';

const SEAT = `${ANN}/game_rocket-wheel/COINS`;
const GAME = 'game_rocket-wheel';
const sitting = { ...ann, seat: SEAT, wallet: ANN, game: GAME, currency: 'COINS' };
const rules = gameRules('crash', 'rocket-wheel')!;
const DAY = '2026-11-25';

/** The first seed whose flight bursts between 2.00 and 3.00. */
const [serverSeed, crash] = (() => {
  for (let n = 0; ; n += 1) {
    const seed = `seed ${n}`;
    const at = drawCrash(fairDraw({ serverSeed: seed, clientSeed: DAY, nonce: 7 }));
    if (at >= 200 && at < 300) return [seed, at] as const;
  }
})();
const startsAt = Date.parse(NOW) + 1_000;
const flight: BoardedFlight = {
  day: DAY,
  number: 7,
  commit: commitOf(serverSeed),
  serverSeed,
  boardsAt: startsAt - 6_000,
  startsAt,
};
const instant = (ms: number): string => new Date(startsAt + ms).toISOString();

const order = {
  sitting,
  country: 'MT',
  laws,
  risk: unbounded,
  at: NOW,
  id: 'round_1',
  rules,
  flight,
  stake: 200,
  bet: { auto: null },
};
const betAt = (auto: number | null) =>
  ({
    type: 'round.bet',
    tx: 'round_1-bet',
    at: NOW,
    wallet: ANN,
    game: GAME,
    currency: 'COINS',
    stake: 200,
    bet: { auto },
    outcome: { auto, cashed: null, crash: null },
    state: { stake: 200, auto, crash, isDown: false },
    choices: ['cash-out'],
    pays: 0,
    // Down at a thousand times the stake at the latest.
    most: auto === null ? 200_000 : auto * 2,
    fairness: {
      commit: flight.commit,
      clientSeed: DAY,
      nonce: 7,
      seat: SEAT,
      seedIndex: 0,
      rules: 1,
      flight: { day: DAY, startsAt: new Date(startsAt).toISOString() },
    },
  }) satisfies RoundEvent;
const moved = (
  id: string,
  kind: 'gameBet' | 'gameWin' | 'gameRefund',
  amount: number,
  balance: number,
  delay = 0,
) =>
  ({
    type: 'wallet.moved' as const,
    id,
    kind,
    currency: 'COINS',
    amount,
    balance,
    against: 'house' as const,
    reference: 'round_1',
    delay,
  }) as const;

const free = after(seatKind, { type: 'seat.taken', commit: 'sealed' });
const seated = after(
  seatKind,
  { type: 'seat.taken', commit: 'sealed' },
  { type: 'seat.roundOpened', round: 'round_1' },
);
const closed: SeatEvent = { type: 'seat.roundClosed', round: 'round_1' };
const aboard = (auto: number | null = null) => ({
  seat: seated,
  round: after(roundKind, betAt(auto)),
  wallet: purse({ COINS: 800 }),
});
const LOOK = showMs('crash', {});

/** What leaving at a multiple records. */
const leftAt = (cashed: number | null, at: string, action: object, auto: number | null = null) => {
  const pays = cashed === null ? 0 : cashed * 2;
  const common = { wallet: ANN, game: GAME, currency: 'COINS', stake: 200 };
  return {
    round: [
      {
        type: 'round.acted',
        tx: 'round_1-act-0',
        at,
        action: action as never,
        raise: 0,
        outcome: { auto, cashed, crash: cashed === null ? crash : null },
        state: { stake: 200, auto, crash, isDown: true },
        choices: [],
        pays,
        ...common,
      },
      { type: 'round.won', tx: 'round_1-win', at, amount: pays, ...common },
    ] satisfies RoundEvent[],
    ...(pays === 0 ? {} : { wallet: [moved('round_1-win', 'gameWin', pays, 800 + pays, LOOK)] }),
    seat: [closed],
  };
};
const back = (at: string, why: string) => ({
  round: [
    { type: 'round.rolledBack', tx: 'round_1-rollback', at, by: 'house', why },
  ] satisfies RoundEvent[],
  wallet: [moved('round_1-rollback', 'gameRefund', 200, 1_000)],
  seat: [closed],
});

describe('a bet on a flight', () => {
  const states = {
    seat: free,
    round: roundKind.initial,
    wallet: purse({ COINS: 1_000 }),
    ...inside,
  };

  test('is refused where it could win more than the house lets it, to the last unit', () => {
    const risking = (cap: object, open = 0) =>
      given(states).when((all) =>
        decideBoard(all, { ...order, bet: { auto: 300 }, risk: { cap, open } }),
      );
    // Set down at three times a stake of 200.
    risking({ winMost: 599 }).thenRefused('win-capped', { winMost: 599 });
    risking({ openMost: 1_000 }, 401).thenRefused('exposure-reached', {
      openMost: 1_000,
      left: 599,
    });
    risking({ winMost: 600, openMost: 1_000 }, 400).thenHappens(
      {
        round: [betAt(300)],
        wallet: [moved('round_1-bet', 'gameBet', -200, 800)],
        seat: [{ type: 'seat.roundOpened', round: 'round_1' }],
      },
      { round: 'round_1' },
    );
  });

  test('takes the stake and the seat, and draws from everybody’s seed', () => {
    given(states)
      .when((all) => decideBoard(all, order))
      .thenHappens(
        {
          round: [betAt(null)],
          wallet: [moved('round_1-bet', 'gameBet', -200, 800)],
          seat: [{ type: 'seat.roundOpened', round: 'round_1' }],
        },
        { round: 'round_1' },
      );
  });

  test.each([
    ['before it boards', -6_001],
    ['at its take-off', 0],
  ])('is refused %s', (_, ms) => {
    given(states)
      .when((all) => decideBoard(all, { ...order, at: instant(ms) }))
      .thenRefused('flight-closed');
  });

  test('passes the gate of every bet, the wallet, the seat and the rules', () => {
    given({ ...states, ...outside })
      .when((all) => decideBoard(all, order))
      .thenRefused('not-signed-in', { rule: 'not-signed-in' });
    given({ ...states, wallet: purse({ COINS: 100 }) })
      .when((all) => decideBoard(all, order))
      .thenRefused('insufficient-amount', { balance: 100, amount: 200 });
    given({ ...states, seat: seated })
      .when((all) => decideBoard(all, order))
      .thenRefused('round-open', { round: 'round_1' });
    given(states)
      .when((all) => decideBoard(all, { ...order, bet: { auto: 50 } }))
      .thenRefused('stake-refused', { field: 'bet' });
  });
});

describe('a cash-out', () => {
  const asked = { round: 'round_1', seat: SEAT, rules, kind: 'cash-out' };

  test('pays the multiple of the server’s time', () => {
    const at = msTo(150);
    given(aboard())
      .when((all) => decideCashOut(all, { ...asked, at: instant(at) }))
      .thenHappens(leftAt(150, instant(at), { kind: 'cash-out', at }), null);
  });

  test('pays a millisecond before the burst, and nothing at it', () => {
    const last = burstMs(crash) - 1;
    given(aboard())
      .when((all) => decideCashOut(all, { ...asked, at: instant(last) }))
      .thenHappens(leftAt(crash, instant(last), { kind: 'cash-out', at: last }), null);
    const burst = burstMs(crash);
    given(aboard())
      .when((all) => decideCashOut(all, { ...asked, at: instant(burst) }))
      .thenHappens(leftAt(null, instant(burst), { kind: 'cash-out', at: burst }), null);
  });

  test('pays 1,000 times at the instant of the burst exactly what each recorded time says', () => {
    const burst = burstMs(crash);
    for (let ms = burst - 500; ms < burst + 500; ms += 1) {
      const made = decideCashOut(aboard(), { ...asked, at: instant(ms) });
      if ('refused' in made) throw new Error(made.refused.code);
      const [acted, won] = made.events.round ?? [];
      if (acted?.type !== 'round.acted' || won?.type !== 'round.won') throw new Error('no win');
      const { at } = acted.action as { at: number };
      expect(at).toBe(ms);
      const replay = rules.act({ ...betAt(null).state }, acted.action);
      expect(won.amount).toBe('pays' in replay ? replay.pays : -1);
      expect(won.amount > 0).toBe(ms < burst);
    }
  });

  test('is refused before take-off, at another seat and of another kind', () => {
    given(aboard())
      .when((all) => decideCashOut(all, { ...asked, at: NOW }))
      .thenRefused('step-illegal', { startsIn: 1_000 });
    given(aboard())
      .when((all) => decideCashOut(all, { ...asked, seat: 'other', at: instant(1) }))
      .thenRefused('not-found');
    given(aboard())
      .when((all) => decideCashOut(all, { ...asked, kind: 'fly', at: instant(1) }))
      .thenRefused('body-invalid', { field: 'action' });
  });

  test('is silent where the round has ended', () => {
    const landed = leftAt(150, instant(msTo(150)), { kind: 'cash-out', at: msTo(150) });
    given({ ...aboard(), round: after(roundKind, betAt(null), ...landed.round) })
      .when((all) => decideCashOut(all, { ...asked, at: instant(9_000) }))
      .thenNothing(null);
  });

  test('gives the stake back where nobody was there to take it', () => {
    const at = instant(burstMs(crash) + 2_001);
    given(aboard())
      .when((all) => decideCashOut(all, { ...asked, at }))
      .thenHappens(back(at, 'late'), null);
  });
});

describe('the house ends a flight', () => {
  const asked = { round: 'round_1', rules };
  const burst = instant(burstMs(crash));

  test('with nothing for who went down with it, and what was set for who set it', () => {
    given(aboard())
      .when((all) => decideLand(all, { ...asked, at: burst }))
      .thenHappens(leftAt(null, burst, { kind: 'land' }), null);
    const reached = instant(msTo(150));
    given(aboard(150))
      .when((all) => decideLand(all, { ...asked, at: reached }))
      .thenHappens(leftAt(150, reached, { kind: 'land' }, 150), null);
  });

  test('not before, and once', () => {
    given(aboard())
      .when((all) => decideLand(all, { ...asked, at: instant(burstMs(crash) - 1) }))
      .thenRefused('round-undecided', { choices: ['cash-out'] });
    given({ ...aboard(), round: roundKind.initial })
      .when((all) => decideLand(all, { ...asked, at: burst }))
      .thenRefused('not-found');
    const landed = leftAt(null, burst, { kind: 'land' });
    given({ ...aboard(), round: after(roundKind, betAt(null), ...landed.round) })
      .when((all) => decideLand(all, { ...asked, at: burst }))
      .thenNothing(null);
  });

  test('late, after it was away: what was set is paid, any other stake goes back', () => {
    const late = instant(burstMs(crash) + 60_000);
    given(aboard())
      .when((all) => decideLand(all, { ...asked, at: late }))
      .thenHappens(back(late, 'late'), null);
    given(aboard(150))
      .when((all) => decideLand(all, { ...asked, at: late }))
      .thenHappens(leftAt(150, late, { kind: 'land' }, 150), null);
  });

  test('before it is over where its rider goes: the stake goes back', () => {
    const early = instant(50);
    given(aboard(150))
      .when((all) => decideFinishFlight(all, { ...asked, at: early }))
      .thenHappens(back(early, 'idle'), null);
    given(aboard())
      .when((all) => decideFinishFlight(all, { ...asked, at: burst }))
      .thenHappens(leftAt(null, burst, { kind: 'land' }), null);
  });
});
