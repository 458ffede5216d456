import { clickAffiliate } from '../../../contract/affiliate';
import { gameOnline, gameProfile } from '../../../contract/game';
import type { gameProfilePorts } from '../../../machines/game/gameProfile.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const gameProfileAdapters = (asks: Asks): AdaptersOf<typeof gameProfilePorts> => ({
  'gameProfile.load': asks('gameProfile.load', gameProfile, {
    given: ({ gameId }) => ({ params: { id: gameId } }),
    answered: ({ winners, play, affiliates }) => ({
      type: 'gameProfile.loaded',
      winners,
      play,
      affiliates,
    }),
  }),
  'players.find': asks('players.find', gameOnline, {
    given: ({ gameId }) => ({ params: { id: gameId } }),
    answered: ({ items, total }) => ({ type: 'players.found', items, total }),
  }),
  'affiliate.click': asks('affiliate.click', clickAffiliate, {
    given: ({ affiliateId, gameId, link }) => ({
      params: { id: affiliateId },
      body: { gameId, type: link },
    }),
    answered: (_, { click }) => ({ type: 'affiliate.clicked', click }),
  }),
});
