import type { AdaptersOf } from '../../../machines/kit/port';
import type { Word } from '../../../machines/tab/tabs.channel';
import type { tabsPorts } from '../../../machines/tab/tabs.words';

/** Another number with every change of `Word`: tabs of two versions stand apart. */
const VERSION = 1;
const nameOf = (player: string): string => `fairground:tabs:${VERSION}:${player}`;

/** Plain-HTTP origins have no locks, and some private windows no channels. */
const canTell = (): boolean =>
  navigator.locks !== undefined && typeof BroadcastChannel !== 'undefined';

/** Tabs of one origin and one player [decision 67]. */
export const tabsAdapters: AdaptersOf<typeof tabsPorts> = {
  'tabs.page': (_, answer) => {
    const end = new AbortController();
    const listen = { signal: end.signal };
    const look = () =>
      answer({ type: document.visibilityState === 'visible' ? 'tabs.seen' : 'tabs.hidden' });
    const rest = () => answer({ type: 'tabs.rested' });
    const wake = () => answer({ type: 'tabs.woken' });
    document.addEventListener('visibilitychange', look, listen);
    document.addEventListener('freeze', rest, listen);
    document.addEventListener('resume', wake, listen);
    addEventListener('pagehide', rest, listen);
    addEventListener('pageshow', wake, listen);
    look();
    return () => end.abort();
  },

  'tabs.lead': ({ player }, answer, hear) => {
    if (!canTell()) {
      answer({ type: 'tabs.alone' });
      return undefined;
    }
    const name = nameOf(player);
    const stay = new AbortController();
    let holder = 0;
    const hold = (): Promise<void> => {
      holder += 1;
      answer({ type: 'tabs.led' });
      return new Promise((release) => {
        stay.signal.addEventListener('abort', () => release());
      });
    };
    /** Ends when the lock is given up, or taken by another tab. */
    const request = (options: LockOptions): Promise<void> => {
      let mine: number | undefined;
      return navigator.locks
        .request(name, options, (lock) => {
          if (lock === null) {
            answer({ type: 'tabs.followed' });
            return undefined;
          }
          const held = hold();
          mine = holder;
          return held;
        })
        .catch(() => {
          if (stay.signal.aborted) return;
          if (mine === undefined) answer({ type: 'port.failed', port: 'tabs.lead' });
          // A later request of this tab may hold it by now.
          else if (mine === holder) answer({ type: 'tabs.followed' });
        });
    };
    const wait = (): void => {
      if (stay.signal.aborted) return;
      void request({ signal: stay.signal }).then(wait);
    };
    void request({ ifAvailable: true }).then(wait);
    hear(() => void request({ steal: true }));
    return () => stay.abort();
  },

  'tabs.channel': ({ player }, answer, hear) => {
    if (!canTell()) return undefined;
    const channel = new BroadcastChannel(nameOf(player));
    channel.onmessage = ({ data }: MessageEvent<Word>) => answer(data);
    hear(({ word }) => channel.postMessage(word));
    return () => channel.close();
  },
};
