import { claimsOf } from '../../machines/auth/session.rules';
import { type Asks, openApi } from './api';
import { type Disk, openDisk } from './disk';
import type { OutboxStore } from './outbox/outbox.store';

/** What the adapters of single pages work with beside the calls. */
export interface Io {
  /** Calls that are not put down in the outbox first: it makes them itself. */
  readonly unkept: Asks;
  readonly outbox: OutboxStore;
  /** Lasts as long as the tab. */
  readonly tab: Disk;
  readonly tokenOf: () => string | undefined;
  /** Whose token it is. */
  readonly playerOf: () => string | undefined;
}

export const openIo = (tokenOf: () => string | undefined, outbox: OutboxStore): Io => ({
  unkept: openApi(tokenOf),
  outbox,
  tab: openDisk(() => window.sessionStorage),
  tokenOf,
  playerOf: () => claimsOf(tokenOf())?.sub,
});
