import type { GameCard } from '../../contract/game';
import { COINS } from '../../contract/limits';
import type { Sql } from '../store/database';
import type { Listing } from './game.listing';

/** What players have made of the games so far; what is absent is nothing yet. */
export interface Tally {
  readonly likes: ReadonlyMap<string, number>;
  /** Of the coins jackpots: what stands in them, and what they have paid. */
  readonly jackpots: ReadonlyMap<string, { amount: number; paid: number }>;
}

/** Likes and jackpots of every game as they are now. */
export const tallyOf = async (sql: Sql): Promise<Tally> => {
  const [likes, jackpots] = await Promise.all([
    sql<{ game: string; likes: number }[]>`select game, likes from likes`,
    sql<{ game: string; amount: number; paid: number }[]>`
      select game, amount, paid from jackpots where currency = ${COINS}`,
  ]);
  return {
    likes: new Map(likes.map((row) => [row.game, row.likes])),
    jackpots: new Map(jackpots.map(({ game, amount, paid }) => [game, { amount, paid }])),
  };
};

/** The changing part of a card [§3 Game, decision 56]. */
export const talliedOn = (
  { game, rules }: Listing,
  { likes, jackpots }: Tally,
): Pick<GameCard, 'likes' | 'jackpots' | 'jackpotWinnedCoins'> => {
  const terms = rules?.jackpot;
  // Nobody has played for it yet: what the first bet will find is its seed.
  const { amount, paid } = jackpots.get(game._id) ?? { amount: terms?.seed ?? 0, paid: 0 };
  return {
    likes: likes.get(game._id) ?? 0,
    jackpots: terms === undefined ? [] : [{ amount }],
    jackpotWinnedCoins: terms === undefined ? 0 : amount + paid,
  };
};

/** Games as a list shows them to somebody with these favourites. */
export const cardsOf = (
  games: readonly Listing[],
  tally: Tally,
  favourites: readonly string[],
): GameCard[] =>
  games.map((listing) => {
    const { engine: _e, skin: _s, stakes: _t, maxWin: _m, ...card } = listing.game;
    return {
      ...card,
      ...talliedOn(listing, tally),
      favourite: favourites.includes(card._id),
    };
  });
