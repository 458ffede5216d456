import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { flags } from '../../scripts/browser.mjs';
import { interactionsOf } from './interactions';
import { benchPlatform } from './platform';
import { median } from './turns';

/**
 * First visits of a guest with a phone on a slow line, medians: 150 ms and 1.6 Mbit/s, a processor
 * four times slower. Beside them a plain page of the same build: its stylesheet, its font and one
 * sentence. Then what people do most, on a page at rest. Bytes and requests are exact, times are of this machine: read them as ratios.
 */
const visits = Number(process.env['BENCH_VISITS'] ?? 3);
/** Until the late residents are there as well, on that line. */
const WATCHED_MS = 15_000;
const LONG_TASK_MS = 50;
const SLOWER = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

interface Visit {
  /** Of the largest paint, in ms. */
  readonly largest: number;
  /** Beyond 50 ms each, of tasks after the first paint. */
  readonly blocking: number;
  readonly longest: number;
  readonly shift: number;
  readonly requests: number;
  readonly kilobytes: number;
}

/** Runs in the page, from its start on. */
const watch = (): void => {
  const seen = { largest: 0, shift: 0, tasks: [] as [start: number, duration: number][] };
  Object.assign(globalThis, { seen });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  on('layout-shift', (entry) => (seen.shift += (entry as unknown as { value: number }).value));
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
};

type Seen = { largest: number; shift: number; tasks: [start: number, duration: number][] };

const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForTimeout(WATCHED_MS);
  const { largest, shift, tasks, first, loaded } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [whole] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    return {
      ...(globalThis as unknown as { seen: Seen }).seen,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      loaded: [...(whole ? [whole] : []), ...files].map(
        ({ startTime, responseEnd, transferSize }) => ({
          startTime,
          responseEnd,
          transferSize,
        }),
      ),
    };
  });
  await page.close();
  const after = tasks.filter(([start, duration]) => start + duration > first);
  const before = loaded.filter(({ responseEnd }) => responseEnd <= largest);
  return {
    largest,
    shift,
    blocking: after.reduce((sum, [, duration]) => sum + duration - LONG_TASK_MS, 0),
    longest: Math.max(0, ...after.map(([, duration]) => duration)),
    requests: loaded.filter(({ startTime }) => startTime <= largest).length,
    kilobytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  };
};

const client = resolve('dist/client');
const platform = await benchPlatform({}, client);
const built = readFileSync(join(client, 'index.html'), 'utf8');
const links = built.match(/<link rel="(stylesheet|preload)"[^>]*>/g)?.join('') ?? '';
const plainPage = `<!doctype html><title>Plain</title>${links}<h1>A good evening at the fair</h1>`;
const plain = createServer((request, answer) => {
  const path = request.url ?? '/';
  if (path === '/') return answer.setHeader('content-type', 'text/html').end(plainPage);
  if (!path.startsWith('/assets/')) return answer.writeHead(404).end();
  const isStyle = path.endsWith('.css');
  answer.setHeader('content-type', isStyle ? 'text/css' : 'font/woff2');
  if (isStyle) answer.setHeader('content-encoding', 'br');
  return answer.end(readFileSync(join(client, isStyle ? `${path}.br` : path)));
}).listen(0);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '',
  args: flags,
});
try {
  await platform.signUp('Someone');
  const { port } = plain.address() as AddressInfo;
  for (const [name, url] of [
    ['plain page', `http://localhost:${port}/`],
    ['lobby', `${platform.url}/`],
    ['game', `${platform.url}/games/midnight-carousel`],
    ['play', `${platform.url}/play/midnight-carousel`],
    ['profile', `${platform.url}/profile/Someone`],
  ] as const) {
    const all: Visit[] = [];
    for (let done = 0; done < visits; done += 1) all.push(await visit(browser, url));
    const of = (field: keyof Visit) => median(all.map((each) => each[field]));
    console.log(
      `page: ${name}: largest paint ${of('largest').toFixed(0)} ms, ` +
        `${of('requests')} requests and ${of('kilobytes').toFixed(0)} kB before it, ` +
        `blocking ${of('blocking').toFixed(0)} ms, longest task ${of('longest').toFixed(0)} ms, ` +
        `shift ${of('shift').toFixed(3)}`,
    );
  }
  for (const [name, slowest] of await interactionsOf(browser, platform, SLOWER, visits))
    console.log(`page: ${name}: ${slowest.toFixed(0)} ms from a press or key to the next frame`);
} finally {
  await browser.close();
  plain.close();
  await platform.close();
}
process.exit();
