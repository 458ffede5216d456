import { tournamentPath } from '../../contract/asset.rules';
import { TOURNAMENT_STREAK } from '../../contract/limits';
import type { Barred } from '../../contract/protection.rules';
import type {
  Tournament,
  TournamentCard,
  TournamentEntry,
  TournamentStanding,
} from '../../contract/tournament';
import { prizeOf, winnerCountOf } from '../../contract/tournament.rules';
import type { Catalogue } from '../game/game.catalogue';
import { faceOf } from '../player/player.card';
import { type EntryState, isReminded } from './entry.events';
import type { TournamentState, TournamentTerms } from './tournament.events';
import { spoilsOf, stateOf } from './tournament.moves';

/** A tournament that there is. */
export interface Known {
  readonly id: string;
  readonly state: TournamentState;
  readonly terms: TournamentTerms;
}

const subjectOf = (
  catalogue: Pick<Catalogue, 'find'>,
  games: readonly string[],
): TournamentCard['subject'] =>
  games.flatMap((id) => {
    const found = catalogue.find(id)?.game;
    if (found === undefined) return [];
    const { _id, name, defaultName, defaultIcon, urlFriendlyName, art } = found;
    return [{ game: { _id, name, defaultName, defaultIcon, urlFriendlyName, art } }];
  });

/** A tournament as lists show it. */
export const cardOf = (
  catalogue: Pick<Catalogue, 'find'>,
  { id, state, terms }: Known,
  joined: boolean,
): TournamentCard => {
  const { name, templateId, mode, buyIn, currency, start, end, motif, games, guaranteed } = terms;
  return {
    id,
    name,
    ...(templateId === undefined ? {} : { templateId }),
    state: stateOf(state),
    mode,
    buyIn,
    currency,
    start,
    end,
    ...(motif === undefined
      ? {}
      : { coverUrl: tournamentPath('cover', motif), iconUrl: tournamentPath('icon', motif) }),
    subject: subjectOf(catalogue, games),
    entries: state.entries,
    pot: spoilsOf(state, terms).pot,
    guaranteed,
    winnerCount: winnerCountOf(state.entries, terms.winners),
    joined,
  };
};

/** What of a tournament’s page is the same for all. */
export const detailsOf = ({
  state,
  terms,
}: Known): Omit<Tournament, keyof TournamentCard | 'leaderboard' | 'winners'> => {
  const { description, scoring: kind, leastStake, conditions, cards } = terms;
  const { countries, minAge, minLevel, verified } = conditions;
  return {
    description,
    scoring: { kind, ...(kind === 'streak' ? { rounds: TOURNAMENT_STREAK } : {}), leastStake },
    conditions: {
      ...(countries === undefined ? {} : { countries: [...countries] }),
      ...(minAge === undefined ? {} : { minAge }),
      ...(minLevel === undefined ? {} : { minLevel }),
      ...(verified === undefined ? {} : { verified }),
    },
    prizes: spoilsOf(state, terms).prizes,
    ...(cards === undefined ? {} : { cards }),
    ...(state.topUp === undefined ? {} : { topUp: state.topUp }),
    ...(state.why === undefined ? {} : { why: state.why }),
  };
};

/** A row of a leaderboard, as it is read. */
export interface BoardRow {
  player: string;
  username: string;
  icon: string | null;
  erased: boolean;
  score: number;
  rounds: number;
}

/** What protects a player from paying a buy-in, as its page is told. */
export const barredAnswer = (
  barred: Barred | undefined,
): Pick<NonNullable<Tournament['admission']>, 'barred'> => {
  if (barred === undefined) return {};
  const { rule, until } = barred;
  return { barred: { rule, ...(until === undefined ? {} : { until }) } };
};

/** A line of a leaderboard; of whom the reader may know no more it has the name alone [decision 18]. */
export const entryAnswer = (
  { player, username, icon, erased, score, rounds }: BoardRow,
  {
    rank,
    prizes,
    hidden,
  }: { rank: number; prizes: readonly number[]; hidden: ReadonlySet<string> },
): TournamentEntry => ({
  rank,
  player: username,
  ...(erased || hidden.has(player) ? {} : { playerId: player, ...faceOf(icon) }),
  score,
  rounds,
  prize: prizeOf(prizes, rank),
});

/** How a player stands: by the entry, and by the leaderboard as long as nothing is decided. */
export const standingAnswer = (
  entry: EntryState,
  prizes: readonly number[],
  live: { rank?: number | undefined; score: number; rounds: number },
): TournamentStanding => {
  const isIn = entry.step === 'joined' || entry.step === 'placed';
  const rank = entry.rank ?? (isIn ? live.rank : undefined);
  const { joinedAt, refund } = entry;
  const isBack = entry.step === 'left' || entry.step === 'refunded';
  return {
    state: entry.step,
    remind: isReminded(entry),
    ...(joinedAt === undefined ? {} : { joinedAt }),
    ...(rank === undefined ? {} : { rank }),
    score: entry.score ?? live.score,
    rounds: entry.rounds ?? live.rounds,
    prize: entry.prize ?? (rank === undefined ? 0 : prizeOf(prizes, rank)),
    ...(isBack && refund !== undefined ? { refund } : {}),
  };
};
