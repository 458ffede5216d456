import {
  HUB_HANDSHAKE_MS,
  HUB_KEEP_ALIVE_MS,
  HUB_LONG_POLL_MS,
  HUB_READER_BUFFER_BYTES,
  HUB_RESUME_MAX,
  HUB_SERVER_TIMEOUT_MS,
} from '../../contract/limits';
import type { Rate } from './rate';

export interface HubLimits {
  /** Bytes that may wait for one reader before it is cut off. */
  readonly readerBufferBytes: number;
  /** Largest message taken from a client. */
  readonly frameBytes: number;
  readonly resumeMax: number;
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
  readonly connectionsPerPlayer: number;
}

export const hubLimits: HubLimits = {
  readerBufferBytes: HUB_READER_BUFFER_BYTES,
  frameBytes: 32 * 1_024,
  resumeMax: HUB_RESUME_MAX,
  keepAliveMs: HUB_KEEP_ALIVE_MS,
  clientTimeoutMs: HUB_SERVER_TIMEOUT_MS,
  handshakeMs: HUB_HANDSHAKE_MS,
  // Shorter than the client's own time-out, which it would take for a broken line.
  pollMs: HUB_LONG_POLL_MS - 10_000,
  goodbyeMs: 5_000,
  messages: { perSecond: 20, burst: 60 },
  connectionsPerPlayer: 50,
};
