import * as contract from '../../contract/game';
import { mayPlay } from '../../contract/play.rules';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { eligibilityOf } from '../play/play.eligibility';
import { summaryOf } from '../review/review.query';
import { latestWinners } from '../winner/winner.query';
import { playersAt } from './game.attendance';

/** What surrounds a game: who plays it, what they say of it, who may play it [§7 B games]. */
export const gameProfileRoutes = (platform: Platform): Route[] => {
  const { sql, catalogue, affiliates } = platform;
  const gameOf = (key: string): string | undefined => catalogue.find(key)?.game._id;

  const profile = async (asked: Asked<typeof contract.gameProfile>) => {
    const { params, query, caller, address, now } = asked;
    const game = gameOf(params.id);
    if (game === undefined) return refused('not-found');
    const [reviews, online, winners, { facts, place }] = await Promise.all([
      summaryOf(sql, game),
      playersAt(platform, { game, viewer: caller?.player, now }),
      latestWinners(platform, { games: [game], viewer: caller?.player }),
      eligibilityOf(platform, { caller, game, address, country: query.country, now }),
    ]);
    return {
      reviews,
      online: online.length,
      winners,
      play: {
        fun: mayPlay('fun', facts),
        coins: mayPlay('coins', facts),
        money: mayPlay('money', facts),
      },
      affiliates: affiliates.at(place, game),
    };
  };

  return [
    on(contract.gameOnline, async ({ params, caller, now }) => {
      const game = gameOf(params.id);
      if (game === undefined) return refused('not-found');
      const items = await playersAt(platform, { game, viewer: caller?.player, now });
      return { items, total: items.length };
    }),
    on(contract.gameProfile, profile),
  ];
};
