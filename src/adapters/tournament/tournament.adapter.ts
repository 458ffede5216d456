import {
  homeTournaments,
  joinTournament,
  leaveTournament,
  listTournaments,
  readTournament,
  remindOfTournament,
  tournamentLeaderboard,
  tournamentRounds,
  tournamentStanding,
} from '../../../contract/tournament';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { gameTournamentsPorts } from '../../../machines/tournament/gameTournaments.words';
import type { homeTournamentsPorts } from '../../../machines/tournament/homeTournaments.words';
import type { tournamentPorts } from '../../../machines/tournament/tournament.words';
import type { tournamentBoardPorts } from '../../../machines/tournament/tournamentBoard.words';
import type { tournamentEntryPorts } from '../../../machines/tournament/tournamentEntry.words';
import type { tournamentReminderPorts } from '../../../machines/tournament/tournamentReminder.words';
import type { tournamentRoundsPorts } from '../../../machines/tournament/tournamentRounds.words';
import type { tournamentStandingPorts } from '../../../machines/tournament/tournamentStanding.words';
import { everyTournament } from '../../../machines/tournament/tournaments.rules';
import type { tournamentsPorts } from '../../../machines/tournament/tournaments.words';
import type { Asks } from '../api';
import { isMissing } from '../missing';

const { country: _, ...anyOf } = everyTournament;

export const tournamentAdapters = (
  asks: Asks,
): AdaptersOf<
  typeof gameTournamentsPorts &
    typeof homeTournamentsPorts &
    typeof tournamentPorts &
    typeof tournamentBoardPorts &
    typeof tournamentEntryPorts &
    typeof tournamentReminderPorts &
    typeof tournamentRoundsPorts &
    typeof tournamentStandingPorts &
    typeof tournamentsPorts
> => ({
  'homeTournaments.load': asks('homeTournaments.load', homeTournaments, {
    answered: (lists) => ({ type: 'homeTournaments.loaded', lists }),
  }),
  'tournaments.list': asks('tournaments.list', listTournaments, {
    given: ({ query: { country, ...filter }, pageIndex, pageSize }) => ({
      body: {
        ...filter,
        ...(country !== '' && { country }),
        page: pageIndex + 1,
        perPage: pageSize,
      },
    }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
  'gameTournaments.list': asks('gameTournaments.list', listTournaments, {
    given: ({ query: { gameId }, pageIndex, pageSize }) => ({
      body: {
        ...anyOf,
        gameId,
        page: pageIndex + 1,
        perPage: pageSize,
      },
    }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
  'tournament.load': asks('tournament.load', readTournament, {
    given: ({ id }) => ({ params: { id } }),
    answered: (tournament) => ({ type: 'tournament.loaded', tournament }),
    refused: (problem) => (isMissing(problem) ? { type: 'tournament.missing' } : undefined),
  }),
  'tournamentBoard.list': asks('tournamentBoard.list', tournamentLeaderboard, {
    given: ({ id, pageIndex, pageSize }) => ({
      params: { id },
      query: { page: pageIndex + 1, perPage: pageSize },
    }),
    answered: ({ items, total }) => ({ type: 'tournamentBoard.listed', items, total }),
  }),
  'tournamentEntry.join': asks('tournamentEntry.join', joinTournament, {
    given: ({ id }) => ({ body: { _id: id } }),
    answered: ({ tournament }) => ({ type: 'tournamentEntry.answered', tournament }),
    refused: (problem) => ({ type: 'tournamentEntry.refused', problem }),
  }),
  'tournamentEntry.leave': asks('tournamentEntry.leave', leaveTournament, {
    given: ({ id }) => ({ body: { _id: id } }),
    answered: ({ tournament }) => ({ type: 'tournamentEntry.answered', tournament }),
    refused: (problem) => ({ type: 'tournamentEntry.refused', problem }),
  }),
  'tournamentReminder.save': asks('tournamentReminder.save', remindOfTournament, {
    given: ({ id, remind }) => ({ body: { _id: id, remind } }),
    answered: ({ tournament }) => ({ type: 'tournamentReminder.turned', tournament }),
    refused: () => ({ type: 'tournamentReminder.refused' }),
  }),
  'tournamentRounds.list': asks('tournamentRounds.list', tournamentRounds, {
    given: ({ query: { id, playerId }, pageIndex, pageSize }) => ({
      params: { id },
      query: {
        page: pageIndex + 1,
        perPage: pageSize,
        sort: 'best' as const,
        ...(playerId !== '' && { playerId }),
      },
    }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
  'tournamentStanding.find': asks('tournamentStanding.find', tournamentStanding, {
    given: ({ id }) => ({ params: { id } }),
    answered: (standing) => ({ type: 'tournamentStanding.found', standing }),
  }),
});
