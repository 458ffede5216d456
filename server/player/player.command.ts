import { problem } from '../../contract/problems';
import { claimKind, emailClaim } from '../claim/claim.events';
import type { Platform } from '../platform';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { decideVerify } from './player.decider';
import { playerKind } from './player.events';

/**
 * Marks the identity of whoever holds an e-mail address as verified by staff [decision 13]. The
 * event keeps who did it. Refuses `not-found`; repeating it is silent.
 */
export const verifyPlayer = async (
  { store, secrets }: Pick<Platform, 'store' | 'secrets'>,
  email: string,
  by: string,
  now: string,
): Promise<Outcome<null>> => {
  const { player } = await store.load(streamOf(claimKind, emailClaim(secrets, email)));
  if (player === undefined) return { refused: problem('not-found') };
  return verifyIdentity({ store }, player, by, now);
};

/** The same of whoever has this id. */
export const verifyIdentity = (
  { store }: Pick<Platform, 'store'>,
  player: string,
  by: string,
  now: string,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'verifyPlayer',
    at: now,
    streams: { player: streamOf(playerKind, player) },
    decide: (states) => decideVerify(states.player, by, now),
  });
