import { accept, type Decision } from '../store/decision';
import type { PlayerEvent, PlayerState } from './player.events';

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
