import { expect, test } from 'vitest';
import { SOCKET_RECONNECT_MAX_MS, SOCKET_RECONNECT_MS } from '../../../contract/limits';
import { backoff, MIDDLE_ROLL, toRoom } from '../../../machines/socket/socket.rules';

test('the wait doubles up to the longest, spread by half to either side', () => {
  expect([1, 2, 3, 4].map((attempt) => backoff(attempt, MIDDLE_ROLL))).toEqual([
    SOCKET_RECONNECT_MS,
    2 * SOCKET_RECONNECT_MS,
    4 * SOCKET_RECONNECT_MS,
    SOCKET_RECONNECT_MAX_MS,
  ]);
  expect([0, 1].map((roll) => backoff(1, roll))).toEqual([
    SOCKET_RECONNECT_MS / 2,
    SOCKET_RECONNECT_MS * 1.5,
  ]);
  expect([0, 1].map((roll) => backoff(9, roll))).toEqual([
    SOCKET_RECONNECT_MAX_MS / 2,
    SOCKET_RECONNECT_MAX_MS,
  ]);
});

const told = (type: 'socket.join' | 'socket.leave', room: string) => ({
  to: 'socket',
  event: { type, room },
});

test('a room is left before another one is joined; the same one is kept', () => {
  expect(toRoom('a', 'b')).toEqual({
    tells: [told('socket.leave', 'a'), told('socket.join', 'b')],
    knows: { room: 'b' },
  });
  expect(toRoom(undefined, 'b').tells).toEqual([told('socket.join', 'b')]);
  expect(toRoom('a', undefined)).toEqual({
    tells: [told('socket.leave', 'a')],
    knows: { room: undefined },
  });
  expect(toRoom('a', 'a')).toEqual({ tells: [], knows: { room: 'a' } });
});
