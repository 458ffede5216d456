import { noun, resident } from '../app/noun';
import { gameTournamentsMachine } from './gameTournaments.machine';
import { gameTournamentsPorts } from './gameTournaments.words';
import { homeTournamentsMachine } from './homeTournaments.machine';
import { homeTournamentsPorts } from './homeTournaments.words';
import { tournamentMachine } from './tournament.machine';
import { tournamentPorts } from './tournament.words';
import { tournamentBoardMachine } from './tournamentBoard.machine';
import { tournamentBoardPorts } from './tournamentBoard.words';
import { tournamentEntryMachine } from './tournamentEntry.machine';
import { tournamentEntryPorts } from './tournamentEntry.words';
import { tournamentReminderMachine } from './tournamentReminder.machine';
import { tournamentReminderPorts } from './tournamentReminder.words';
import { tournamentRoundsMachine } from './tournamentRounds.machine';
import { tournamentRoundsPorts } from './tournamentRounds.words';
import { tournamentStandingMachine } from './tournamentStanding.machine';
import { tournamentStandingPorts } from './tournamentStanding.words';
import { tournamentsMachine } from './tournaments.machine';
import { tournamentsPorts } from './tournaments.words';

/** What the house has of it once the first screen stands. */
export const tournamentLate = noun({
  residents: {
    gameTournaments: resident(gameTournamentsMachine),
    homeTournaments: resident(homeTournamentsMachine),
    tournament: resident(tournamentMachine),
    tournamentBoard: resident(tournamentBoardMachine),
    tournamentEntry: resident(tournamentEntryMachine),
    tournamentReminder: resident(tournamentReminderMachine),
    tournamentRounds: resident(tournamentRoundsMachine),
    tournamentStanding: resident(tournamentStandingMachine),
    tournaments: resident(tournamentsMachine),
  },
  ports: {
    ...gameTournamentsPorts,
    ...homeTournamentsPorts,
    ...tournamentPorts,
    ...tournamentBoardPorts,
    ...tournamentEntryPorts,
    ...tournamentReminderPorts,
    ...tournamentRoundsPorts,
    ...tournamentStandingPorts,
    ...tournamentsPorts,
  },
});
