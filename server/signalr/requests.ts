import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { addressUnder, tokenOf } from './address';
import type { Connection } from './connection';
import type { Limits } from './limits';
import type { Principal } from './method';
import { type Reason, Refusals, type Wording } from './refusal';
import { eventTransport, HubSocket, pollTransport, webSocketTransport } from './transports';

/** What the HTTP side needs of the hub. */
export interface Registry {
  /** `/chat`: negotiations go to `/chat/negotiate`. */
  readonly path: string;
  readonly limits: Limits;
  readonly closing: boolean;
  readonly wording: Wording;
  now(): number;
  authenticate(token: string | undefined, req: IncomingMessage): Promise<Principal | undefined>;
  find(token: string): Connection | undefined;
  /** A new connection, or undefined when the user has too many. */
  admit(principal: Principal, stateful: boolean): Connection | undefined;
  warn(error: unknown): void;
}

type Refused = { readonly refused: Reason };
const refused = (reason: Reason): Refused => ({ refused: reason });

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
export const createRequests = (registry: Registry) => {
  const { limits, path } = registry;
  const negotiatePath = `${path}/negotiate`;
  const refusals = new Refusals(registry.wording);
  const refuse = refusals.refuse.bind(refusals);
  const sockets = new WebSocketServer<typeof HubSocket>({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.frameBytes,
    WebSocket: HubSocket,
  });

  /** The caller, or why it may not speak. */
  const callerOf = async (req: IncomingMessage): Promise<Principal | Refused> => {
    if (registry.closing) return refused('unavailable');
    try {
      const principal = await registry.authenticate(tokenOf(req), req);
      const valid = principal !== undefined && principal.expiresAt > registry.now();
      return valid ? principal : refused('not-signed-in');
    } catch (error) {
      registry.warn(error);
      return refused('unavailable');
    }
  };

  /** The connection that the request names, if it is the caller's own. */
  const connectionOf = (url: URL, principal: Principal): Connection | Refused => {
    const id = url.searchParams.get('id');
    if (id === null || id === '') return refused('body-invalid');
    const connection = registry.find(id);
    if (connection === undefined) return refused('not-found');
    const { user, session } = connection.principal;
    if (user !== principal.user || session !== principal.session) return refused('forbidden');
    // A refreshed token keeps the connection alive for as long as it is valid itself.
    if (principal.expiresAt > connection.principal.expiresAt) connection.principal = principal;
    return connection;
  };

  const negotiate = (res: ServerResponse, url: URL, principal: Principal): void => {
    const stateful = url.searchParams.get('useStatefulReconnect') === 'true';
    const connection = registry.admit(principal, stateful);
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
    const methods = url.pathname === path ? ['GET', 'POST', 'DELETE'] : ['POST'];
    if (url.pathname !== path && url.pathname !== negotiatePath) return refuse(res, 'not-found');
    if (!methods.includes(req.method ?? '')) {
      return refuse(res, 'method-unknown', { allow: methods.join(', ') });
    }
    // A poll may fetch the goodbye of its connection when its token is no longer good for more.
    const ended = registry.find(url.searchParams.get('id') ?? '');
    if (req.method === 'GET' && ended?.state === 'ending') return listen(req, res, ended);
    const principal = await callerOf(req);
    if ('refused' in principal) return refuse(res, principal.refused);
    if (url.pathname === negotiatePath) return negotiate(res, url, principal);
    const connection = connectionOf(url, principal);
    if ('refused' in connection) return refuse(res, connection.refused);
    if (req.method === 'GET') return listen(req, res, connection);
    if (req.method === 'POST') return send(req, res, connection);
    connection.cut('client left');
    res.writeHead(202, { 'content-length': 0 });
    res.end();
  };

  const upgrade = async (req: IncomingMessage, line: Duplex, head: Buffer, url: URL) => {
    if (url.pathname !== path) return refusals.refuseUpgrade(line, 'not-found');
    const principal = await callerOf(req);
    if ('refused' in principal) return refusals.refuseUpgrade(line, principal.refused);
    // The protocol lets a WebSocket come without negotiation; then it is a connection of its own.
    const connection = url.searchParams.has('id')
      ? connectionOf(url, principal)
      : (registry.admit(principal, false) ?? refused('rate-limited'));
    if ('refused' in connection) return refusals.refuseUpgrade(line, connection.refused);
    if (!connection.admits('WebSockets')) return refusals.refuseUpgrade(line, 'conflict');
    if (line.destroyed) return;
    sockets.handleUpgrade(req, line, head, (socket) => {
      connection.attach((listener) => webSocketTransport(socket, line, listener));
    });
  };

  return {
    /** Whether the path of the request is the hub's. */
    isFor: (req: IncomingMessage): boolean => addressUnder(path, req) !== undefined,
    /** Takes the request if its path is the hub's; true when it did. */
    handleRequest(req: IncomingMessage, res: ServerResponse): boolean {
      const url = addressUnder(path, req);
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
      const url = addressUnder(path, req);
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
