import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import type { PlayerEvent, PlayerState } from './player.events';
import { verified } from './player.moves';

/** Setting what is set, or removing what is not there, is silent. */
export const decideFavourite = (
  state: PlayerState,
  game: string,
  wanted: boolean,
): Decision<{ player: PlayerEvent[] }, { ok: true }> => {
  const has = state.favourites.includes(game);
  const event: PlayerEvent = {
    type: wanted ? 'player.favouriteSet' : 'player.favouriteRemoved',
    game,
  };
  return accept({ player: has === wanted ? [] : [event] }, { ok: true });
};

/** Marks the identity as verified; doing so again is silent [decision 13]. */
export const decideVerify = (
  { account }: PlayerState,
  by: string,
  at: string,
): Decision<{ player: PlayerEvent[] }, null> => {
  if (account === undefined) return refuse(problem('not-found'));
  return accept({ player: verified({ account }, by, at) }, null);
};
