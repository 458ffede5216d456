import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Frame } from './frame';

export type TransportName = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** One way to reach a client; the connection above it does not care which. */
export interface Transport {
  readonly name: TransportName;
  send(frame: Frame): void;
  /** Bytes given to `send` that the reader has not taken yet. */
  waiting(): number;
  /** Tells its listener once what waits now has been taken, where it does not tell of itself. */
  notice?(): void;
  /** Lets what was sent go out, then ends. */
  end(): void;
  /** Ends at once and drops what is waiting. */
  cut(): void;
  /** Long polling alone: takes a seat for the next frames. */
  poll?(res: ServerResponse, now: number): void;
  /** Where the transport itself shows that the client lives, no pings are needed: called each second. */
  tick?(now: number): void;
}

export interface TransportListener {
  received(text: string): void;
  /** Some of what waited was taken. */
  drained(): void;
  /** `meant`: the client said goodbye or broke the protocol; otherwise the line broke. */
  closed(meant: boolean): void;
}

/** ws answers an empty close frame with an empty one; the client takes anything but 1000 for an error. */
export class HubSocket extends WebSocket {
  override close(code = 1_000, reason?: string | Buffer): void {
    super.close(code, reason);
  }
}

const nothing = Buffer.alloc(0);
const comment = ':\r\n\r\n';

/** WebSocket: frames are written straight to the TCP socket, for ws would frame each copy anew. */
export const webSocketTransport = (
  socket: HubSocket,
  line: Duplex,
  listener: TransportListener,
): Transport => {
  let broken = false;
  socket.on('message', (data) => {
    listener.received(Buffer.isBuffer(data) ? data.toString('utf8') : '');
  });
  socket.on('error', () => {
    broken = true;
  });
  socket.on('close', (code) => listener.closed(broken || code !== 1_006));
  return {
    name: 'WebSockets',
    send(frame) {
      if (socket.readyState === WebSocket.OPEN) line.write(frame.webSocket);
    },
    waiting: () => line.writableLength,
    // A line's own `drain` comes only after it was fuller than it likes, which may be more than we do.
    notice: () => void line.write(nothing, () => listener.drained()),
    end: () => socket.close(),
    cut: () => socket.terminate(),
  };
};

/** Server-sent events: the client sends by POST. */
export const eventTransport = (res: ServerResponse, listener: TransportListener): Transport => {
  res.on('error', () => undefined);
  res.on('close', () => listener.closed(true));
  res.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-store',
    'x-accel-buffering': 'no',
  });
  res.write(comment);
  return {
    name: 'ServerSentEvents',
    send(frame) {
      if (!res.writableEnded) res.write(frame.event);
    },
    waiting: () => res.writableLength,
    notice: () => void res.write(comment, () => listener.drained()),
    end: () => res.end(),
    cut: () => res.destroy(),
  };
};

export interface PollTransport extends Transport {
  /** Seats a poll; the one that sat there goes with 204. */
  poll(res: ServerResponse, now: number): void;
}

export interface PollTimes {
  readonly now: number;
  /** A poll without news is answered after this long. */
  readonly holdMs: number;
  /** The connection is given up when no poll came for this long. */
  readonly absentMs: number;
}

/** Long polling: frames wait for a poll; the client sends by POST. */
export const pollTransport = (listener: TransportListener, times: PollTimes): PollTransport => {
  let queue: Frame[] = [];
  let queued = 0;
  /** Bytes in answers that the client has not taken: polling without reading must not evade the bound. */
  let answered = 0;
  let seat: { res: ServerResponse; since: number } | undefined;
  let emptied = times.now;
  let first = true;
  let ending = false;
  let flushing = false;
  let gone = false;

  const finish = () => {
    if (gone) return;
    gone = true;
    listener.closed(true);
  };
  const answer = (status: 200 | 204, frames: readonly Frame[]) => {
    if (seat === undefined) return;
    const { res } = seat;
    const body = Buffer.concat(frames.map((frame) => frame.payload));
    seat = undefined;
    answered += body.length;
    // An answer that breaks off is not repeated: the client takes that for a broken line, comes
    // anew and resumes from its last number.
    res.on('close', () => {
      answered -= body.length;
      listener.drained();
    });
    res.writeHead(status, {
      'cache-control': 'no-cache, no-store',
      ...(status === 204 ? {} : { 'content-type': 'text/plain', 'content-length': body.length }),
    });
    res.end(status === 204 ? undefined : body);
  };
  const flush = () => {
    flushing = false;
    if (seat === undefined || gone) return;
    const frames = queue;
    if (frames.length === 0 && !ending) return;
    queue = [];
    queued = 0;
    answer(frames.length === 0 ? 204 : 200, frames);
    if (ending) finish();
  };
  // Facts of one turn travel in one answer instead of costing a poll each.
  const flushSoon = () => {
    if (flushing) return;
    flushing = true;
    queueMicrotask(flush);
  };

  return {
    name: 'LongPolling',
    send(frame) {
      if (gone) return;
      queue.push(frame);
      queued += frame.bytes;
      flushSoon();
    },
    waiting: () => queued + answered,
    end() {
      ending = true;
      flushSoon();
    },
    cut() {
      answer(204, []);
      queue = [];
      queued = 0;
      finish();
    },
    poll(res, now) {
      answer(204, []);
      seat = { res, since: now };
      res.on('error', () => undefined);
      emptied = now;
      res.on('close', () => {
        if (seat?.res === res) seat = undefined;
      });
      if (first) {
        first = false;
        answer(200, []);
        return;
      }
      flush();
    },
    tick(now) {
      if (seat !== undefined) emptied = now;
      else if (now - emptied >= times.absentMs) finish();
      if (seat !== undefined && now - seat.since >= times.holdMs) answer(200, []);
    },
  };
};
