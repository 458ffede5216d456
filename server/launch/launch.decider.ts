import { LAUNCH_LINK_MS } from '../../contract/limits';
import { mayPlay, modeOf, type PlayFacts } from '../../contract/play.rules';
import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import type { LaunchEvent } from './launch.events';

export interface LaunchOrder {
  /** Of the new launch. */
  id: string;
  /** Absent for a guest. */
  player?: string;
  game: string;
  currency: string;
  facts: PlayFacts;
  /** What money play is in where the player is. */
  money: string;
  at: string;
}

/** Issues an address, once the game may be played so [§5, decisions 23, 30]. */
export const decideLaunch = ({
  id,
  player,
  game,
  currency,
  facts,
  money,
  at,
}: LaunchOrder): Decision<{ launch: LaunchEvent[] }, { launch: string }> => {
  const mode = modeOf(currency);
  const proof = mayPlay(mode, facts);
  if (!proof.allowed) {
    const { allowed: _, ...why } = proof;
    return refuse(problem(why.rule === 'not-signed-in' ? 'not-signed-in' : 'play-refused', why));
  }
  // One money currency a player: the wallet, the deposits and the jackpots of their country.
  if (mode === 'money' && currency !== money) {
    return refuse(problem('currency-unknown', { currency: money }));
  }
  const expiresAt = new Date(Date.parse(at) + LAUNCH_LINK_MS).toISOString();
  const issued: LaunchEvent = {
    type: 'launch.issued',
    game,
    currency,
    expiresAt,
    ...(player === undefined ? {} : { player }),
  };
  return accept({ launch: [issued] }, { launch: id });
};
