import { commitOf } from '../../games/fair/fair.rules';
import type { Secrets } from '../secret/secret';

/** The server seed of a seat: secret until it is rotated away, and never stored before. */
export const serverSeedOf = (
  secrets: Pick<Secrets, 'derive'>,
  seat: string,
  index: number,
): string => secrets.derive('server seed', `${seat}/${index}`);

/** The one that was committed to, whichever master secret it was derived from. */
export const committedSeedOf = (
  secrets: Pick<Secrets, 'recall'>,
  seat: string,
  index: number,
  commit: string,
): string => secrets.recall('server seed', `${seat}/${index}`, (seed) => commitOf(seed) === commit);

/** A seat's server seeds: that of a commit, else the one that the present master secret gives. */
export const seedAt =
  (secrets: Pick<Secrets, 'derive' | 'recall'>, seat: string) =>
  (index: number, commit?: string): string =>
    commit === undefined
      ? serverSeedOf(secrets, seat, index)
      : committedSeedOf(secrets, seat, index, commit);
