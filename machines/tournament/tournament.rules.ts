import {
  type Tournament,
  type TournamentEntry,
  type TournamentNews,
  tournamentMessages,
} from '../../contract/tournament';
import type { Route } from '../router/router.rules';

/** The tournament whose page an address shows; undefined on other screens. */
export const tournamentOf = ({ name, params }: Route): string | undefined =>
  name === 'tournament' ? params.id : undefined;

export const addressOfTournament = (id: string): string => `/tournaments/${id}`;

const turns = ['OnTournamentVisible', 'OnTournamentInProgress', 'OnTournamentCompleted'] as const;

/** Whether a room speaks of a tournament that was opened, has begun or is over. */
export const isTurn = ({ name }: { name: string }): boolean => turns.some((turn) => turn === name);

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Whether a room says that this tournament has begun or is over. */
export const isTurnOf = (id: string, { name, body }: { name: string; body: string }): boolean =>
  isTurn({ name }) &&
  tournamentMessages.OnTournamentVisible.safeParse(parse(body)).data?.TournamentId === id;

/** How a room says that this tournament stands; undefined where it speaks of something else. */
export const newsOf = (
  id: string,
  { name, body }: { name: string; body: string },
): TournamentNews | undefined => {
  if (name !== 'tournament') return undefined;
  const { data } = tournamentMessages.tournament.safeParse(parse(body));
  return data?.tournamentId === id ? data : undefined;
};

/** Leaders as all hear of them, each with the face and link that the reader knows already. */
const known = (
  leaders: readonly TournamentEntry[],
  before: readonly TournamentEntry[],
): TournamentEntry[] => {
  const byName = new Map(before.map((entry) => [entry.player, entry] as const));
  return leaders.map((leader) => {
    const { playerId, icon } = byName.get(leader.player) ?? {};
    return {
      ...leader,
      ...(playerId !== undefined && { playerId }),
      ...(icon !== undefined && { icon }),
    };
  });
};

/** The tournament with what its room says of it. */
export const withNews = (tournament: Tournament, news: TournamentNews): Tournament => {
  const { state, entries, pot, winnerCount, prizes, leaderboard } = news;
  return {
    ...tournament,
    state,
    entries,
    pot,
    winnerCount,
    prizes,
    leaderboard: known(leaderboard, tournament.leaderboard),
  };
};

/** Whether its start, or its end where it is under way, lies before `at` (ms since 1970). */
export const isDue = ({ state, start, end }: Tournament, at: number): boolean =>
  state < 2 && at >= Date.parse(state === 0 ? start : end);

/** Whether another instant is waited for than before. */
export const isMoved = (before: Tournament | undefined, after: Tournament): boolean =>
  before?.state !== after.state || before.start !== after.start || before.end !== after.end;
