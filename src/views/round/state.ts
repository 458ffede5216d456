import type { Round } from '../../../contract/play';

/** The phrase for how a round stands. */
export const stateSlug = ({ state, choices }: Pick<Round, 'state' | 'choices'>): string => {
  if (state === 'settled') return 'Round.Settled';
  if (state === 'rolled back') return 'Round.Taken back';
  return choices.length > 0 ? 'Round.Awaits your step' : 'Round.Open';
};
