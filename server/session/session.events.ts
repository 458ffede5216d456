import type { Fact, Personal, StreamKind } from '../store/stream';

/** One signed-in browser: `session:{sid}`. Its token carries the id [decision 9]. */
export type SessionEvent =
  | {
      type: 'session.opened';
      player: string;
      at: string;
      expiresAt: string;
      /** `Firefox, Linux` */
      device?: string;
    }
  | { type: 'session.refreshed'; expiresAt: string }
  | { type: 'session.ended' };

export interface SessionState {
  player?: string;
  expiresAt?: string;
  ended: boolean;
}

const evolve = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'session.opened':
      return { player: event.player, expiresAt: event.expiresAt, ended: false };
    case 'session.refreshed':
      return { ...state, expiresAt: event.expiresAt };
    case 'session.ended':
      return { ...state, ended: true };
  }
};

/** Every process closes the session's hub connections and forgets that its token was good. */
const facts = (session: string, event: SessionEvent): Fact[] =>
  event.type === 'session.ended'
    ? [{ audience: 'system', handler: 'session.ended', body: { session } }]
    : [];

const personal = (_: string, event: SessionEvent): Personal | undefined =>
  event.type === 'session.opened' ? { of: event.player, fields: ['device'] } : undefined;

export const sessionKind: StreamKind<SessionState, SessionEvent> = {
  name: 'session',
  initial: { ended: false },
  evolve,
  facts,
  personal,
};
