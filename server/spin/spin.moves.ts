import { COINS, SPINS_EXPIRY_MS } from '../../contract/limits';
import { type Problem, problem } from '../../contract/problems';
import type { SpinSource } from '../../contract/spin';
import type { SpinPlace } from './spin.catalogue';
import type { SpinEvent, SpinState } from './spin.events';

export interface SpinGrant extends SpinPlace {
  player: string;
  source: SpinSource;
  total: number;
  at: string;
}

/** A player gets free spins; undefined where they have them already. */
export const grantSpins = (
  { granted }: SpinState,
  { player, source, game, stake, total, at }: SpinGrant,
): SpinEvent | undefined =>
  granted === undefined
    ? {
        type: 'spin.granted',
        player,
        game,
        source,
        currency: COINS,
        stake,
        total,
        expires: new Date(Date.parse(at) + SPINS_EXPIRY_MS).toISOString(),
        at,
      }
    : undefined;

/** A round that is to be played for nothing. */
export interface FreeRound {
  /** The wallet that plays: the grant’s player, or it is none of theirs. */
  wallet: string;
  game: string;
  currency: string;
  stake: number;
  round: string;
  at: string;
}

/** Gives a spin back whose round never happened; undefined of a grant that is not there. */
export const returnSpin = (
  { granted }: SpinState,
  { round, at }: { round: string; at: string },
): SpinEvent | undefined =>
  granted === undefined
    ? undefined
    : {
        type: 'spin.returned',
        player: granted.player,
        currency: granted.currency,
        stake: granted.stake,
        round,
        at,
      };

/**
 * Uses one of a grant. Refuses `not-found` where it is another’s, or of another game or currency;
 * `stake-refused` for another stake; `step-illegal` where none is left, or their time is over.
 */
export const spendSpin = (
  { granted, used }: SpinState,
  { wallet, game, currency, stake, round, at }: FreeRound,
): SpinEvent | { refused: Problem } => {
  const isOwn = granted?.player === wallet;
  if (granted === undefined || !isOwn) return { refused: problem('not-found') };
  if (granted.game !== game || granted.currency !== currency)
    return { refused: problem('not-found') };
  if (granted.stake !== stake) return { refused: problem('stake-refused', { field: 'stake' }) };
  if (used >= granted.total) return { refused: problem('step-illegal', { left: 0 }) };
  if (at >= granted.expires)
    return { refused: problem('step-illegal', { expired: granted.expires }) };
  return { type: 'spin.used', player: wallet, currency, stake, isFirst: used === 0, round, at };
};
