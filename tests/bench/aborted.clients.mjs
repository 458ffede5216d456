import { fork } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { healthOf } from './health.mjs';

const SETTLE_MS = 1_000;
const AT_ONCE = 64;

/** Opens lines without end, asks on each, and leaves before the answer. */
const flood = (port, path) => {
  const next = () => {
    const line = connect(port, '127.0.0.1');
    line.on('connect', () => {
      line.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      setImmediate(() => line.resetAndDestroy());
    });
    line.on('error', () => undefined);
    line.on('close', () => setImmediate(next));
  };
  for (let line = 0; line < AT_ONCE; line += 1) next();
};

const [, , port, path] = process.argv;
if (port !== undefined) flood(Number(port), path);

/**
 * Asks whether the platform is well, without and with a flood of aborted requests by a process of its
 * own: for each round how many times slower the slowest in a hundred is.
 */
process.on('message', async ({ url, path: flooded, rounds }) => {
  const health = () => healthOf(url);
  await health();
  const ratios = [];
  for (let round = 0; round < rounds; round += 1) {
    const idle = await health();
    const clients = fork(import.meta.filename, [new URL(url).port, flooded]);
    await wait(SETTLE_MS);
    ratios.push((await health()) / idle);
    clients.kill('SIGKILL');
    await wait(SETTLE_MS);
  }
  process.send(ratios);
});
