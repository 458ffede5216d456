import {
  aFinishedTournament,
  aJoinedTournament,
  anActiveTournament,
  aTournament,
  aTournamentStanding,
} from '../../../contract/make/tournament';
import { problem } from '../../../contract/problems';
import {
  aHomeEvening,
  ranksOf,
  tournamentCardsOf,
  tournamentRoundsOf,
} from '../../../machines/tournament/tournaments.sample';

const refused = { type: 'tournamentEntry.refused', problem: problem('rate-limited') };
const listed = { type: 'list.listed', items: tournamentCardsOf(2), total: 2 };

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'gameTournaments.list': () => [listed],
  'homeTournaments.load': () => [{ type: 'homeTournaments.loaded', lists: aHomeEvening() }],
  'tournament.load': () => [
    ...[aTournament(), aJoinedTournament(), anActiveTournament(), aFinishedTournament()].map(
      (tournament) => ({ type: 'tournament.loaded', tournament }),
    ),
    { type: 'tournament.missing' },
  ],
  'tournamentBoard.list': () => [{ type: 'tournamentBoard.listed', items: ranksOf(20), total: 45 }],
  'tournamentEntry.join': () => [
    { type: 'tournamentEntry.answered', tournament: aJoinedTournament() },
    refused,
  ],
  'tournamentEntry.leave': () => [
    { type: 'tournamentEntry.answered', tournament: aTournament() },
    refused,
  ],
  'tournamentReminder.save': () => [
    { type: 'tournamentReminder.turned', tournament: aJoinedTournament() },
    { type: 'tournamentReminder.refused' },
  ],
  'tournamentRounds.list': () => [{ type: 'list.listed', items: tournamentRoundsOf(2), total: 2 }],
  'tournamentStanding.find': () => [
    { type: 'tournamentStanding.found', standing: aTournamentStanding({ state: 'joined' }) },
  ],
  'tournaments.list': () => [listed],
};
