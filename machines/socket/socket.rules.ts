import {
  SOCKET_RANDOMIZATION,
  SOCKET_RECONNECT_MAX_MS,
  SOCKET_RECONNECT_MS,
} from '../../contract/limits';
import type { Told } from '../kit/tell';
import type { Route } from '../router/router.rules';

/** What a broken connection without a roll counts as: neither early nor late. */
export const MIDDLE_ROLL = 0.5;

/**
 * Wait before the reconnect attempt of this number, from 1: 1 s doubling up to 5 s, spread by half
 * to either side [§9]; `roll` from 0 to 1.
 */
export const backoff = (attempt: number, roll: number): number => {
  const base = Math.min(SOCKET_RECONNECT_MS * 2 ** (attempt - 1), SOCKET_RECONNECT_MAX_MS);
  const spread = 1 + SOCKET_RANDOMIZATION * (2 * roll - 1);
  return Math.min(Math.round(base * spread), SOCKET_RECONNECT_MAX_MS);
};

/** The screens that show who wins and what begins: all hear of it in the room `home`. */
export const hearsHome = ({ name }: Pick<Route, 'name'>): boolean =>
  name === 'lobby' || name === 'tournaments';

const tells = (type: 'socket.join' | 'socket.leave', room: string | undefined): Told[] =>
  room === undefined ? [] : [{ to: 'socket', event: { type, room } }];

/**
 * What who hears one room tells the socket to hear another one, or none, and the room that they know
 * of from then on. Nothing where it is the same.
 */
export const toRoom = (
  from: string | undefined,
  to: string | undefined,
): { tells: readonly Told[]; knows: { room: string | undefined } } => ({
  tells: from === to ? [] : [...tells('socket.leave', from), ...tells('socket.join', to)],
  knows: { room: to },
});
