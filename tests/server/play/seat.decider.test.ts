import { test } from 'vitest';
import { commitOf } from '../../../games/fair/fair.rules';
import { decideClose, decideOpen, decideRotate } from '../../../server/play/seat.decider';
import { type SeatEvent, seatKind } from '../../../server/play/seat.events';
import { after, given } from '../../support/decider';

const serverSeed = (index: number) => `seed ${index}`;
const taken: SeatEvent = { type: 'seat.taken', commit: commitOf('seed 0'), clientSeed: 'mine' };
const opened = (round: string): SeatEvent => ({ type: 'seat.roundOpened', round });
const closed = (round: string): SeatEvent => ({ type: 'seat.roundClosed', round });
const free = after(seatKind, taken);
const playing = after(seatKind, taken, opened('round_1'));

test('a free seat opens a round, and names the one that is open', () => {
  given(free)
    .when((seat) => decideOpen(seat, 'round_1'))
    .thenHappens({ seat: [opened('round_1')] }, null);
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

const rotated = (clientSeed: string): SeatEvent => ({
  type: 'seat.seedRotated',
  serverSeed: 'seed 0',
  commit: commitOf('seed 1'),
  clientSeed,
});
const played = after(seatKind, taken, opened('round_1'), closed('round_1'));

test('a rotation reveals the seed that was committed to, and commits to the next', () => {
  given(played)
    .when((seat) => decideRotate(seat, { serverSeed, clientSeed: 'theirs' }))
    .thenHappens(
      { seat: [rotated('theirs')] },
      {
        revealed: {
          commit: commitOf('seed 0'),
          clientSeed: 'mine',
          nonce: 1,
          serverSeed: 'seed 0',
        },
        next: { commit: commitOf('seed 1'), clientSeed: 'theirs', nonce: 0 },
      },
    );
});

test('the client seed stays without another one', () => {
  given(free)
    .when((seat) => decideRotate(seat, { serverSeed }))
    .thenHappens(
      { seat: [rotated('mine')] },
      {
        revealed: {
          commit: commitOf('seed 0'),
          clientSeed: 'mine',
          nonce: 0,
          serverSeed: 'seed 0',
        },
        next: { commit: commitOf('seed 1'), clientSeed: 'mine', nonce: 0 },
      },
    );
});

test('no seed is revealed while a round draws from it', () => {
  given(playing)
    .when((seat) => decideRotate(seat, { serverSeed }))
    .thenRefused('seed-in-use', { round: 'round_1' });
});
