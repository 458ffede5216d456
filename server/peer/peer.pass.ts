import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestPlain,
  type ServerResponse,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Duplex } from 'node:stream';
import { problem } from '../../contract/problems';
import type { LineRefusals } from '../http/line';
import { HUB_PATH, type HubIdentity } from '../realtime/hub';
import type { Secrets } from '../secret/secret';
import type { Homes } from './peer.home';

/** Where each channel has the name of a connection in its addresses. */
const named: Readonly<Record<string, string>> = {
  [HUB_PATH]: 'id',
  '/socket.io': 'sid',
  '/socket.io/': 'sid',
};
const VOUCHER = 'x-peer-voucher';
/** A process that cannot be reached in so long is gone. */
const REACH_MS = 2_000;
/** One that was reached begins to answer in so long, but to a poll, which waits for news. */
const BEGIN_MS = 5_000;

/** What one process says to another of the request that it passes on. */
interface Voucher {
  /** Of which connection; good for no other. */
  readonly name: string;
  /** Whose token came with it, if it was good. */
  readonly caller?: HubIdentity;
}

export interface PassingDeps {
  readonly homes: Pick<Homes, 'elsewhere'>;
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
  /** Who asks, by the token of the request. */
  identify(req: IncomingMessage): Promise<HubIdentity | undefined>;
  /** Answers an upgrade that cannot be passed on. */
  readonly lines: Pick<LineRefusals, 'refuseUpgrade'>;
  readonly log: { info(facts: object, says: string): void };
}

/** The request's address without the token, which no other process needs. */
const urlOf = ({ url = '' }: IncomingMessage): URL | undefined => {
  if (!URL.canParse(url, 'http://peer')) return undefined;
  const parsed = new URL(url, 'http://peer');
  parsed.searchParams.delete('access_token');
  return parsed;
};

const nameOf = (req: IncomingMessage): string | undefined => {
  const url = urlOf(req);
  const member = url === undefined ? undefined : named[url.pathname];
  return member === undefined ? undefined : (url?.searchParams.get(member) ?? undefined);
};

/** Of each leg of the way alone. */
const perHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);
const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !perHop.has(name)));

const isPoll = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.upgrade === undefined &&
  headers.accept?.includes('text/event-stream') !== true;

const notFound = JSON.stringify(problem('not-found'));
const refuse = (res: ServerResponse): void => {
  if (res.headersSent) return void res.destroy();
  res.writeHead(404, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  res.end(notFound);
};

/** The head of an answer as it came, for a line that has no response of Node's. */
const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string => {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
};

/**
 * Passes requests of connections that live in another process on to it [decision 84], so that a
 * balancer need not keep a client on its process. A process that is gone is a connection that is not
 * found: the client negotiates anew. What was passed on once is not passed on again.
 */
export class Passing {
  /** Both ends of the lines that were upgraded. */
  readonly #lines = new Set<Duplex>();

  constructor(readonly deps: PassingDeps) {}

  /** What another process vouches for; undefined when the request came from a client itself. */
  voucherOf(req: IncomingMessage): Voucher | undefined {
    const given = req.headers[VOUCHER];
    const text = typeof given === 'string' ? this.deps.secrets.open('peer', given) : undefined;
    if (text === undefined) return undefined;
    const voucher = JSON.parse(Buffer.from(text, 'base64url').toString()) as Voucher;
    return voucher.name === nameOf(req) ? voucher : undefined;
  }

  /** Takes the request if its connection lives elsewhere; true when it did. */
  handleRequest(req: IncomingMessage, res: ServerResponse): boolean {
    const home = this.#homeOf(req);
    if (home === undefined) return false;
    void this.#ask(req, home).then(
      (asked) => {
        const begun = patience(asked, isPoll(req) ? undefined : BEGIN_MS);
        asked.on('response', (answer) => {
          begun();
          res.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
          answer.pipe(res);
          answer.on('close', () => answer.complete || res.destroy());
        });
        asked.on('error', (error) => {
          if (!res.destroyed) this.#note(home, error);
          refuse(res);
        });
        res.on('close', () => asked.destroy());
        if (res.destroyed) asked.destroy();
        else req.pipe(asked);
      },
      () => refuse(res),
    );
    return true;
  }

  /** Takes the upgrade if its connection lives elsewhere; true when it did. */
  handleUpgrade(req: IncomingMessage, line: Duplex, head: Buffer): boolean {
    const home = this.#homeOf(req);
    if (home === undefined) return false;
    const { lines } = this.deps;
    line.on('error', () => line.destroy());
    void this.#ask(req, home).then(
      (asked) => {
        const begun = patience(asked, BEGIN_MS);
        asked.on('upgrade', (answer, peer, first) => {
          begun();
          line.write(headOf(answer));
          line.write(first);
          peer.write(head);
          this.#join(line, peer);
        });
        asked.on('response', (answer) => {
          begun();
          line.write(headOf(answer));
          answer.pipe(line);
        });
        asked.on('error', (error) => {
          if (!line.destroyed) this.#note(home, error);
          lines.refuseUpgrade(line, 'not-found');
        });
        line.on('close', () => asked.destroy());
        if (line.destroyed) asked.destroy();
        else asked.end();
      },
      () => lines.refuseUpgrade(line, 'not-found'),
    );
    return true;
  }

  /** Cuts what was upgraded; whoever it was comes back. */
  close(): void {
    for (const line of this.#lines) line.destroy();
  }

  #homeOf(req: IncomingMessage): URL | undefined {
    const name = nameOf(req);
    const home = name === undefined ? undefined : this.deps.homes.elsewhere(name);
    return home === undefined || this.voucherOf(req) !== undefined ? undefined : home;
  }

  /** The same request to the other process, with what it needs to know of the caller for a token. */
  async #ask(req: IncomingMessage, home: URL): Promise<ClientRequest> {
    const url = urlOf(req);
    const caller = await this.deps.identify(req);
    const voucher: Voucher = { name: nameOf(req) ?? '', ...(caller && { caller }) };
    const sealed = Buffer.from(JSON.stringify(voucher)).toString('base64url');
    const { authorization: _, ...headers } = endToEnd(req.headers);
    const upgrade = req.headers.upgrade === undefined ? {} : UPGRADE;
    const request = home.protocol === 'https:' ? requestSecure : requestPlain;
    return request(new URL(`${url?.pathname}${url?.search}`, home), {
      method: req.method,
      // A line of its own for each: one that was kept may have been closed a moment ago.
      agent: false,
      headers: { ...headers, ...upgrade, [VOUCHER]: this.deps.secrets.seal('peer', sealed) },
    });
  }

  #join(line: Duplex, peer: Duplex): void {
    for (const [end, other] of [
      [line, peer],
      [peer, line],
    ] as const) {
      this.#lines.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => {
        this.#lines.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  }

  #note(home: URL, error: Error): void {
    this.deps.log.info({ home: home.host, error }, 'another process did not answer');
  }
}

const UPGRADE = { connection: 'Upgrade', upgrade: 'websocket' };

/** Ends a request that is not answered in time; call the answer once it is. */
const patience = (asked: ClientRequest, beginMs: number | undefined): (() => void) => {
  const end = (): void => void asked.destroy(new Error('too late'));
  const reach = setTimeout(end, REACH_MS);
  const begin = beginMs === undefined ? undefined : setTimeout(end, beginMs);
  asked.on('socket', (socket) => socket.on('connect', () => clearTimeout(reach)));
  const done = (): void => {
    clearTimeout(reach);
    clearTimeout(begin);
  };
  asked.on('close', done);
  return done;
};
