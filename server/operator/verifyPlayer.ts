import { problem } from '../../contract/problems';
import type { Platform } from '../platform';
import { claimKind, emailClaim } from '../player/claim.events';
import { decideVerify } from '../player/player.decider';
import { playerKind } from '../player/player.events';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';

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
  return store.execute({
    name: 'verifyPlayer',
    at: now,
    streams: { player: streamOf(playerKind, player) },
    decide: (states) => decideVerify(states.player, by, now),
  });
};
