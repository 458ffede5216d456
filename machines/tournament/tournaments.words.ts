import type { TournamentCard } from '../../contract/tournament';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { RoomHeard, RoomMissed } from '../socket/socket.words';
import type { TournamentChanged } from './tournament.words';
import type { TournamentQuery } from './tournaments.rules';

export interface TournamentsWords extends ListWords {
  item: TournamentCard;
  query: TournamentQuery;
  heard: TournamentChanged | RoomHeard | RoomMissed | { type: 'hub.skipped' };
}

export type TournamentsEvent = ListEvent<TournamentsWords>;

declare module '../kit/residents' {
  interface Residents {
    tournaments: TournamentsEvent;
  }
}

export const tournamentsPorts = {
  /** POST /games/tournaments [§7 B]. */
  'tournaments.list': listPort<TournamentsWords>('tournaments.list'),
};
