import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { readConfig } from './config';
import { demoAccounts } from './demo/accounts';
import { openLog } from './log';
import { type Running, start } from './start';
import { isConnectionLost } from './store/database';

/** The built server stands in `dist/server`, the built client beside it. */
const client = join(dirname(fileURLToPath(import.meta.url)), '..', 'client');

/** Whatever is still under way after so long is left to the next start to mend. */
const CLOSE_MS = 20_000;
/** "Internal software error": whoever supervises starts the platform again. */
const FAULT = 70;

/** Ends the process once, in order, whoever asks and however far it has come. */
const endOf = (starting: Promise<Running>) => {
  let ending = false;
  return (code: number): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(code), CLOSE_MS).unref();
    void starting
      .then((running) => running.close())
      .catch(() => undefined)
      .finally(() => process.exit(code));
  };
};

/**
 * What nobody caught. A connection that broke took its statement with it and nothing else; after
 * anything else something may stand half done in memory, so the process ends and is started anew.
 */
const catchRest = (log: Logger, end: (code: number) => void): void => {
  const caught = (error: unknown) => {
    if (isConnectionLost(error)) return log.error({ error }, 'nobody waited for a lost connection');
    log.fatal({ error }, 'nobody caught a fault: the platform starts again');
    return end(FAULT);
  };
  process.on('unhandledRejection', caught);
  process.on('uncaughtException', caught);
};

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = openLog(config.LOG_LEVEL);
  const starting = start({ config, log, client });
  const end = endOf(starting);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
  // Whoever supervised is gone.
  process.on('disconnect', () => end(0));
  catchRest(log, end);
  const running = await starting;

  const lines = [`${config.APP_NAME} is open: ${running.url.replace('127.0.0.1', 'localhost')}`];
  if (config.DEMO) {
    lines.push('Demo accounts (sample data, this machine only):');
    for (const { email, password } of demoAccounts) lines.push(`  ${email}  ${password}`);
  }
  if (config.KEPT_MAILS) lines.push(`Mails are kept at ${config.PUBLIC_URL}/mails`);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.send?.('open');
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
