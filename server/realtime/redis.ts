import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';

/** What is told to other processes waits for Redis; the oldest of it concerns nobody any more. */
const WAITING_MAX = 10_000;

interface RedisLog {
  info(says: string): void;
  warn(facts: object, says: string): void;
}

/** Whether Redis can be asked just now, and how rooms reach those of other processes by it. */
export interface Redis {
  readonly isReady: boolean;
  readonly adapter: ReturnType<typeof createAdapter>;
}

/**
 * What is told by this client concerns nobody when it is lost; that nobody waits for it must not look
 * like a fault that nobody caught.
 */
const carefree = <Client extends object>(client: Client): Client =>
  new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, args);
        if (result instanceof Promise) result.catch(() => undefined);
        return result;
      };
    },
  });

/**
 * Connects to Redis without waiting for it, now or later: while it is away a process knows its own
 * sockets alone, and the client comes back to it by itself. Answers what rooms know of it, and its end.
 */
export const openRedis = (url: string, log: RedisLog): { redis: Redis; close(): void } => {
  const client = createClient({ url, commandsQueueMaxLength: WAITING_MAX });
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (!isAway) log.warn({ error }, 'Redis is away: calls find sockets of this process alone');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  client.connect().catch((error: unknown) => log.warn({ error }, 'Redis was given up'));
  const redis: Redis = {
    get isReady() {
      return client.isReady;
    },
    adapter: createAdapter(carefree(client)),
  };
  return { redis, close: () => void (client.isOpen && client.destroy()) };
};
