import type { StateValue } from 'xstate';
import {
  aCancelledTournament,
  aFinishedTournament,
  aJoinedTournament,
  anActiveTournament,
  aTournament,
  aTournamentStanding,
} from '../../contract/make/tournament';
import type { Tournament as Read } from '../../contract/tournament';
import type { TournamentContext } from '../../machines/tournament/tournament.machine';
import { aRoundList, aTournamentPage } from '../../machines/tournament/tournaments.sample';
import { TournamentPage } from '../../src/views/tournament/TournamentPage';
import { memberAt, type Places } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/tournament' };

const view = <TournamentPage />;

/** What surrounds a tournament that is shown, as it stands. */
const around = (tournament: Read | undefined, step: string): Partial<Places> => ({
  ...memberAt(`/tournaments/${aTournament().id}`),
  ...(tournament !== undefined && {
    tournamentBoard: [
      { open: { pages: 'whole', reading: 'free' } },
      {
        id: tournament.id,
        latest: tournament.leaderboard,
        shown: tournament.leaderboard,
        total: tournament.entries,
        holds: [],
      },
    ],
    tournamentEntry: [
      step,
      {
        tournament,
        due: false,
        balances: [{ currency: 'COINS', balance: 5_000 }],
        problem: undefined,
      },
    ],
    tournamentReminder: [
      tournament.state === 0 && tournament.own !== undefined ? 'settled' : 'closed',
      { id: tournament.id, remind: tournament.own?.remind ?? false },
    ],
    tournamentRounds: [
      { open: 'shown' },
      aRoundList({ query: { id: tournament.id, playerId: '' } }),
    ],
    tournamentStanding: ['known', { id: tournament.id, standing: tournament.own }],
  }),
});

const at = (
  page: string,
  stage: string,
  tournament: Read | undefined,
  given: Partial<TournamentContext> = {},
) => {
  const value: StateValue = { open: { page, stage } };
  return storyOf(resident('tournament', value, aTournamentPage({ tournament, ...given })), view, {
    house: around(tournament, tournament?.own?.state ?? 'guest'),
  });
};

export const Closed = storyOf(
  resident('tournament', 'closed', aTournamentPage({ tournament: undefined, id: '' })),
  null,
);
export const Loading = at('loading', 'unknown', undefined);
export const Missing = at('missing', 'unknown', undefined);
export const Failed = at('failed', 'unknown', undefined);
export const FailedAgain = at('failed', 'upcoming', aTournament());
export const Outdated = at('outdated', 'upcoming', aTournament());
export const Upcoming = at('shown', 'upcoming', aTournament());
export const UpcomingToGuest = at(
  'shown',
  'upcoming',
  aTournament({ own: undefined, admission: undefined }),
  { playerId: undefined },
);
export const UpcomingAndIn = at('shown', 'upcoming', aJoinedTournament());
export const UpcomingToNobody = at(
  'shown',
  'upcoming',
  aTournament({
    buyIn: 0,
    entries: 0,
    leaderboard: [],
    prizes: [],
    conditions: { countries: ['DE', 'MT'], minAge: 21, minLevel: 5, verified: true },
    admission: {
      unmet: ['country', 'too-young', 'level', 'not-verified'],
      play: { allowed: true },
      age: 19,
      level: 2,
    },
  }),
);
export const UpcomingInABreak = at(
  'shown',
  'upcoming',
  aTournament({
    admission: {
      unmet: [],
      play: { allowed: true },
      barred: { rule: 'time-out', until: '2026-11-27T10:00:00.000Z' },
      level: 2,
    },
  }),
);
export const Due = at('shown', 'due', aJoinedTournament(), { due: true });
export const Active = at('shown', 'active', anActiveTournament());
export const ActiveForPoints = at(
  'shown',
  'active',
  anActiveTournament({ mode: 1, scoring: { kind: 'streak', rounds: 20, leastStake: 10 } }),
);
export const ActiveRightToLeft = storyOf(
  resident(
    'tournament',
    { open: { page: 'shown', stage: 'active' } },
    aTournamentPage({ tournament: anActiveTournament() }),
  ),
  view,
  { house: around(anActiveTournament(), 'joined'), direction: 'rtl' },
);
export const Finished = at('shown', 'finished', aFinishedTournament());
export const FinishedWithCard = at(
  'shown',
  'finished',
  aFinishedTournament({ cards: { typeId: 'neon-nights', places: 10 } }),
);
export const FinishedWithoutMe = at(
  'shown',
  'finished',
  aFinishedTournament({ own: aTournamentStanding() }),
);
export const Cancelled = at('shown', 'cancelled', aCancelledTournament());
