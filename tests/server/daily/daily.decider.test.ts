import { expect, test } from 'vitest';
import { dailyCoins } from '../../../contract/daily.rules';
import { decideOpen } from '../../../server/daily/daily.decider';
import { type DailyEvent, dailyKind } from '../../../server/daily/daily.events';
import { after, given } from '../../support/decider';
import { timedOut, unprotected } from '../../support/protection';
import { ANN, NOW, nobody, player, purse } from '../../support/states';

const order = { player: ANN, at: NOW };
const opened = (day: string, days = 1, coins = 100): DailyEvent => ({
  type: 'daily.opened',
  day,
  days,
  coins,
  at: NOW,
});
const state = (...events: DailyEvent[]) => after(dailyKind, ...events);
const at = (zone: string) =>
  player({ type: 'player.detailsChanged', set: { timezone: zone }, cleared: [] });
const paid = (day: string, coins: number) => ({
  type: 'wallet.moved' as const,
  id: `daily_${day}-ann1`,
  kind: 'achievement' as const,
  currency: 'COINS',
  amount: coins,
  balance: coins,
  against: 'promo' as const,
  reference: `daily_${day}-ann1`,
  delay: 0,
});
const open = (states: Parameters<typeof decideOpen>[0]) => decideOpen(states, order);

test('the first gift is of the first day, and paid by the promotion account', () => {
  given({ daily: state(), player: player(), protection: unprotected, wallet: purse() })
    .when(open)
    .thenHappens({ daily: [opened('2026-11-20')], wallet: [paid('2026-11-20', 100)] }, null);
});

test('opening it again on its day is silent', () => {
  given({
    daily: state(opened('2026-11-20')),
    player: player(),
    protection: unprotected,
    wallet: purse(),
  })
    .when(open)
    .thenNothing(null);
});

test('the next day goes on, and so does the one after a missed day', () => {
  for (const last of ['2026-11-19', '2026-11-18'])
    given({
      daily: state(opened(last, 3, 140)),
      player: player(),
      protection: unprotected,
      wallet: purse(),
    })
      .when(open)
      .thenHappens(
        { daily: [opened('2026-11-20', 4, 160)], wallet: [paid('2026-11-20', 160)] },
        null,
      );
});

test('after two missed days it begins anew', () => {
  given({
    daily: state(opened('2026-11-17', 3, 140)),
    player: player(),
    protection: unprotected,
    wallet: purse(),
  })
    .when(open)
    .thenHappens({ daily: [opened('2026-11-20')], wallet: [paid('2026-11-20', 100)] }, null);
});

test('the day is the one of the player’s time zone', () => {
  given({
    daily: state(opened('2026-11-20')),
    player: at('Asia/Tokyo'),
    protection: unprotected,
    wallet: purse(),
  })
    .when(open)
    .thenHappens(
      { daily: [opened('2026-11-21', 2, 120)], wallet: [paid('2026-11-21', 120)] },
      null,
    );
});

test('who moves to where it is still yesterday has no second gift', () => {
  given({
    daily: state(opened('2026-11-21', 2, 120)),
    player: at('Pacific/Niue'),
    protection: unprotected,
    wallet: purse(),
  })
    .when(open)
    .thenNothing(null);
});

test('an account that is gone has none', () => {
  given({ daily: state(), player: nobody, protection: unprotected, wallet: purse() })
    .when(open)
    .thenRefused('not-signed-in');
});

test('it grows with the days, and stays at its bound', () => {
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 100];
  expect(days.map(dailyCoins)).toEqual([100, 120, 140, 160, 180, 200, 250, 250, 250]);
});

test('who timed out opens it another day', () => {
  given({ daily: state(), player: player(), protection: timedOut, wallet: purse() })
    .when(open)
    .thenRefused('protected', { rule: 'time-out', until: '2026-11-21T19:00:00.000Z' });
});
