import { type ProblemCode, problem } from '../../contract/problems';
import type { Refused } from '../store/decision';
import type { SanctionState } from './sanction.events';

/** What somebody may be kept from: writing to others, and signing in. */
type Deed = 'speak' | 'sign in';

const codes: Readonly<Record<Deed, ProblemCode>> = { speak: 'muted', 'sign in': 'suspended' };

/**
 * The one policy of who may not [decision 140]: what keeps a player from a deed at an instant (ISO
 * 8601), and until when. Of several measures the last to end counts. Whoever is suspended does not
 * speak either, though a session should be left.
 */
export const keptFrom = (
  deed: Deed,
  { mutes, suspensions }: SanctionState,
  at: string,
): Refused | undefined => {
  const measures = [
    ...Object.values(suspensions),
    ...(deed === 'speak' ? Object.values(mutes) : []),
  ].filter(({ until }) => until === undefined || at < until);
  if (measures.length === 0) return undefined;
  const ends = measures.flatMap(({ until }) => (until === undefined ? [] : [until]));
  const isEndless = ends.length < measures.length;
  const until = ends.toSorted().at(-1);
  return {
    refused: problem(codes[deed], isEndless || until === undefined ? undefined : { until }),
  };
};
