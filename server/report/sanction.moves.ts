import { type ProblemCode, problem } from '../../contract/problems';
import type { Refused } from '../store/decision';
import type { SanctionState } from './sanction.events';

/** What somebody may be kept from: writing to others, and signing in. */
type Deed = 'speak' | 'sign in';

const codes: Readonly<Record<Deed, ProblemCode>> = { speak: 'muted', 'sign in': 'suspended' };

const endOf = ({ until }: { until: string | undefined }): number =>
  until === undefined ? Infinity : Date.parse(until);

/**
 * The one policy of who may not [decision 140]: what keeps a player from a deed at an instant (ISO
 * 8601), and until when. Of several measures the last to end counts. Whoever is suspended does not
 * speak either, though a session should be left. Who cannot sign in is told of which report it follows.
 */
export const keptFrom = (
  deed: Deed,
  { mutes, suspensions }: SanctionState,
  at: string,
): Refused | undefined => {
  const [last] = [
    ...Object.entries(suspensions),
    ...(deed === 'speak' ? Object.entries(mutes) : []),
  ]
    .map(([report, { until }]) => ({ report, until }))
    .filter(({ until }) => until === undefined || at < until)
    .toSorted((a, b) => endOf(b) - endOf(a));
  if (last === undefined) return undefined;
  const params = {
    ...(last.until !== undefined && { until: last.until }),
    ...(deed === 'sign in' && { report: last.report }),
  };
  return {
    refused: problem(codes[deed], Object.keys(params).length === 0 ? undefined : params),
  };
};
