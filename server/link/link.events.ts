import type { StreamKind } from '../store/stream';

/** A one-time link that was mailed: `link:{id}`. Its secret is derived, never stored. */
export type LinkEvent =
  | {
      type: 'link.issued';
      player: string;
      purpose: LinkPurpose;
      expiresAt: string;
    }
  | { type: 'link.used' };

export type LinkPurpose = 'new password' | 'sign in' | 'email' | 'new email';

export interface LinkState {
  player?: string;
  purpose?: LinkPurpose;
  expiresAt?: string;
  used: boolean;
}

export const linkKind: StreamKind<LinkState, LinkEvent> = {
  name: 'link',
  initial: { used: false },
  evolve: (state, event) =>
    event.type === 'link.used'
      ? { ...state, used: true }
      : {
          player: event.player,
          purpose: event.purpose,
          expiresAt: event.expiresAt,
          used: false,
        },
};

/** Whether a link still opens what it was issued for; instants are ISO 8601. */
export const isOpen = (state: LinkState, purpose: LinkPurpose, now: string): boolean =>
  state.purpose === purpose &&
  !state.used &&
  state.expiresAt !== undefined &&
  now < state.expiresAt;
