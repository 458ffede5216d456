import { removeFavourite, setFavourite } from '../../contract/game';
import { type Asked, answerOf, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { streamOf } from '../store/stream';
import { decideFavourite } from './player.decider';
import { playerKind } from './player.events';

/** A player's favourite games [§7 B games]; a guest keeps theirs in the browser. */
export const favouriteRoutes = ({ store, catalogue }: Platform): Route[] => {
  const favourite =
    (wanted: boolean) =>
    async ({ caller, params, now, key }: Asked<typeof setFavourite>) => {
      const game = catalogue.find(params.id)?.game._id;
      if (game === undefined) return refused('not-found');
      const outcome = await store.execute({
        name: wanted ? 'setFavourite' : 'removeFavourite',
        at: now,
        key,
        streams: { player: streamOf(playerKind, caller.player) },
        decide: ({ player }) => decideFavourite(player, game, wanted),
      });
      return answerOf(outcome);
    };

  return [on(setFavourite, favourite(true)), on(removeFavourite, favourite(false))];
};
