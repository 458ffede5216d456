/** Milliseconds after which another process takes over from one that died. */
export const LEASE_MS = 10_000;
/** After the database was away. */
export const PAUSE_MS = 1_000;
/** A timer of this process may fire a moment early by the database's clock. */
export const LATE_MS = 5;

/** As the database's intervals are given. */
export const seconds = (ms: number): number => ms / 1_000;
