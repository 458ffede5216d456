import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before the platform is started again, doubled each time that it did not last. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Whoever was open so long had not failed at the start. */
const LASTED_MS = 60_000;
const LOOK_MS = 500;

/** How a process ended, for people. */
const endOf = (code, signal) => (signal === null ? `with code ${code}` : `by ${signal}`);

/**
 * npm hands its end on to a shell, which does not: calls `tell` once npm's shell is gone. Started by
 * hand, the platform may well outlive the shell.
 */
const watchNpm = (tell) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || tell(), LOOK_MS).unref();
};

/**
 * Keeps a program of the platform running; answers the code to exit with. The program says `open`
 * once it takes requests. One that never did has a reason that a repetition does not cure; one that
 * was open and ended unasked is started again. It ends when this process is asked to, or is gone:
 * then its channel closes.
 */
export const supervise = async (program) => {
  const stopping = new AbortController();
  let running;
  const stop = () => {
    stopping.abort();
    running?.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  watchNpm(stop);

  let wasOpen = false;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const began = Date.now();
    running = fork(program);
    running.once('message', () => {
      wasOpen = true;
    });
    const [code, signal] = await new Promise((resolve) => {
      running.once('exit', (...end) => resolve(end));
    });
    if (stopping.signal.aborted || !wasOpen || code === 0) return code ?? 1;
    if (Date.now() - began > LASTED_MS) pauseMs = FIRST_PAUSE_MS;
    console.error(`The platform ended ${endOf(code, signal)}; it starts again in ${pauseMs} ms.`);
    await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return 0;
  }
};
