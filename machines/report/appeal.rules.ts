import type { Route } from '../router/router.rules';

/** The decision that a question objects to, as whoever was told of it has it; empty without one. */
export const aboutOf = ({ name, query }: Route): string =>
  name === 'support' ? (query['about'] ?? '') : '';

/** The number of such a decision: what stands before its seal. */
export const numberOf = (about: string): string => about.split('.')[0] ?? '';

/** Where one objects to a decision. */
export const addressOfAppeal = (about: string): string => `/support?about=${about}`;
