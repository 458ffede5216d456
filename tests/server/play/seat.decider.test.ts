import { test } from 'vitest';
import { commitOf } from '../../../games/fair/fair.rules';
import {
  decideClose,
  decideOpen,
  decideReveal,
  decideRotate,
  decideTurn,
} from '../../../server/play/seat.decider';
import { type SeatEvent, seatKind } from '../../../server/play/seat.events';
import { after, given } from '../../support/decider';

const serverSeed = (index: number) => `seed ${index}`;
const taken: SeatEvent = { type: 'seat.taken', commit: commitOf('seed 0') };
const opened = (round: string): SeatEvent => ({ type: 'seat.roundOpened', round });
const bound = (round: string): SeatEvent => ({ ...opened(round), clientSeed: 'mine' }) as SeatEvent;
const closed = (round: string): SeatEvent => ({ type: 'seat.roundClosed', round });
const fresh = after(seatKind, taken);
const free = after(seatKind, taken, bound('round_0'), closed('round_0'));
const playing = after(seatKind, taken, bound('round_1'));
/** Of a seat from before, whose seed the server drew. */
const older = after(seatKind, { ...taken, clientSeed: 'mine' });

test('the first bet under a server seed brings the player’s own, which stays', () => {
  given(fresh)
    .when((seat) => decideOpen(seat, 'round_1', 'mine'))
    .thenHappens({ seat: [bound('round_1')] }, { clientSeed: 'mine' });
  given(fresh)
    .when((seat) => decideOpen(seat, 'round_1'))
    .thenRefused('seed-missing');
  for (const seat of [free, older]) {
    for (const clientSeed of ['mine', undefined]) {
      given(seat)
        .when((seat) => decideOpen(seat, 'round_1', clientSeed))
        .thenHappens({ seat: [opened('round_1')] }, { clientSeed: 'mine' });
    }
    given(seat)
      .when((seat) => decideOpen(seat, 'round_1', 'theirs'))
      .thenRefused('seed-bound');
  }
});

test('a free seat opens a round, and names the one that is open', () => {
  given(free)
    .when((seat) => decideOpen(seat, 'round_1'))
    .thenHappens({ seat: [opened('round_1')] }, { clientSeed: 'mine' });
  for (const round of ['round_1', 'round_2']) {
    given(playing)
      .when((seat) => decideOpen(seat, round))
      .thenRefused('round-open', { round: 'round_1' });
  }
});

test('the open round is closed once, and no other one', () => {
  given(playing)
    .when((seat) => decideClose(seat, 'round_1'))
    .thenHappens({ seat: [closed('round_1')] }, null);
  given(playing)
    .when((seat) => decideClose(seat, 'round_2'))
    .thenNothing(null);
  given(free)
    .when((seat) => decideClose(seat, 'round_1'))
    .thenNothing(null);
});

const rotated = (clientSeed?: string): SeatEvent => ({
  type: 'seat.seedRotated',
  serverSeed: 'seed 0',
  commit: commitOf('seed 1'),
  ...(clientSeed === undefined ? {} : { clientSeed }),
});
const revealed = (nonce: number, clientSeed = 'mine') => ({
  commit: commitOf('seed 0'),
  clientSeed,
  nonce,
  serverSeed: 'seed 0',
});
const next = (clientSeed: string) => ({
  commit: commitOf('seed 1'),
  clientSeed,
  nonce: 0,
  next: commitOf('seed 2'),
});

test('a rotation reveals the seed that was committed to, and turns to the next', () => {
  given(free)
    .when((seat) => decideRotate(seat, { serverSeed, clientSeed: 'theirs' }))
    .thenHappens({ seat: [rotated('theirs')] }, { revealed: revealed(1), next: next('theirs') });
  given(fresh)
    .when((seat) => decideRotate(seat, { serverSeed }))
    .thenHappens({ seat: [rotated()] }, { revealed: revealed(0, ''), next: next('') });
});

test('the player’s seed is spent with the server’s: the next bet brings another', () => {
  given(free)
    .when((seat) => decideRotate(seat, { serverSeed }))
    .thenHappens({ seat: [rotated()] }, { revealed: revealed(1), next: next('') });
  const turned = after(seatKind, taken, bound('round_0'), closed('round_0'), rotated());
  given(turned)
    .when((seat) => decideOpen(seat, 'round_1'))
    .thenRefused('seed-missing');
  given(turned)
    .when((seat) => decideOpen(seat, 'round_1', 'theirs'))
    .thenHappens(
      { seat: [{ type: 'seat.roundOpened', round: 'round_1', clientSeed: 'theirs' }] },
      { clientSeed: 'theirs' },
    );
});

test('no seed is revealed while a round draws from it', () => {
  given(playing)
    .when((seat) => decideRotate(seat, { serverSeed }))
    .thenRefused('seed-in-use', { round: 'round_1' });
});

test('a seat turns once to the seeds of another master secret, never while a round draws', () => {
  const next = (index: number) => `next ${index}`;
  const serverSeed = (index: number, commit?: string) =>
    commit === undefined ? next(index) : `seed ${index}`;
  const turned: SeatEvent = {
    type: 'seat.seedRotated',
    serverSeed: 'seed 0',
    commit: commitOf('next 1'),
  };
  given(free)
    .when((seat) => decideTurn(seat, { serverSeed }))
    .thenHappens({ seat: [turned] }, null);
  for (const still of [seatKind.evolve(free, turned), seatKind.initial]) {
    given(still)
      .when((seat) => decideTurn(seat, { serverSeed }))
      .thenNothing(null);
  }
  given(playing)
    .when((seat) => decideTurn(seat, { serverSeed }))
    .thenRefused('seed-in-use', { round: 'round_1' });
});

test('the seed of one round is revealed once; one that is known stays known', () => {
  given(free)
    .when((seat) => decideReveal(seat, { seedIndex: free.seedIndex, serverSeed }))
    .thenHappens({ seat: [rotated()] }, null);
  const turned = after(seatKind, taken, bound('round_0'), closed('round_0'), rotated());
  given(turned)
    .when((seat) => decideReveal(seat, { seedIndex: turned.seedIndex - 1, serverSeed }))
    .thenNothing(null);
  given(playing)
    .when((seat) => decideReveal(seat, { seedIndex: playing.seedIndex, serverSeed }))
    .thenRefused('seed-in-use', { round: 'round_1' });
});
