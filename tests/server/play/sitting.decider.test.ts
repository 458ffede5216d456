import { expect, test } from 'vitest';
import { FUN_BALANCE, GAME_SESSION_MS, LAUNCH_LINK_MS } from '../../../contract/limits';
import { type LaunchEvent, launchKind } from '../../../server/launch/launch.events';
import { seatKind } from '../../../server/play/seat.events';
import { decideSitDown } from '../../../server/play/sitting.decider';
import { sittingKind } from '../../../server/play/sitting.events';
import { openedBy, seatedIn, seatFor } from '../../../server/play/sitting.moves';
import { after, given } from '../../support/decider';
import { ANN, at, NOW, purse } from '../../support/states';

const issued: LaunchEvent = {
  type: 'launch.issued',
  player: ANN,
  session: 'session_1',
  game: 'game_wheel',
  currency: 'COINS',
  expiresAt: at(LAUNCH_LINK_MS),
};
const launch = after(launchKind, issued);
const stay = {
  player: ANN,
  session: 'session_1',
  game: 'game_wheel',
  currency: 'COINS',
  wallet: ANN,
  expiresAt: at(GAME_SESSION_MS),
};
const SEAT = `${ANN}/game_wheel/COINS`;
const sitDown = {
  sitting: 'sitting_1',
  opened: { ...stay, seat: SEAT },
  commit: 'commit',
  now: NOW,
};
const taken = { type: 'seat.taken', commit: 'commit' } as const;
const used = { type: 'launch.used', sitting: 'sitting_1' } as const;
const opened = { type: 'sitting.opened', ...stay, seat: SEAT } as const;
const fresh = { launch, seat: seatKind.initial, wallet: purse({ COINS: 9 }) };

test('a launch opens a sitting, and a new seat gets its seed', () => {
  given(fresh)
    .when((states) => decideSitDown(states, sitDown))
    .thenHappens({ launch: [used], sitting: [opened], seat: [taken] }, { sitting: 'sitting_1' });
});

test('a seat that was taken before keeps its seeds', () => {
  given({ ...fresh, seat: after(seatKind, { ...taken, commit: 'older' }) })
    .when((states) => decideSitDown(states, sitDown))
    .thenHappens({ launch: [used], sitting: [opened] }, { sitting: 'sitting_1' });
});

test('a demo sitting has a balance of its own', () => {
  const demo = { game: 'game_wheel', currency: 'FUN', wallet: 'sitting_1' };
  const until = { expiresAt: at(GAME_SESSION_MS), seat: 'sitting_1' };
  given({ ...fresh, wallet: purse() })
    .when((states) => decideSitDown(states, { ...sitDown, opened: { ...demo, ...until } }))
    .thenHappens(
      {
        launch: [used],
        sitting: [{ type: 'sitting.opened', ...demo, ...until }],
        seat: [taken],
        wallet: [
          {
            type: 'wallet.moved',
            id: 'sitting_1-demo',
            kind: 'shopCoins',
            currency: 'FUN',
            amount: FUN_BALANCE,
            balance: FUN_BALANCE,
            against: 'promo',
            reference: 'sitting_1',
            delay: 0,
          },
        ],
      },
      { sitting: 'sitting_1' },
    );
});

test('a launch is good until it expires, and once', () => {
  given(fresh)
    .when((states) => decideSitDown(states, { ...sitDown, now: at(LAUNCH_LINK_MS - 1) }))
    .thenHappens({ launch: [used], sitting: [opened], seat: [taken] }, { sitting: 'sitting_1' });
  for (const late of [at(LAUNCH_LINK_MS), at(LAUNCH_LINK_MS + 1)]) {
    given(fresh)
      .when((states) => decideSitDown(states, { ...sitDown, now: late }))
      .thenRefused('link-invalid');
  }
  for (const spent of [after(launchKind, issued, used), launchKind.initial]) {
    given({ ...fresh, launch: spent })
      .when((states) => decideSitDown(states, sitDown))
      .thenRefused('link-invalid');
  }
});

test('what a launch opens: the player’s wallet and seat, or for fun the sitting’s own', () => {
  expect(openedBy(launch, 'sitting_1', NOW)).toEqual(stay);
  expect(seatFor(stay)).toBe(SEAT);
  const fun = after(launchKind, { ...issued, currency: 'FUN' });
  const demo = { ...stay, currency: 'FUN', wallet: 'sitting_1' };
  expect(openedBy(fun, 'sitting_1', NOW)).toEqual(demo);
  expect(seatFor(demo)).toBe('sitting_1');
  const { player: _, session: _s, ...told } = issued;
  const { player: _p, session: _t, ...nameless } = demo;
  const guest = after(launchKind, { ...told, country: 'MT', currency: 'FUN' });
  expect(openedBy(guest, 'sitting_1', NOW)).toEqual({ ...nameless, country: 'MT' });
  expect(openedBy(launchKind.initial, 'sitting_1', NOW)).toBeUndefined();
});

test('a sitting lasts until it expires; a third party’s game seats nobody here', () => {
  const sitting = after(sittingKind, opened);
  const seated = {
    id: 'sitting_1',
    player: ANN,
    session: 'session_1',
    seat: SEAT,
    wallet: ANN,
    game: 'game_wheel',
    currency: 'COINS',
  };
  for (const now of [NOW, at(GAME_SESSION_MS - 1)])
    expect(seatedIn(sitting, 'sitting_1', now)).toEqual(seated);
  for (const now of [at(GAME_SESSION_MS), at(GAME_SESSION_MS + 1)])
    expect(seatedIn(sitting, 'sitting_1', now)).toBeUndefined();
  expect(seatedIn(sittingKind.initial, 'sitting_1', NOW)).toBeUndefined();
  const elsewhere = after(sittingKind, { type: 'sitting.opened', ...stay });
  expect(seatedIn(elsewhere, 'sitting_1', NOW)).toBeUndefined();
});
