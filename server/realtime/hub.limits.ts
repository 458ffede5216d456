import {
  HUB_HANDSHAKE_MS,
  HUB_KEEP_ALIVE_MS,
  HUB_LONG_POLL_MS,
  HUB_READER_BUFFER_BYTES,
  HUB_RESUME_MAX,
  HUB_SERVER_TIMEOUT_MS,
} from '../../contract/limits';
import { defaultLimits, type Limits } from '../signalr/limits';

export interface HubLimits extends Omit<Limits, 'connectionsPerUser' | 'calls' | 'items'> {
  /** Messages that are sent again at most; whoever missed more reads anew. */
  readonly resumeMax: number;
  readonly connectionsPerPlayer: number;
}

export const hubLimits: HubLimits = {
  ...defaultLimits,
  readerBufferBytes: HUB_READER_BUFFER_BYTES,
  resumeMax: HUB_RESUME_MAX,
  keepAliveMs: HUB_KEEP_ALIVE_MS,
  clientTimeoutMs: HUB_SERVER_TIMEOUT_MS,
  handshakeMs: HUB_HANDSHAKE_MS,
  // Shorter than the client's own time-out, which it would take for a broken line.
  pollMs: HUB_LONG_POLL_MS - 10_000,
  connectionsPerPlayer: 50,
};
