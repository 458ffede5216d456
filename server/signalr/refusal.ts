import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Why a request is refused, and by which status. */
const statuses = {
  'body-invalid': 400,
  'not-signed-in': 401,
  forbidden: 403,
  'not-found': 404,
  'method-unknown': 405,
  conflict: 409,
  'body-too-large': 413,
  'rate-limited': 429,
  unavailable: 503,
} as const;
export type Reason = keyof typeof statuses;

/** How a refusal is worded. */
export interface Wording {
  /** Its media type. */
  readonly type: string;
  of(reason: Reason): string;
  /** What else each answer bears that is written on the bare line of an upgrade. */
  readonly headers?: Readonly<Record<string, string>>;
}
export const plainWording: Wording = { type: 'text/plain', of: (reason) => reason };

/** Seconds after which it is worth coming again. */
const RETRY_S = '15';

/** Refuses requests and upgrades in the words of whoever owns the server. */
export class Refusals {
  constructor(readonly wording: Wording) {}

  /** Answers the request, if nothing has been answered yet. */
  refuse(res: ServerResponse, reason: Reason, headers: object = {}): void {
    if (res.headersSent || res.destroyed) return;
    const body = this.wording.of(reason);
    res.writeHead(statuses[reason], { ...this.#headersOf(reason, body), ...headers });
    res.end(body);
  }

  /** The same where no ServerResponse exists yet: on the socket of an upgrade. */
  refuseUpgrade(socket: Duplex, reason: Reason): void {
    if (socket.destroyed) return;
    const body = this.wording.of(reason);
    const { headers: always } = this.wording;
    const own = this.#headersOf(reason, body);
    const headers = Object.entries({ ...always, ...own, connection: 'close' });
    const status = statuses[reason];
    const lines = headers.map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  }

  #headersOf(reason: Reason, body: string) {
    return {
      'content-type': this.wording.type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      ...(reason === 'not-signed-in' ? { 'www-authenticate': 'Bearer' } : {}),
      ...(reason === 'rate-limited' ? { 'retry-after': RETRY_S } : {}),
    };
  }
}
