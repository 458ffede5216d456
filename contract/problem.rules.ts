import type { Problem } from './problems';

/** The phrase in which a refusal is said: that of the error catalogue [§8], else the server's sentence. */
export const slugOfProblem = ({ slug, title }: Pick<Problem, 'slug' | 'title'>): string =>
  slug ?? `Problem.${title}`;
