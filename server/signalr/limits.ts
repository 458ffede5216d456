import type { Rate } from './rate';

export interface Limits {
  /** Bytes that may wait for one reader before it is cut off. */
  readonly readerBufferBytes: number;
  /** Largest message taken from a client. */
  readonly frameBytes: number;
  readonly keepAliveMs: number;
  /** Silence after which a client is given up. */
  readonly clientTimeoutMs: number;
  readonly handshakeMs: number;
  /** How long a poll without news is held. */
  readonly pollMs: number;
  /** How long a goodbye may take to be read. */
  readonly goodbyeMs: number;
  /** Messages taken from one connection. */
  readonly messages: Rate;
  readonly connectionsPerUser: number;
  /** Invocations of one connection that may be under way at once. */
  readonly calls: number;
  /** Items of a client's stream that may wait to be read. */
  readonly items: number;
}

/** As ASP.NET Core has them, where it has one. */
export const defaultLimits: Limits = {
  readerBufferBytes: 1_048_576,
  frameBytes: 32 * 1_024,
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeMs: 15_000,
  // Shorter than the client's own time-out of 100 s, which it would take for a broken line.
  pollMs: 90_000,
  goodbyeMs: 5_000,
  messages: { perSecond: 20, burst: 60 },
  connectionsPerUser: 50,
  calls: 50,
  items: 1_000,
};
