import { randomUUID } from 'node:crypto';

/** One movement sent to whatever is being broken; `key` makes its repetition harmless. */
export interface Movement {
  readonly till: string;
  readonly amount: number;
  readonly key: string;
}

/**
 * How the subject took it: `done` is an acknowledgement that must hold for ever; `away` says that
 * nothing can be said, and the same movement is sent again.
 */
export type Attempt = (movement: Movement) => Promise<'done' | 'away'>;

export interface Load {
  /** Sum of the acknowledged amounts by till. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Acknowledged movements so far. */
  count(): number;
  /** Resolves when so many more movements are acknowledged. */
  more(count: number): Promise<void>;
  /** Lets every movement under way come to its end; throws what an attempt threw. */
  end(): Promise<void>;
}

/** Keeps `clients` movements under way, each sent again until it is acknowledged. */
export const startLoad = (clients: number, tills: readonly string[], attempt: Attempt): Load => {
  const acknowledged = new Map<string, number>();
  const waiting = new Set<{ at: number; resolve: () => void }>();
  let count = 0;
  let ending = false;

  const acknowledge = ({ till, amount }: Movement): void => {
    acknowledged.set(till, (acknowledged.get(till) ?? 0) + amount);
    count += 1;
    for (const waiter of waiting)
      if (count >= waiter.at) {
        waiting.delete(waiter);
        waiter.resolve();
      }
  };

  const client = async (number: number): Promise<void> => {
    for (let sent = number; !ending; sent += 1) {
      const till = tills[sent % tills.length] ?? '';
      const movement = { till, amount: 1 + (sent % 9), key: randomUUID() };
      while ((await attempt(movement)) === 'away') await new Promise(setImmediate);
      acknowledge(movement);
    }
  };
  const clientsRunning = Promise.all(Array.from({ length: clients }, (_, i) => client(i)));

  return {
    acknowledged,
    count: () => count,
    more: (wanted) =>
      Promise.race([
        new Promise<void>((resolve) => waiting.add({ at: count + wanted, resolve })),
        clientsRunning.then(() => undefined),
      ]),
    end: async () => {
      ending = true;
      await clientsRunning;
    },
  };
};
