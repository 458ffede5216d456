import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { healthOf } from './health.mjs';

const SETTLE_MS = 3_000;

/** Megabytes that the platform's process holds. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.ppid}/status`, 'utf8'))[1]) / 1024;

/**
 * The readers of the stalled bench, in a process of their own: for each path many that ask twice and
 * never read, and one that asks meanwhile whether the platform is well.
 */
process.on('message', async ({ url, readers, paths }) => {
  const health = () => healthOf(url);
  for (const path of paths) await (await fetch(url + path)).arrayBuffer();
  await wait(SETTLE_MS);
  const results = [];
  for (const path of paths) {
    const [before, idle] = [memory(), await health()];
    const lines = Array.from({ length: readers }, () => {
      const line = connect(Number(new URL(url).port), '127.0.0.1');
      line.on('error', () => undefined);
      line.pause();
      line.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(2));
      return line;
    });
    await wait(SETTLE_MS);
    results.push({ path, grown: memory() - before, slower: (await health()) / idle });
    for (const line of lines) line.destroy();
    await wait(SETTLE_MS);
  }
  process.send(results);
});
