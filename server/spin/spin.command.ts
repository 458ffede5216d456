import { problem } from '../../contract/problems';
import { claimKind, emailClaim } from '../claim/claim.events';
import type { Platform } from '../platform';
import { newId } from '../secret/secret';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { decideGiveSpins } from './spin.decider';
import { spinKind } from './spin.events';

/** What an operator gives: rounds of a game at so many whole coins each. */
export interface FreeRoundsGift {
  email: string;
  /** The game's name in addresses. */
  game: string;
  stake: number;
  total: number;
}

/** Free rounds that are given at once, at most. */
const FREE_ROUNDS_MAX = 1_000;

/**
 * Gives a player free rounds at a game, a third party's too [decisions 123, 156]. Refuses `not-found`
 * of player or game, `stake-refused` a stake that the game does not take, `amount-refused` a number
 * out of bounds.
 */
export const giveFreeRounds = async (
  { store, secrets, catalogue }: Pick<Platform, 'store' | 'secrets' | 'catalogue'>,
  { email, game, stake, total }: FreeRoundsGift,
  now: string,
): Promise<Outcome<null>> => {
  const { player } = await store.load(streamOf(claimKind, emailClaim(secrets, email)));
  const listing = catalogue.find(game);
  if (player === undefined || listing === undefined) return { refused: problem('not-found') };
  const { game: known, supplier } = listing;
  const isStake = supplier === undefined ? known.stakes.includes(stake) : Number.isInteger(stake);
  if (!isStake || stake <= 0 || (supplier === undefined && known.engine !== 'slot'))
    return { refused: problem('stake-refused', { field: 'stake' }) };
  if (!Number.isInteger(total) || total < 1 || total > FREE_ROUNDS_MAX)
    return { refused: problem('amount-refused', { least: 1, most: FREE_ROUNDS_MAX }) };
  const order = { player, game: known._id, stake, source: 'house' as const, total, at: now };
  return store.execute({
    name: 'giveFreeRounds',
    at: now,
    streams: { spin: streamOf(spinKind, newId('spins')) },
    decide: ({ spin }) => decideGiveSpins(spin, order),
  });
};
