import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../ensure.mjs';

/** For what a lane reads before it takes a batch, and for a batch without a fault (ms). */
const PATIENCE_MS = 600_000;

/** What a child tells next, undefined when it tells nothing in time. */
const next = (child, ms) =>
  new Promise((resolve, reject) => {
    const settle = (end, value) => {
      clearTimeout(timer);
      child.off('message', told).off('exit', died);
      end(value);
    };
    const told = (message) => settle(resolve, message);
    const died = (code) => settle(reject, new Error(`a lane ended with ${code}`));
    const timer = setTimeout(settle, ms, resolve);
    child.on('message', told).on('exit', died);
  });

/** A process that runs batches one after the other; one that hangs is ended with all its children. */
export const aLane = (withServer) => {
  let child;
  const end = () => {
    if (child !== undefined) process.kill(-child.pid, 'SIGKILL');
    child = undefined;
  };
  const start = async () => {
    const started = fork(join(root, 'scripts/mutate/lane.mjs'), {
      // A group of its own: it has a child whose loop, once endless, hears no other signal.
      detached: true,
      env: { ...process.env, MUTATE_SERVER: withServer ? 'on' : 'off' },
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    child = started;
    if ((await next(child, PATIENCE_MS)) === undefined) throw new Error('a lane does not start');
  };
  /** Runs a batch, with a fault or without: `green`, `red` or `hung`, how many tests ran, and ms. */
  const run = async (batch, fault, limit = PATIENCE_MS) => {
    if (child === undefined) await start();
    const since = Date.now();
    child.send({ fault, batch });
    const told = await next(child, limit);
    if (told === undefined) end();
    const state = told === undefined ? 'hung' : told.red ? 'red' : 'green';
    return { state, ran: told?.ran ?? 0, ms: Date.now() - since };
  };
  return { run, end };
};
