import { createActor, SimulatedClock } from 'xstate';
import type { Adapters } from '../../../machines/app/furnish';
import { lateArrived } from '../../../machines/app/furnish';
import type { LateArrived } from '../../../machines/app/late.words';
import { silentAdapters, wholeApp } from '../../../machines/app/whole';
import { claimsOf } from '../../../machines/auth/session.rules';
import type { OutboxContext } from '../../../machines/outbox/outbox.machine';
import { openApi } from '../../../src/adapters/api';
import type { Disk } from '../../../src/adapters/disk';
import { favouritesAdapters } from '../../../src/adapters/game/favourites.near.adapter';
import { openIo } from '../../../src/adapters/io';
import { lettersAdapters } from '../../../src/adapters/letter/letters.adapter';
import { letterWriteAdapters } from '../../../src/adapters/letter/letterWrite.adapter';
import { notificationsAdapters } from '../../../src/adapters/notification/notifications.adapter';
import { outboxAdapters } from '../../../src/adapters/outbox/outbox.adapter';
import { openOutbox } from '../../../src/adapters/outbox/outbox.store';
import { reviewsAdapters } from '../../../src/adapters/review/reviews.adapter';

/** Longer than any delay between two attempts, and than a dead page's claim. */
const LONG_MS = 61_000;

/** What survives a page: texts by key. */
export type Texts = Map<string, string>;

/** A page's look at the texts; what a killed page writes is lost. */
const diskOf = (texts: Texts, isAlive: () => boolean): Disk => ({
  read: (key) => texts.get(key),
  write: (key, value) => void (isAlive() && texts.set(key, value)),
  erase: (key) => void (isAlive() && texts.delete(key)),
  keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
  watch: () => () => undefined,
});

/** What a page and its successors share. */
export interface Device {
  texts: Texts;
  token: string;
  /** Milliseconds since 1970. */
  time: number;
  isOnline: () => boolean;
}

/** The whole root of one page, its outbox and the calls that may wait joined to the network. */
export const openPage = (device: Device, page: string) => {
  const { texts, token, isOnline } = device;
  let alive = true;
  const isAlive = () => alive;
  const tokenOf = () => token;
  const playerOf = () => claimsOf(token)?.sub;
  const store = openOutbox(diskOf(texts, isAlive), {
    playerOf,
    isOnline,
    now: () => device.time,
    page,
  });
  const asks = openApi(tokenOf, () => store);
  const own = {
    ...favouritesAdapters(asks),
    ...letterWriteAdapters(asks),
    ...lettersAdapters(asks),
    ...notificationsAdapters(asks),
    ...reviewsAdapters(asks),
    ...outboxAdapters(asks, openIo(tokenOf, store)),
  };
  const adapters = {
    ...silentAdapters,
    'outbox.store': own['outbox.store'],
    'outbox.lead': own['outbox.lead'],
    'outbox.send': own['outbox.send'],
    'late.load': (_: unknown, answer: (fact: LateArrived) => void) => {
      answer(lateArrived);
      return undefined;
    },
  } as Adapters;
  const clock = new SimulatedClock();
  const root = createActor(wholeApp(adapters), {
    input: { at: device.time, to: '/', consent: undefined, stored: { token } },
    clock,
  }).start();
  const outbox = () => {
    const actor = root.getSnapshot().children['outbox' as never] as unknown as
      | { getSnapshot: () => { context: OutboxContext; value: unknown } }
      | undefined;
    return actor?.getSnapshot();
  };
  return {
    /** Asks a port as its machine would, one after the other; answers its fact. */
    ask: <Name extends keyof typeof own>(name: Name, input: unknown): Promise<{ type: string }> =>
      new Promise((resolve) => {
        const adapter = own[name] as (
          input: unknown,
          answer: (fact: { type: string }) => void,
          hear: () => void,
        ) => unknown;
        adapter(input, resolve, () => undefined);
      }),
    isResting: () => JSON.stringify(outbox()?.value ?? '').includes('resting'),
    found: () => root.system.get('connection')?.send({ type: 'connection.found' }),
    /** Time passes: what rests is tried again. */
    pass: () => {
      device.time += LONG_MS;
      clock.increment(LONG_MS);
    },
    /** The tab is killed: nothing of it runs on but what is on the line. */
    kill: () => {
      alive = false;
      device.time += LONG_MS;
      root.stop();
    },
  };
};

export type Page = ReturnType<typeof openPage>;
