import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { readConfig } from './config';
import { demoAccounts } from './demo/demo';
import { start } from './start';

/** The built server stands in `dist/server`, the built client beside it. */
const client = join(dirname(fileURLToPath(import.meta.url)), '..', 'client');

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = pino({ level: config.LOG_LEVEL });
  const running = await start({ config, log, client });

  let closing: Promise<void> | undefined;
  const stop = () => {
    closing ??= running.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const lines = [`${config.APP_NAME} is open: ${running.url.replace('127.0.0.1', 'localhost')}`];
  if (config.DEMO) {
    lines.push('Demo accounts (sample data, this machine only):');
    for (const { email, password } of demoAccounts) lines.push(`  ${email}  ${password}`);
  }
  if (config.KEPT_MAILS) lines.push(`Mails are kept at ${config.PUBLIC_URL}/mails`);
  process.stdout.write(`${lines.join('\n')}\n`);
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
