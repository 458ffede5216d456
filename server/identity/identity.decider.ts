import { type DocumentKind, documentKindsOf, sidesOf } from '../../contract/identity.rules';
import { problem } from '../../contract/problems';
import type { PlayerEvent, PlayerState } from '../player/player.events';
import { verified } from '../player/player.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { IdentityEvent, IdentityState, Sides } from './identity.events';

type Player = Pick<PlayerState, 'account'>;
type Deciding = Decision<{ identity: IdentityEvent[] }, null>;

export interface Papers {
  readonly kind: DocumentKind;
  /** Those that are the player's own and were never sent. */
  readonly sides: Sides;
  readonly at: string;
}

/**
 * Sends papers for review. Refuses `step-illegal` while others are looked at and who was seen
 * already, `document-kind` what is not taken in the player's country, and `document-sides` where
 * one is missing.
 */
export const decideSubmit = (
  { identity, player }: { identity: IdentityState; player: Player },
  { kind, sides, at }: Papers,
): Deciding => {
  const { account } = player;
  if (account === undefined) return refuse(problem('token-expired'));
  const mayBegin = identity.phase === 'none' || identity.phase === 'refused';
  if (account.isVerified || !mayBegin) return refuse(problem('step-illegal'));
  if (!documentKindsOf(account.country).includes(kind))
    return refuse(problem('document-kind', { field: 'body.kind' }));
  const wanted = sidesOf(kind);
  if (wanted.some((side) => sides[side] === undefined)) return refuse(problem('document-sides'));
  const shown = Object.fromEntries(wanted.map((side) => [side, sides[side]]));
  return accept({ identity: [{ type: 'identity.submitted', kind, sides: shown, at }] }, null);
};

export interface Reviewing {
  readonly by: string;
  readonly at: string;
}

/** A member looks at the papers; once more, or at what is decided, it happens nothing. */
export const decideReview = (identity: IdentityState, { by, at }: Reviewing): Deciding => {
  const { phase, reviewer } = identity;
  if (phase === 'none') return refuse(problem('not-found'));
  const isOpen = phase === 'submitted' || (phase === 'reviewing' && reviewer !== by);
  return accept({ identity: isOpen ? [{ type: 'identity.reviewing', by, at }] : [] }, null);
};

/** They are who they say they are, and may play for money from now on; again is silent. */
export const decideApprove = (
  { identity, player }: { identity: IdentityState; player: Player },
  { by, at }: Reviewing,
): Decision<{ identity: IdentityEvent[]; player: PlayerEvent[] }, null> => {
  const { phase } = identity;
  if (phase === 'none' || player.account === undefined) return refuse(problem('not-found'));
  if (phase === 'verified') return accept({}, null);
  if (phase === 'refused') return refuse(problem('step-illegal'));
  return accept(
    { identity: [{ type: 'identity.verified', by, at }], player: verified(player, by, at) },
    null,
  );
};

/** These papers do not do, with a reason that the player reads; again is silent. */
export const decideRefuse = (
  { phase }: IdentityState,
  { by, reason, at }: Reviewing & { readonly reason: string },
): Deciding => {
  if (phase === 'none') return refuse(problem('not-found'));
  if (phase === 'refused') return accept({}, null);
  if (phase === 'verified') return refuse(problem('step-illegal'));
  return accept({ identity: [{ type: 'identity.refused', by, reason, at }] }, null);
};
