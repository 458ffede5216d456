import type { Fact, Personal, StreamKind } from '../store/stream';
import type { Browser } from './session.browser';

/** One signed-in browser: `session:{sid}`. Its token carries the id [decision 9]. */
export type SessionEvent =
  | ({
      type: 'session.opened';
      player: string;
      at: string;
      expiresAt: string;
      /** How often all sessions of the player had been ended before; absent in old ones. */
      epoch?: number;
    } & Browser)
  /** A token of this generation was issued; none is named where tokens had none. */
  | { type: 'session.refreshed'; expiresAt: string; generation?: number }
  /** The newest token is used: the one before is not needed any more. */
  | { type: 'session.adopted'; at: string }
  | { type: 'session.ended'; why?: 'token reused' };

export interface SessionState {
  player?: string;
  openedAt?: string;
  /** Of the player, when it was opened. */
  epoch?: number;
  expiresAt?: string;
  /** Of the newest token: how many exchanges there were before it [decision 79]. */
  generation: number;
  /** Since when the newest token is used; absent while its answer may have been lost. */
  adoptedAt?: string;
  ended: boolean;
}

/** What a renewed token is: its generation, and until when it is good (ISO 8601). */
export interface Renewed {
  readonly generation: number;
  readonly expiresAt: string;
}

const refreshed = (
  { adoptedAt, ...state }: SessionState,
  {
    expiresAt,
    generation = state.generation,
  }: Extract<SessionEvent, { type: 'session.refreshed' }>,
): SessionState => ({
  ...state,
  expiresAt,
  generation,
  ...(generation === state.generation && adoptedAt !== undefined ? { adoptedAt } : {}),
});

const evolve = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'session.opened': {
      const { player, at, expiresAt, epoch } = event;
      const opened = { player, openedAt: at, expiresAt, generation: 0, ended: false };
      return epoch === undefined ? opened : { ...opened, epoch };
    }
    case 'session.refreshed':
      return refreshed(state, event);
    case 'session.adopted':
      return { ...state, adoptedAt: event.at };
    case 'session.ended':
      return { ...state, ended: true };
  }
};

/**
 * Every process closes the connections of a session that ended, and forgets which of its tokens
 * are good.
 */
const facts = (session: string, event: SessionEvent): Fact[] => {
  if (event.type === 'session.opened') return [];
  const handler = event.type === 'session.ended' ? 'session.ended' : 'session.changed';
  return [{ audience: 'system', handler, body: { session } }];
};

const personal = (_: string, event: SessionEvent): Personal | undefined =>
  event.type === 'session.opened' ? { of: event.player, fields: ['device', 'place'] } : undefined;

export const sessionKind: StreamKind<SessionState, SessionEvent> = {
  name: 'session',
  revision: 3,
  initial: { generation: 0, ended: false },
  evolve,
  facts,
  personal,
};
