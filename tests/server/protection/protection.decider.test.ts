import { describe, expect, test } from 'vitest';
import { DAY_MS, LIMIT_CONFIRM_MS, LIMIT_RAISE_MS, PLAY_PAUSE_MS } from '../../../contract/limits';
import type { LimitName } from '../../../contract/protection.rules';
import {
  decideAnswerCheck,
  decideChooseCheck,
  decideConfirmLimit,
  decideKeepLimit,
  decidePause,
  decideSetLimit,
} from '../../../server/protection/protection.decider';
import {
  depositedIn,
  type ProtectionEvent,
  protectionKind,
} from '../../../server/protection/protection.events';
import {
  countDeposit,
  endDeposit,
  guardedAt,
  reserveDeposit,
} from '../../../server/protection/protection.moves';
import { walletKind } from '../../../server/wallet/wallet.events';
import { given } from '../../support/decider';
import { moved, protectedBy, unprotected } from '../../support/protection';
import { at, NOW, purse } from '../../support/states';

const limit = { kind: 'loss', period: 'day', currency: 'COINS' } as const;
const time: LimitName = { kind: 'time' };
const set = (value: number | null, when = NOW, name: LimitName = limit): ProtectionEvent => ({
  type: 'limit.set',
  limit: name,
  value,
  at: when,
});
const asked = (value: number | null, when = NOW): ProtectionEvent => ({
  type: 'limit.asked',
  limit,
  value,
  from: new Date(Date.parse(when) + LIMIT_RAISE_MS).toISOString(),
  at: when,
});
const kept = (when = NOW): ProtectionEvent => ({ type: 'limit.kept', limit, at: when });
const wish = (value: number | null, when = NOW, name: LimitName = limit) => ({
  limit: name,
  value,
  money: 'EUR',
  at: when,
});
const held = (...events: ProtectionEvent[]) => ({ protection: protectedBy(...events) });
const wanting =
  (value: number | null, when = NOW) =>
  (states: ReturnType<typeof held>) =>
    decideSetLimit(states, wish(value, when));

describe('a limit', () => {
  test('is set, and lowered, at once', () => {
    given(held())
      .when(wanting(500))
      .thenHappens({ protection: [set(500)] }, null);
    given(held(set(500)))
      .when(wanting(499))
      .thenHappens({ protection: [set(499)] }, null);
    expect(protectedBy(set(500), set(499)).limits['loss day COINS']).toEqual({
      name: limit,
      value: 499,
    });
  });

  test('is raised, or given up, a day later and by a second confirmation', () => {
    for (const value of [501, null]) {
      given(held(set(500)))
        .when(wanting(value))
        .thenHappens({ protection: [asked(value)] }, null);
      // Until then it stays as it was.
      expect(protectedBy(set(500), asked(value)).limits['loss day COINS']?.value).toBe(500);
      const confirm = (when: string) => (states: ReturnType<typeof held>) =>
        decideConfirmLimit(states, { limit, at: when });
      given(held(set(500), asked(value)))
        .when(confirm(at(LIMIT_RAISE_MS - 1)))
        .thenRefused('step-illegal', { step: 'asked', from: at(LIMIT_RAISE_MS) });
      given(held(set(500), asked(value)))
        .when(confirm(at(LIMIT_RAISE_MS)))
        .thenHappens({ protection: [set(value, at(LIMIT_RAISE_MS))] }, null);
      const late = LIMIT_RAISE_MS + LIMIT_CONFIRM_MS;
      given(held(set(500), asked(value)))
        .when(confirm(at(late)))
        .thenRefused('step-illegal', { step: 'set' });
      given(held(set(500), asked(value)))
        .when(confirm(at(late - 1)))
        .thenHappens({ protection: [set(value, at(late - 1))] }, null);
    }
    expect(protectedBy(set(500), set(null)).limits).toEqual({});
  });

  test('another raise begins its day anew, the same one does not', () => {
    given(held(set(500), asked(600)))
      .when(wanting(600, at(1)))
      .thenNothing(null);
    given(held(set(500), asked(600)))
      .when(wanting(700, at(1)))
      .thenHappens({ protection: [asked(700, at(1))] }, null);
  });

  test('a raise is off by a stricter one, and by wishing for what there is', () => {
    expect(protectedBy(set(500), asked(600), set(400)).limits['loss day COINS']).toEqual({
      name: limit,
      value: 400,
    });
    given(held(set(500), asked(600)))
      .when(wanting(500))
      .thenHappens({ protection: [kept()] }, null);
    given(held(set(500), asked(600)))
      .when((states) => decideKeepLimit(states, { limit, at: NOW }))
      .thenHappens({ protection: [kept()] }, null);
    given(held(set(500), asked(600), kept()))
      .when((states) => decideKeepLimit(states, { limit, at: NOW }))
      .thenNothing(null);
    given(held(set(500)))
      .when(wanting(500))
      .thenNothing(null);
    given(held()).when(wanting(null)).thenNothing(null);
  });

  test('is of coins or of the player’s own money, and of so many minutes', () => {
    const other: LimitName = { ...limit, currency: 'JPY' };
    given(held())
      .when((states) => decideSetLimit(states, wish(5, NOW, other)))
      .thenRefused('currency-unknown', { currency: 'EUR' });
    // Who moved keeps what they have, and may make it stricter.
    given(held(set(5, NOW, other)))
      .when((states) => decideSetLimit(states, wish(4, NOW, other)))
      .thenHappens({ protection: [set(4, NOW, other)] }, null);
    for (const value of [14, 1_441])
      given(held())
        .when((states) => decideSetLimit(states, wish(value, NOW, time)))
        .thenRefused('limit-invalid', { value });
    given(held())
      .when((states) => decideSetLimit(states, wish(15, NOW, time)))
      .thenHappens({ protection: [set(15, NOW, time)] }, null);
  });
});

describe('a pause', () => {
  const paused = (kind: 'time-out' | 'exclusion', until: string, when = NOW): ProtectionEvent => ({
    type: 'play.paused',
    kind,
    until,
    at: when,
  });

  test('is a time-out of days or an exclusion of months', () => {
    given(held())
      .when((states) => decidePause(states, { kind: 'time-out', days: 1, at: NOW }))
      .thenHappens({ protection: [paused('time-out', at(DAY_MS))] }, null);
    given(held())
      .when((states) => decidePause(states, { kind: 'exclusion', months: 6, at: NOW }))
      .thenHappens({ protection: [paused('exclusion', '2027-05-20T20:00:00.000Z')] }, null);
  });

  test('is made longer, never shorter', () => {
    const out = held(paused('time-out', at(2 * DAY_MS)));
    given(out)
      .when((states) => decidePause(states, { kind: 'time-out', days: 1, at: NOW }))
      .thenRefused('step-illegal', {
        step: 'timed out',
        kind: 'time-out',
        until: at(2 * DAY_MS),
      });
    given(out)
      .when((states) => decidePause(states, { kind: 'time-out', days: 3, at: NOW }))
      .thenHappens({ protection: [paused('time-out', at(3 * DAY_MS))] }, null);
    const until = '2027-11-20T20:00:00.000Z';
    for (const order of [
      { kind: 'exclusion', months: 6, at: NOW } as const,
      { kind: 'time-out', days: 42, at: NOW } as const,
    ])
      given(held(paused('exclusion', until)))
        .when((states) => decidePause(states, order))
        .thenRefused('step-illegal', { step: 'excluded', kind: 'exclusion', until });
  });

  test('is shortened by no event, whoever wrote it', () => {
    const until = '2031-11-20T20:00:00.000Z';
    const state = protectedBy(paused('exclusion', until), paused('time-out', at(1)));
    expect(state.pause).toEqual({ kind: 'exclusion', until });
  });

  test('is over at its moment, and may be taken again', () => {
    const out = held(paused('time-out', at(DAY_MS)));
    given(out)
      .when((states) => decidePause(states, { kind: 'time-out', days: 1, at: at(DAY_MS) }))
      .thenHappens({ protection: [paused('time-out', at(2 * DAY_MS), at(DAY_MS))] }, null);
  });
});

describe('a reality check', () => {
  const chosen: ProtectionEvent = { type: 'check.chosen', minutes: 30, at: NOW };
  const answered = (when: string): ProtectionEvent => ({ type: 'check.answered', at: when });
  const MINUTE_MS = 60_000;
  const played = moved(moved(purse({ COINS: 900 }), { amount: -10 }), {
    amount: -10,
    at: at(20 * MINUTE_MS),
  });

  test('comes every so many minutes of play, until it is answered', () => {
    const due = at(30 * MINUTE_MS);
    expect(guardedAt(protectedBy(chosen), played, at(29 * MINUTE_MS)).checkAt).toBe(due);
    given({ ...held(chosen), wallet: played })
      .when((states) => decideAnswerCheck(states, due))
      .thenHappens({ protection: [answered(due)] }, null);
    given({ ...held(chosen), wallet: played })
      .when((states) => decideAnswerCheck(states, at(30 * MINUTE_MS - 1)))
      .thenNothing(null);
    given({ ...held(chosen, answered(due)), wallet: played })
      .when((states) => decideAnswerCheck(states, at(31 * MINUTE_MS)))
      .thenNothing(null);
    const next = guardedAt(protectedBy(chosen, answered(due)), played, at(31 * MINUTE_MS));
    expect(next.checkAt).toBe(at(60 * MINUTE_MS));
  });

  test('comes to nobody who pauses, or chose none', () => {
    const late = at(20 * MINUTE_MS + PLAY_PAUSE_MS);
    expect(guardedAt(protectedBy(chosen), played, late).checkAt).toBeUndefined();
    expect(guardedAt(unprotected, played, at(25 * MINUTE_MS)).checkAt).toBeUndefined();
    expect(guardedAt(protectedBy(chosen), purse(), NOW).checkAt).toBeUndefined();
  });

  test('is chosen, and given up, at once', () => {
    given(held())
      .when((states) => decideChooseCheck(states, { minutes: 30, at: NOW }))
      .thenHappens({ protection: [chosen] }, null);
    given(held(chosen))
      .when((states) => decideChooseCheck(states, { minutes: 30, at: NOW }))
      .thenNothing(null);
    given(held(chosen))
      .when((states) => decideChooseCheck(states, { minutes: null, at: NOW }))
      .thenHappens({ protection: [{ type: 'check.chosen', minutes: null, at: NOW }] }, null);
    given(held())
      .when((states) => decideChooseCheck(states, { minutes: null, at: NOW }))
      .thenNothing(null);
  });
});

describe('what is counted', () => {
  test('stakes, wins and refunds, since each period began', () => {
    const wallet = [
      { amount: -100 },
      { amount: 40 },
      { amount: 30, kind: 'gameRefund' as const },
      { amount: 500, kind: 'achievement' as const, against: 'promo' as const },
      { amount: 70, kind: 'giftAccept' as const },
      { amount: 60, kind: 'gameWin' as const, free: true as const },
      { amount: -20, kind: 'shopCoins' as const },
      { amount: 5_000, kind: 'shopCoins' as const },
    ].reduce(moved, walletKind.initial);
    const tally = (since: string) => ({ since, staked: 90, won: 40 });
    expect(wallet.tallies).toEqual({
      COINS: {
        session: tally(NOW),
        day: tally('2026-11-20'),
        week: tally('2026-11-16'),
        month: tally('2026-11-01'),
      },
    });
  });

  test('a day that is over counts no more, a week that goes on does', () => {
    const wallet = moved(moved(walletKind.initial, { amount: -100 }), {
      amount: -1,
      at: at(DAY_MS),
    });
    expect(wallet.tallies?.COINS).toEqual({
      session: { since: at(DAY_MS), staked: 1, won: 0 },
      day: { since: '2026-11-21', staked: 1, won: 0 },
      week: { since: '2026-11-16', staked: 101, won: 0 },
      month: { since: '2026-11-01', staked: 101, won: 0 },
    });
    expect(wallet.stretch).toEqual({ since: at(DAY_MS), last: at(DAY_MS) });
    const { limits } = guardedAt(protectedBy(set(500)), wallet, at(2 * DAY_MS));
    expect(limits.map(({ used }) => used)).toEqual([0]);
  });

  test('play for fun counts nowhere', () => {
    expect(moved(walletKind.initial, { amount: -100, currency: 'FUN' }).tallies).toBeUndefined();
  });

  test('a deposit counts from when it is asked for, unless it is declined', () => {
    const order = { reference: 'deposit_1', currency: 'EUR', amount: 300, at: NOW };
    const states = { protection: unprotected, wallet: purse() };
    const reserved = reserveDeposit(states, order);
    expect(reserved).toEqual({ type: 'deposit.reserved', ...order });
    if (reserved === undefined || 'refused' in reserved) throw new Error('It was not reserved');
    const counted = protectedBy(reserved);
    const used = (state: typeof counted, when = NOW) =>
      depositedIn(state, { period: 'day', currency: 'EUR' }, when);
    expect(used(counted)).toBe(300);
    expect(reserveDeposit({ ...states, protection: counted }, order)).toBeUndefined();
    const declined = endDeposit(counted, 'deposit_1', NOW).reduce(protectionKind.evolve, counted);
    const approved = (state: typeof counted) =>
      countDeposit(state, order).reduce(protectionKind.evolve, state);
    expect(used(approved(counted))).toBe(300);
    expect(used(declined)).toBe(0);
    expect(endDeposit(declined, 'deposit_1', NOW)).toEqual([]);
    // What was charged after all counts after all.
    expect(used(approved(declined))).toBe(300);
    // One of yesterday that is declined today takes nothing from today.
    const today = at(24 * 60 * 60 * 1_000);
    const more = reserveDeposit(
      { ...states, protection: counted },
      {
        ...order,
        reference: 'deposit_2',
        at: today,
      },
    );
    if (more === undefined || 'refused' in more) throw new Error('It was not reserved');
    const both = protectionKind.evolve(counted, more);
    const one = endDeposit(both, 'deposit_1', today).reduce(protectionKind.evolve, both);
    expect(used(one, today)).toBe(300);
    expect(depositedIn(one, { period: 'week', currency: 'EUR' }, today)).toBe(300);
  });
});
