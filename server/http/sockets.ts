import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Rate, RateMeter } from '../signalr/rate';
import { placeOf } from './place';

/** What one line may cost. */
export interface LineLimits {
  /** Milliseconds in which nothing of what waits to be sent went out: then the line is cut. */
  readonly stalledMs: number;
  /** Requests sent ahead of their answers; whoever sends more has the line cut. */
  readonly piped: number;
  /** New lines of one place; those beyond it are closed unread. Without it none are counted. */
  readonly fresh?: Rate;
}

/**
 * A slow line moves something in so long. Browsers send one request at a time, and the next may be
 * read before it is known that the last answer has gone.
 */
export const defaultLineLimits: LineLimits = { stalledMs: 30_000, piped: 2 };

/** A browser opens six, a school's worth of them together fewer than these. */
export const freshLines: Rate = { perSecond: 100, burst: 500 };

/** So many places are counted; the longest unseen make room. */
const PLACES_MAX = 10_000;

const LOOKS = 6;

interface Seen {
  readonly waiting: number;
  readonly sent: number;
  /** Looks in a row that found the same. */
  readonly times: number;
}

/**
 * Cuts lines that cost more than they may: whoever reads nothing of what was sent, on upgraded lines
 * too, whoever asks again and again without reading an answer, and whoever opens line upon line. Answers
 * the end of it.
 */
export const limitLines = (
  server: Server,
  limits: LineLimits = defaultLineLimits,
): (() => void) => {
  const seen = new Map<Socket, Seen>();
  const unanswered = new WeakMap<Socket, number>();

  const look = (socket: Socket, last: Seen): void => {
    const { writableLength: waiting, bytesWritten: sent } = socket;
    const isSame = waiting > 0 && waiting === last.waiting && sent === last.sent;
    const times = isSame ? last.times + 1 : 0;
    if (times >= LOOKS) socket.destroy();
    else seen.set(socket, { waiting, sent, times });
  };
  const timer = setInterval(() => {
    for (const [socket, last] of seen) look(socket, last);
  }, limits.stalledMs / LOOKS);
  timer.unref();

  const meters = new Map<string, RateMeter>();
  /** Whether a place opens more lines than anybody needs. */
  const floods = ({ remoteAddress = '' }: Socket): boolean => {
    if (limits.fresh === undefined) return false;
    const now = performance.now();
    const place = placeOf(remoteAddress);
    const meter = meters.get(place) ?? new RateMeter(limits.fresh, now);
    meters.delete(place);
    meters.set(place, meter);
    const [oldest] = meters.keys();
    if (meters.size > PLACES_MAX && oldest !== undefined) meters.delete(oldest);
    return !meter.take(now);
  };

  const onConnection = (socket: Socket): void => {
    if (floods(socket)) return void socket.destroy();
    seen.set(socket, { waiting: 0, sent: 0, times: 0 });
    socket.once('close', () => seen.delete(socket));
    return undefined;
  };
  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > limits.piped) socket.destroy();
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  };
  server.on('connection', onConnection);
  server.on('request', onRequest);
  return () => {
    clearInterval(timer);
    server.off('connection', onConnection);
    server.off('request', onRequest);
  };
};
