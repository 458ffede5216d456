import { playedRounds } from '../../contract/make/play';
import type { RoundsContext } from './rounds.machine';

/** The first page of fifteen rounds. */
export const aHistory = (given: Partial<RoundsContext> = {}): RoundsContext => ({
  wanted: {},
  list: { items: playedRounds(15).slice(0, 10), total: 15, pages: 1 },
  ...given,
});
