import { clickAffiliate, listAffiliates } from '../../contract/affiliate';
import { type Asked, answerOf, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { streamOf } from '../store/stream';
import { decideClick } from './affiliate.decider';
import { affiliateKind, dayOf } from './affiliate.events';

/** Who offers games for money elsewhere, and the clicks that lead there [§3, §7 B games]. */
export const affiliateRoutes = ({ store, countries, affiliates }: Platform): Route[] => {
  const click = async (asked: Asked<typeof clickAffiliate>) => {
    const { params, body, caller, now, key } = asked;
    const affiliate = affiliates.all.find(({ _id }) => _id === params.id);
    if (affiliate === undefined) return refused('not-found');
    // Only what the affiliate offers can be left for: anything else would be a made-up count.
    if (!affiliate.games.some(({ gameId }) => gameId === body.gameId)) return refused('not-found');
    const clicked = {
      affiliate: affiliate._id,
      game: body.gameId,
      to: body.type,
      player: caller?.player,
    };
    const outcome = await store.execute({
      name: 'clickAffiliate',
      at: now,
      key,
      streams: { affiliate: streamOf(affiliateKind, dayOf(affiliate._id, now)) },
      decide: () => decideClick(clicked),
    });
    return answerOf(outcome);
  };

  return [
    on(listAffiliates, async ({ query: { country, region }, address }) => ({
      items: affiliates.at({
        country: country ?? countries.locate(address).country,
        ...(region === undefined ? {} : { region }),
      }),
    })),
    on(clickAffiliate, click),
  ];
};
