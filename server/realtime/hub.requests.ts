import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type ProblemCode, problem } from '../../contract/problems';
import type { Connection, HubIdentity } from './hub.connection';
import type { HubLimits } from './hub.limits';
import { eventTransport, HubSocket, pollTransport, webSocketTransport } from './hub.transports';

const HUB_PATH = '/messageHub';
const NEGOTIATE_PATH = `${HUB_PATH}/negotiate`;

/** What the HTTP side needs of the hub. */
export interface HubRegistry {
  readonly limits: HubLimits;
  readonly closing: boolean;
  now(): number;
  authenticate(token: string | undefined, req: IncomingMessage): Promise<HubIdentity | undefined>;
  find(token: string): Connection | undefined;
  /** A new connection, or undefined when the player has too many. */
  admit(identity: HubIdentity, stateful: boolean): Connection | undefined;
  warn(error: unknown): void;
}

/** The request's address when it is the hub's; nothing when it is somebody else's or no address. */
const hubUrl = (req: IncomingMessage): URL | undefined => {
  try {
    const url = new URL(req.url ?? '', 'http://hub');
    const ours = url.pathname === HUB_PATH || url.pathname.startsWith(`${HUB_PATH}/`);
    return ours ? url : undefined;
  } catch {
    return undefined;
  }
};

/** Browsers cannot set a header on a WebSocket or an event source: there the query carries it. */
export const tokenOf = (req: IncomingMessage): string | undefined => {
  const bearer = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '');
  return bearer?.[1] ?? hubUrl(req)?.searchParams.get('access_token') ?? undefined;
};

type Refusal = { readonly refused: ProblemCode };
const refused = (code: ProblemCode): Refusal => ({ refused: code });

const refusalHeaders = (code: ProblemCode, body: string) => ({
  'content-type': 'application/problem+json',
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  ...(code === 'not-signed-in' ? { 'www-authenticate': 'Bearer' } : {}),
  ...(code === 'rate-limited' ? { 'retry-after': '15' } : {}),
});

const refuse = (res: ServerResponse, code: ProblemCode, headers: object = {}): void => {
  if (res.headersSent || res.destroyed) return;
  const body = JSON.stringify(problem(code));
  res.writeHead(problem(code).status, { ...refusalHeaders(code, body), ...headers });
  res.end(body);
};

/** The same refusal where no ServerResponse exists yet: on the socket of an upgrade. */
const refuseUpgrade = (socket: Duplex, code: ProblemCode): void => {
  if (socket.destroyed) return;
  const { status, title } = problem(code);
  const body = JSON.stringify(problem(code));
  const headers = Object.entries({ ...refusalHeaders(code, body), connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n'));
};

/** The whole body, or undefined when it is larger than `max` bytes. Rejects when it breaks off. */
const readBody = async (req: IncomingMessage, max: number): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop must not destroy the socket: the refusal still goes out on it.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** The hub's requests and upgrades, by the transport protocols of ASP.NET Core SignalR. */
export const createHubRequests = (registry: HubRegistry) => {
  const { limits } = registry;
  const sockets = new WebSocketServer<typeof HubSocket>({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.frameBytes,
    WebSocket: HubSocket,
  });

  /** The caller, or why it may not speak. */
  const callerOf = async (req: IncomingMessage): Promise<HubIdentity | Refusal> => {
    if (registry.closing) return refused('unavailable');
    try {
      const identity = await registry.authenticate(tokenOf(req), req);
      const valid = identity !== undefined && identity.expiresAt > registry.now();
      return valid ? identity : refused('not-signed-in');
    } catch (error) {
      registry.warn(error);
      return refused('unavailable');
    }
  };

  /** The connection that the request names, if it is the caller's own. */
  const connectionOf = (url: URL, identity: HubIdentity): Connection | Refusal => {
    const id = url.searchParams.get('id');
    if (id === null || id === '') return refused('body-invalid');
    const connection = registry.find(id);
    if (connection === undefined) return refused('not-found');
    const { player, session } = connection.identity;
    if (player !== identity.player || session !== identity.session) return refused('forbidden');
    // A refreshed token keeps the connection alive for as long as it is valid itself.
    if (identity.expiresAt > connection.identity.expiresAt) connection.identity = identity;
    return connection;
  };

  const negotiate = (res: ServerResponse, url: URL, identity: HubIdentity): void => {
    const stateful = url.searchParams.get('useStatefulReconnect') === 'true';
    const connection = registry.admit(identity, stateful);
    if (connection === undefined) {
      refuse(res, 'rate-limited');
      return;
    }
    const version = Number(url.searchParams.get('negotiateVersion') ?? '0') >= 1 ? 1 : 0;
    const body = JSON.stringify({
      negotiateVersion: version,
      // Version 0 knows one id only, so there it has to be the secret one.
      connectionId: version === 1 ? connection.id : connection.token,
      ...(version === 1 ? { connectionToken: connection.token } : {}),
      ...(stateful ? { useStatefulReconnect: true } : {}),
      availableTransports: [
        { transport: 'WebSockets', transferFormats: ['Text'] },
        { transport: 'ServerSentEvents', transferFormats: ['Text'] },
        { transport: 'LongPolling', transferFormats: ['Text'] },
      ],
    });
    res.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    });
    res.end(body);
  };

  const listen = (req: IncomingMessage, res: ServerResponse, connection: Connection): void => {
    if (res.destroyed) return;
    if (req.headers.accept?.includes('text/event-stream')) {
      if (!connection.admits('ServerSentEvents')) refuse(res, 'conflict');
      else connection.attach((listener) => eventTransport(res, listener));
      return;
    }
    const now = registry.now();
    if (connection.admits('LongPolling')) {
      const times = { now, holdMs: limits.pollMs, absentMs: limits.clientTimeoutMs };
      connection.attach((listener) => pollTransport(listener, times)).poll(res, now);
    } else if (connection.transport?.poll !== undefined) {
      connection.transport.poll(res, now);
    } else {
      refuse(res, 'conflict');
    }
  };

  const send = async (req: IncomingMessage, res: ServerResponse, connection: Connection) => {
    const { transport } = connection;
    if (connection.state === 'ending') return refuse(res, 'not-found');
    if (transport === undefined) return refuse(res, 'conflict');
    if (transport.name === 'WebSockets') return refuse(res, 'method-unknown');
    const body = await readBody(req, limits.frameBytes);
    if (body === undefined) {
      connection.fail('Message too large.');
      return refuse(res, 'body-too-large', { connection: 'close' });
    }
    connection.receive(body);
    res.writeHead(200, { 'content-length': 0 });
    res.end();
  };

  const answer = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const methods = url.pathname === HUB_PATH ? ['GET', 'POST', 'DELETE'] : ['POST'];
    if (url.pathname !== HUB_PATH && url.pathname !== NEGOTIATE_PATH)
      return refuse(res, 'not-found');
    if (!methods.includes(req.method ?? '')) {
      return refuse(res, 'method-unknown', { allow: methods.join(', ') });
    }
    // A poll may fetch the goodbye of its connection when its token is no longer good for more.
    const ended = registry.find(url.searchParams.get('id') ?? '');
    if (req.method === 'GET' && ended?.state === 'ending') return listen(req, res, ended);
    const identity = await callerOf(req);
    if ('refused' in identity) return refuse(res, identity.refused);
    if (url.pathname === NEGOTIATE_PATH) return negotiate(res, url, identity);
    const connection = connectionOf(url, identity);
    if ('refused' in connection) return refuse(res, connection.refused);
    if (req.method === 'GET') return listen(req, res, connection);
    if (req.method === 'POST') return send(req, res, connection);
    connection.cut('client left');
    res.writeHead(202, { 'content-length': 0 });
    res.end();
  };

  const upgrade = async (req: IncomingMessage, line: Duplex, head: Buffer, url: URL) => {
    if (url.pathname !== HUB_PATH) return refuseUpgrade(line, 'not-found');
    const identity = await callerOf(req);
    if ('refused' in identity) return refuseUpgrade(line, identity.refused);
    // The protocol lets a WebSocket come without negotiation; then it is a connection of its own.
    const connection = url.searchParams.has('id')
      ? connectionOf(url, identity)
      : (registry.admit(identity, false) ?? refused('rate-limited'));
    if ('refused' in connection) return refuseUpgrade(line, connection.refused);
    if (!connection.admits('WebSockets')) return refuseUpgrade(line, 'conflict');
    if (line.destroyed) return;
    sockets.handleUpgrade(req, line, head, (socket) => {
      connection.attach((listener) => webSocketTransport(socket, line, listener));
    });
  };

  return {
    /** Whether the path of the request is the hub's. */
    isFor: (req: IncomingMessage): boolean => hubUrl(req) !== undefined,
    /** Takes the request if its path is the hub's; true when it did. */
    handleRequest(req: IncomingMessage, res: ServerResponse): boolean {
      const url = hubUrl(req);
      if (url === undefined) return false;
      answer(req, res, url).catch((error: unknown) => {
        // Only a request that broke off gets here, and then nobody reads the refusal.
        registry.warn(error);
        refuse(res, 'body-invalid', { connection: 'close' });
      });
      return true;
    },
    /** Takes the upgrade if its path is the hub's; true when it did. */
    handleUpgrade(req: IncomingMessage, line: Duplex, head: Buffer): boolean {
      const url = hubUrl(req);
      if (url === undefined) return false;
      // Without a listener, a line that breaks while the token is checked would end the process.
      line.on('error', () => line.destroy());
      upgrade(req, line, head, url).catch((error: unknown) => {
        registry.warn(error);
        line.destroy();
      });
      return true;
    },
  };
};
