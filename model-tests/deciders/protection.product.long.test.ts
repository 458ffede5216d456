import { expect, test } from 'vitest';
import { entices } from '../../contract/push';
import { decideOpen } from '../../server/daily/daily.decider';
import { type DailyState, dailyKind } from '../../server/daily/daily.events';
import { decideAccept, decideSend } from '../../server/gift/gift.decider';
import { type GiftState, giftKind, givingKind } from '../../server/gift/gift.events';
import { decideRequest, decideSucceeded } from '../../server/payment/payment.decider';
import { type PaymentState, paymentKind } from '../../server/payment/payment.events';
import { admit } from '../../server/play/gate.moves';
import {
  decideAnswerCheck,
  decideChooseCheck,
  decidePause,
  decideSetLimit,
} from '../../server/protection/protection.decider';
import { type ProtectionState, protectionKind } from '../../server/protection/protection.events';
import { guardedAt, shield } from '../../server/protection/protection.moves';
import { decideBet, decideWin } from '../../server/round/round.decider';
import { type RoundState, roundKind } from '../../server/round/round.events';
import type { Decision } from '../../server/store/decision';
import { decideJoin, decideLeave } from '../../server/tournament/entry.decider';
import { type EntryState, entryKind } from '../../server/tournament/entry.events';
import { type TournamentState, tournamentKind } from '../../server/tournament/tournament.events';
import { type WalletState, walletKind } from '../../server/wallet/wallet.events';
import { ann, inside, laws } from '../../tests/support/gate';
import { LONG_MS } from '../../tests/support/patience';
import { ANN, at, BEN, friends, NOW, purse } from '../../tests/support/states';
import { tournament } from '../../tests/support/tournament';

/** All that is explored together: what protects Ann, and all that it protects her from. */
interface World {
  now: string;
  protection: ProtectionState;
  wallet: WalletState;
  gift: GiftState;
  daily: DailyState;
  payment: PaymentState;
  round: RoundState;
  tournament: TournamentState;
  entry: EntryState;
}

/** How a stream becomes another by an event. */
interface Folding {
  evolve(state: unknown, event: object): unknown;
  dated?(state: unknown, event: object, at: string): unknown;
}

const foldings: Readonly<Record<string, Folding>> = {
  protection: protectionKind,
  wallet: walletKind,
  gift: giftKind,
  daily: dailyKind,
  payment: paymentKind,
  round: roundKind,
  tournament: tournamentKind,
  entry: entryKind,
} as never;

const fold = ({ evolve, dated }: Folding, state: unknown, event: object, when: string) => {
  const next = evolve(state, event);
  return dated === undefined ? next : dated(next, event, when);
};

const STAKE = 60;
const GIFT = 10;
const BUY_IN = 60;
const DEPOSIT = 500;
const LIMIT = 100;
const CHECK_MINUTES = 15;
const BREAK_MINUTES = 24 * 60;
const currency = 'COINS';

/** The moments that are looked at: before and at a check, and the same a day later. */
const moments = [0, CHECK_MINUTES, BREAK_MINUTES].map((minutes) => at(minutes * 60_000));
const entrant = { ...ann, game: 'game_wheel', currency };
const order = {
  id: 'gift_1',
  sender: BEN,
  recipient: ANN,
  coins: GIFT,
  box: 'ruby',
  tape: 'mint',
} as const;
const charge = {
  reference: 'deposit_1',
  player: ANN,
  currency: 'EUR',
  amount: DEPOSIT,
  payment: 'test-approved',
} as const;
const joining = { tournament: 'tournament_1', player: ANN, movement: 'join' };

type Step = (world: World) => Decision<object, unknown>;

const stakes: Readonly<Record<string, Step>> = {
  bet: (world) => {
    const { protection, wallet, round } = world;
    const asked = { ...entrant, stake: STAKE, at: world.now };
    const barred = admit({ ...inside, protection, wallet }, asked, laws);
    if (barred !== undefined) return barred;
    return decideBet({ round, wallet }, 'round_1', {
      tx: 'bet',
      at: world.now,
      wallet: ANN,
      game: 'game_wheel',
      currency,
      stake: STAKE,
      bet: null,
      outcome: null,
      pays: 0,
    });
  },
  join: (world) => {
    const { tournament, entry, wallet, protection } = world;
    return decideJoin(
      { tournament, entry, wallet, ...inside, protection },
      { ...joining, entrant: ann, laws, thresholds: [], at: world.now },
    );
  },
};
const paysIn: Readonly<Record<string, Step>> = {
  deposit: (world) => {
    const { payment, protection, wallet } = world;
    return decideRequest({ payment, protection, wallet }, charge, 'test', world.now);
  },
};
const promotes: Readonly<Record<string, Step>> = {
  'open the gift': (world) => {
    const { gift, wallet, protection } = world;
    return decideAccept(
      { gift, relation: friends, giving: givingKind.initial, wallet, protection },
      'gift_1',
      ANN,
      world.now,
    );
  },
  'open the gift of the day': (world) => {
    const { daily, protection, wallet } = world;
    return decideOpen(
      { daily, player: inside.player, protection, wallet },
      { player: ANN, at: world.now },
    );
  },
  push: (world) => shield('promotes', world, world.now) ?? { events: {}, answer: null },
};
const paysOut: Readonly<Record<string, Step>> = {
  win: ({ round, wallet, ...world }) =>
    decideWin({ round, wallet }, 'round_1', {
      tx: 'win',
      at: world.now,
      amount: STAKE / 2,
    }),
  leave: (world) => {
    const { tournament, entry, wallet } = world;
    return decideLeave({ tournament, entry, wallet }, { ...joining, at: world.now });
  },
  charged: (world) => {
    const { payment, protection, wallet } = world;
    const said = {
      type: 'pay.succeeded',
      about: 'deposit_1',
      charge: 'test_1',
      currency: 'EUR',
      amount: DEPOSIT,
      method: { method: 'testmethod_1', kind: 'visa', last: '4242' },
    } as const;
    return decideSucceeded({ payment, protection, wallet }, said, world.now);
  },
};
const others: Readonly<Record<string, Step>> = {
  'a gift comes': (world) =>
    decideSend(
      {
        gift: world.gift,
        relation: friends,
        giving: givingKind.initial,
        wallet: purse({ COINS: GIFT }),
      },
      { ...order, at: world.now },
    ),
  'limit losses': (world) =>
    decideSetLimit(world, {
      limit: { kind: 'loss', period: 'day', currency },
      value: LIMIT,
      money: 'EUR',
      at: world.now,
    }),
  'limit deposits': (world) =>
    decideSetLimit(world, {
      limit: { kind: 'deposit', period: 'day', currency: 'EUR' },
      value: DEPOSIT,
      money: 'EUR',
      at: world.now,
    }),
  'choose checks': (world) => decideChooseCheck(world, { minutes: CHECK_MINUTES, at: world.now }),
  'answer the check': (world) => decideAnswerCheck(world, world.now),
  'time out': (world) => decidePause(world, { kind: 'time-out', days: 1, at: world.now }),
  exclude: (world) => decidePause(world, { kind: 'exclusion', months: 6, at: world.now }),
};
/** Whose events are another's: Ben's wallet, and what nobody reads here. */
const isHeld = (command: string, slot: string) =>
  Object.hasOwn(foldings, slot) && !(slot === 'wallet' && command === 'a gift comes');

const after = (world: World, command: string, events: object): World =>
  Object.entries(events as Record<string, readonly object[]>).reduce((now, [slot, list]) => {
    const folding = foldings[slot];
    if (folding === undefined || !isHeld(command, slot)) return now;
    const next = list.reduce<unknown>(
      (state, event) => fold(folding, state, event, world.now),
      now[slot as keyof World],
    );
    return { ...now, [slot]: next };
  }, world);

/** Equal states have one number. A world shares most of its states with the one before it. */
const numbered = <State extends object>(told: (state: State) => unknown) => {
  const known = new WeakMap<State, number>();
  const numbers = new Map<string, number>();
  return (state: State): number => {
    const before = known.get(state);
    if (before !== undefined) return before;
    const text = JSON.stringify(told(state));
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    known.set(state, number);
    return number;
  };
};

const protectionNumber = numbered((protection: ProtectionState) => ({
  ...protection,
  reserved: Object.keys(protection.reserved),
}));
const walletNumber = numbered((wallet: WalletState) => wallet);
const dailyNumber = numbered((daily: DailyState) => daily);

/** What of a world decides anything here: when a gift came or a bet was made does not. */
const keyOf = ({ now, protection, wallet, gift, daily, payment, round, entry }: World): string =>
  [
    now,
    protectionNumber(protection),
    walletNumber(wallet),
    gift.phase,
    dailyNumber(daily),
    payment.phase,
    round.phase,
    entry.step,
  ].join();

const lossOf = ({ wallet }: World, day: string): number => {
  const tally = wallet.tallies?.[currency]?.day;
  return tally === undefined || tally.since < day ? 0 : tally.staked - tally.won;
};

/** What must be so, whatever was done: said without the policy. */
const violations = (before: World, command: string, done: World | undefined): string[] => {
  const { now } = before;
  const { pause, limits, check, answeredAt } = before.protection;
  const isPaused = pause !== undefined && now < pause.until;
  const isBarred = [stakes, paysIn, promotes].some((group) => Object.hasOwn(group, command));
  const found: string[] = [];
  if (done !== undefined && isPaused && isBarred) found.push('paused');
  const loss = limits['loss day COINS'];
  const spent = done === undefined ? 0 : lossOf(done, now.slice(0, 10));
  if (loss !== undefined && Object.hasOwn(stakes, command) && spent > loss.value)
    found.push('more lost than the limit');
  const paid = done?.protection.deposited.EUR?.day.amount ?? 0;
  const cap = limits['deposit day EUR'];
  if (cap !== undefined && command === 'deposit' && done !== undefined && paid > cap.value)
    found.push('more paid in than the limit');
  const since = before.wallet.stretch;
  const isPlaying =
    since !== undefined && Date.parse(now) - Date.parse(since.last) < 30 * 60 * 1_000;
  const from =
    answeredAt !== undefined && since !== undefined && answeredAt > since.since
      ? answeredAt
      : since?.since;
  const isDue =
    check !== undefined &&
    isPlaying &&
    from !== undefined &&
    Date.parse(now) - Date.parse(from) >= check * 60_000;
  if (done !== undefined && isDue && Object.hasOwn(stakes, command)) found.push('check not read');
  const shorter =
    done !== undefined && isPaused && (done.protection.pause?.until ?? '') < pause.until;
  if (shorter) found.push('a pause was shortened');
  // What is paid out is never barred by it.
  if (done === undefined && isPaused && command === 'win' && before.round.phase === 'open')
    found.push('an open round is not paid');
  if (Object.values(done?.wallet.balances ?? {}).some((balance) => balance < 0))
    found.push('a balance below zero');
  return found;
};

test(
  'protection × wallet × gift × tournament × promotion × push: no state violates it',
  () => {
    const first: World = {
      now: NOW,
      protection: protectionKind.initial,
      wallet: purse({ COINS: 200 }),
      gift: giftKind.initial,
      daily: dailyKind.initial,
      payment: paymentKind.initial,
      round: roundKind.initial,
      tournament: tournament({ buyIn: BUY_IN, currency }),
      entry: entryKind.initial,
    };
    const commands = { ...stakes, ...paysIn, ...promotes, ...paysOut, ...others };
    const seen = new Set<string>();
    const reached = new Set<string>();
    const barred = new Set<string>();
    const violating: string[] = [];
    const places = [first];
    for (let world = places.pop(); world !== undefined; world = places.pop()) {
      const key = keyOf(world);
      if (seen.has(key)) continue;
      seen.add(key);
      for (const [command, step] of Object.entries(commands)) {
        const decision = step(world);
        if ('refused' in decision) {
          if (decision.refused.code === 'protected')
            barred.add(`${command}: ${String(decision.refused.params?.rule)}`);
          violating.push(...violations(world, command, undefined));
          continue;
        }
        const done = after(world, command, decision.events);
        const next = keyOf(done);
        // What was done before is answered again, and nothing comes of it; a push has no event.
        if (next === key && command !== 'push') continue;
        reached.add(command);
        violating.push(...violations(world, command, done));
        if (!seen.has(next)) places.push(done);
      }
      const next = moments.find((moment) => moment > world.now);
      if (next !== undefined) places.push({ ...world, now: next });
    }
    console.table([{ states: seen.size, violating: violating.length }]);
    expect([...new Set(violating)]).toEqual([]);
    expect([...reached].toSorted()).toEqual(Object.keys(commands).toSorted());
    expect(barred).toContain('bet: time-out');
    expect(barred).toContain('bet: loss-limit');
    expect(barred).toContain('bet: reality-check');
    expect(barred).toContain('join: exclusion');
    expect(barred).toContain('deposit: exclusion');
    expect(barred).toContain('open the gift: time-out');
    expect(barred).toContain('open the gift of the day: exclusion');
    expect(barred).toContain('push: exclusion');
    expect(entices('gift-arrived')).toBe(true);
    expect(guardedAt(first.protection, first.wallet, NOW).limits).toEqual([]);
  },
  LONG_MS,
);
