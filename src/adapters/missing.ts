import type { Problem } from '../../contract/problems';

/** Whether there is nothing at what was asked for: nothing for this caller, or no address of anything. */
export const isMissing = ({ code }: Pick<Problem, 'code'>): boolean =>
  code === 'not-found' || code === 'body-invalid';
