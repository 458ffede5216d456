/** How long code that did not come is waited for before it is asked for again, in milliseconds. */
const AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 16_000];

/** Code that does not come though the device is online: a page that is loaded anew may find it. */
export class Missing extends Error {
  override name = 'Missing';
}

/** Until the device is online, where it is not; else for a while. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, ms);
    else addEventListener('online', () => resolve(), { once: true });
  });

/**
 * Loads code, and loads it again where it did not come: without a network once there is one, else for
 * half a minute, in which a server that is started anew is back. Throws `Missing` after that.
 */
export const patiently = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  for (let tried = 0; ; ) {
    try {
      return await load();
    } catch (cause) {
      const wait = AGAIN_MS[tried];
      if (navigator.onLine) tried += 1;
      if (wait === undefined) throw new Missing('Code of this page does not come', { cause });
      await pause(wait);
    }
  }
};
