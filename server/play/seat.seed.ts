import type { Secrets } from '../secret/secret';

/** The server seed of a seat: secret until it is rotated away, and never stored before. */
export const serverSeedOf = (secrets: Secrets, seat: string, index: number): string =>
  secrets.derive('server seed', `${seat}/${index}`);
