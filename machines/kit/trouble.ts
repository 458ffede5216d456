import { slugOfProblem } from '../../contract/problem.rules';
import type { Problem } from '../../contract/problems';

/** What `alerts` is told where the server is not reached [§8]. */
export const noConnection = {
  type: 'alerts.say',
  kind: 'error',
  slug: 'Home.Couldn’t Open Connection To Server',
} as const;

/** What `alerts` is told where the server refuses: its own words [§8]. */
export const refusal = ({ problem }: { problem: Problem }) =>
  ({ type: 'alerts.say', kind: 'error', slug: slugOfProblem(problem) }) as const;
