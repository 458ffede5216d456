import type { TournamentCard } from '../../contract/tournament';
import type { GameFact } from '../game/game.words';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { TournamentChanged } from './tournament.words';

export interface GameTournamentsWords extends ListWords {
  item: TournamentCard;
  query: { gameId: string };
  heard: GameFact | TournamentChanged | { type: 'hub.skipped' };
}

export type GameTournamentsEvent = ListEvent<GameTournamentsWords>;

declare module '../kit/residents' {
  interface Residents {
    gameTournaments: GameTournamentsEvent;
  }
}

export const gameTournamentsPorts = {
  /** POST /games/tournaments [§7 B], of one game. */
  'gameTournaments.list': listPort<GameTournamentsWords>('gameTournaments.list'),
};
