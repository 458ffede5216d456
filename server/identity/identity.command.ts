import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { decideApprove, decideRefuse, decideReview, type Reviewing } from './identity.decider';
import { identityKind } from './identity.events';

type Needs = Pick<Platform, 'store'>;

/** Staff looks at a player's papers: refuses `not-found` where none were sent. */
export const reviewIdentity = (
  { store }: Needs,
  player: string,
  by: Reviewing,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'reviewIdentity',
    at: by.at,
    streams: { identity: streamOf(identityKind, player) },
    decide: ({ identity }) => decideReview(identity, by),
  });

/** Staff has seen that a player is who they say they are. */
export const approveIdentity = (
  { store }: Needs,
  player: string,
  by: Reviewing,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'approveIdentity',
    at: by.at,
    streams: { identity: streamOf(identityKind, player), player: streamOf(playerKind, player) },
    decide: (states) => decideApprove(states, by),
  });

/** Staff does not take a player's papers, with a reason that they read. */
export const refuseIdentity = (
  { store }: Needs,
  player: string,
  by: Reviewing & { reason: string },
): Promise<Outcome<null>> =>
  store.execute({
    name: 'refuseIdentity',
    at: by.at,
    streams: { identity: streamOf(identityKind, player) },
    decide: ({ identity }) => decideRefuse(identity, by),
  });
