import type { TournamentRound } from '../../contract/tournament';
import type { MinutePassed } from '../clock/clock.words';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { TournamentFact } from './tournament.words';

export interface TournamentRoundsWords extends ListWords {
  item: TournamentRound;
  query: {
    id: string;
    /** Only of this player; empty for all. */
    playerId: string;
  };
  heard: TournamentFact | MinutePassed;
}

export type TournamentRoundsEvent = ListEvent<TournamentRoundsWords>;

declare module '../kit/residents' {
  interface Residents {
    tournamentRounds: TournamentRoundsEvent;
  }
}

export const tournamentRoundsPorts = {
  /** GET /games/tournament/{id}/rounds [decision 114], the best first. */
  'tournamentRounds.list': listPort<TournamentRoundsWords>('tournamentRounds.list'),
};
