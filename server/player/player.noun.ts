import type { Noun } from '../noun';
import { erasureProjection } from './erasure.projection';
import { favouriteRoutes } from './favourite.routes';
import { playerKind } from './player.events';
import { likesProjection, playersProjection } from './player.projection';
import { playerRoutes } from './player.routes';

export const playerNoun: Noun = {
  routes: [playerRoutes, favouriteRoutes],
  kinds: [playerKind],
  projections: [playersProjection, erasureProjection, likesProjection],
  reactions: ({ store }) => ({
    'player.erased': (body) => store.forgetPerson(String(body['player'])),
  }),
};
