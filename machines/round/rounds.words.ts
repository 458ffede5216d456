import type { PlayedRound } from '../../contract/play';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';

export interface RoundsWords extends ListWords {
  item: PlayedRound;
  /** Those of one game, or all. */
  query: { gameId?: string };
}

export type RoundsEvent = ListEvent<RoundsWords>;

declare module '../kit/residents' {
  interface Residents {
    rounds: RoundsEvent;
  }
}

export const roundsPorts = {
  /** POST /play/history/{page}. */
  'rounds.list': listPort<RoundsWords>('rounds.list'),
};
