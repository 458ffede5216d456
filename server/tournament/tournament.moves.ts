import {
  potOf,
  prizesOf,
  type TournamentTimes,
  winnerCountOf,
} from '../../contract/tournament.rules';
import type { TournamentState, TournamentTerms } from './tournament.events';

/** The number of §4 for a step: what has ended is active until it is decided. */
export const stateOf = ({ step }: Pick<TournamentState, 'step'>): TournamentTimes['state'] => {
  switch (step) {
    case 'none':
    case 'upcoming':
      return 0;
    case 'active':
    case 'ended':
      return 1;
    case 'finished':
      return 2;
    case 'cancelled':
      return 3;
  }
};

/** What is played for, and what each rank wins of it, as it stands or as it was decided. */
export const spoilsOf = (
  { entries, pot: decided }: Pick<TournamentState, 'entries' | 'pot'>,
  { buyIn, guaranteed, winners, mode }: TournamentTerms,
): { pot: number; prizes: number[] } => {
  const pot = decided ?? potOf({ buyIn, entries, guaranteed });
  return { pot, prizes: prizesOf(pot, Math.max(winnerCountOf(entries, winners), 1), mode) };
};
