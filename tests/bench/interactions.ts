import type { Browser, Page } from 'playwright';
import type { BenchPlatform } from './platform';
import { median } from './turns';

/** What people do most. */
interface Flow {
  readonly name: string;
  readonly path: string;
  /** Until what is pressed is there. */
  readonly ready: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
}

const FRIEND = 'Friendly';

const flows: readonly Flow[] = [
  {
    name: 'search',
    path: '/',
    ready: (page) => page.getByRole('searchbox').waitFor(),
    act: (page) => page.getByRole('searchbox').pressSequentially('lantern', { delay: 150 }),
  },
  {
    name: 'play',
    path: '/play/neon-orchard',
    ready: (page) => page.getByRole('button', { name: /^Spin/, disabled: false }).waitFor(),
    act: (page) => page.getByRole('button', { name: /^Spin/ }).click(),
  },
  {
    name: 'open a gift',
    path: '/gifts',
    ready: (page) =>
      page
        .getByRole('button', { name: /^Open .*gift/ })
        .first()
        .waitFor(),
    act: (page) =>
      page
        .getByRole('button', { name: /^Open .*gift/ })
        .first()
        .click(),
  },
  {
    name: 'send a letter',
    path: '/letters/write',
    ready: (page) => page.getByRole('radio', { name: FRIEND }).waitFor(),
    async act(page) {
      await page.getByRole('radio', { name: FRIEND }).check({ force: true });
      await page
        .getByRole('textbox', { name: 'Your letter' })
        .pressSequentially('Come to the pier');
      await page.getByRole('button', { name: 'Send the letter' }).click();
    },
  },
  {
    name: 'change language',
    path: '/',
    ready: (page) =>
      page.getByRole('contentinfo').getByRole('button', { name: 'Language and look' }).waitFor(),
    async act(page) {
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'Language and look' })
        .click();
      await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true });
    },
  },
];

/** Runs in the page, from its start on. */
const watch = (): void => {
  const slow: number[] = [];
  Object.assign(globalThis, { slow });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) slow.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

/** The pause in which the page comes to rest, and in which what was done comes to its end. */
const REST_MS = 4_000;

/**
 * The milliseconds from the slowest key or press of a flow to the next frame, by a member on a phone whose
 * processor is `slower` times slower.
 */
const slowestOf = async (
  browser: Browser,
  { url }: BenchPlatform,
  token: string,
  { path, ready, act }: Flow,
  slower: number,
): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${url}/sw.js`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(url + path);
  await ready(page);
  await page.waitForTimeout(REST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await act(page);
  await page.waitForTimeout(REST_MS);
  const slow = await page.evaluate(() => (globalThis as unknown as { slow: number[] }).slow);
  await context.close();
  return Math.max(0, ...slow);
};

/** By flow, the median of so many times. */
export const interactionsOf = async (
  browser: Browser,
  platform: BenchPlatform,
  slower: number,
  times: number,
): Promise<Map<string, number>> => {
  const [me, friend] = [await platform.signUp('Presser'), await platform.signUp(FRIEND)];
  const { _id: mine } = await platform.get<{ _id: string }>('/get', me);
  const { _id: other } = await platform.get<{ _id: string }>('/get', friend);
  await platform.post('/friends/request', { _id: other }, me);
  await platform.post('/accept', { _id: mine }, friend);
  const found = new Map<string, number>();
  for (const flow of flows) {
    const all: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const gift = { friends: [mine], coins: 5, box: 'ruby', tape: 'mint' };
      await platform.post('/gifts/send', gift, friend);
      all.push(await slowestOf(browser, platform, me, flow, slower));
    }
    found.set(flow.name, median(all));
  }
  return found;
};
