import * as z from 'zod/mini';

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));
const onOff = z.enum(['on', 'off']);
const text = z.string().check(z.minLength(1));

/** Every variable of the environment that the platform reads, with its default. */
const Environment = z.object({
  /** Network address and port to listen on. */
  HOST: z._default(text, '127.0.0.1'),
  PORT: z._default(port, 3_000),
  /** Where the embedded database and uploads live. */
  DATA_DIR: z._default(text, './.data'),
  /** PostgreSQL 15 or later in place of the embedded one. */
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Redis for rooms across several processes. */
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  /** The address players use; links in mails begin with it. */
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(text, 'Fairground <no-reply@localhost>'),
  APP_NAME: z._default(text.check(z.maxLength(40)), 'Fairground'),
  /** The value that opens the lock; without it the platform is open [§2]. */
  MAGIC: z.optional(text),
  /** Off for tests and benches only. */
  RATE_LIMITS: z._default(onOff, 'on'),
  /** Demo accounts and content, on the embedded database bound to loopback. */
  DEMO: z._default(onOff, 'on'),
  /** On behind a proxy that sets X-Forwarded-For. */
  TRUST_PROXY: z._default(onOff, 'off'),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
});

export interface Config extends Omit<z.infer<typeof Environment>, 'PUBLIC_URL'> {
  readonly PUBLIC_URL: string;
  /** Demo accounts exist only where no stranger can reach them. */
  readonly hasDemo: boolean;
  /** Kept mails can be read on a local page. */
  readonly keepsMails: boolean;
}

const isLoopback = (host: string): boolean => host === 'localhost' || /^(127\.|::1$)/.test(host);

/**
 * The configuration, or one error that names every wrong variable at once. An empty variable
 * counts as unset.
 */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The environment does not fit:\n${wrong.join('\n')}`);
  }
  const config = parsed.data;
  const local = isLoopback(config.HOST);
  return {
    ...config,
    PUBLIC_URL: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, ''),
    hasDemo: config.DEMO === 'on' && config.DATABASE_URL === undefined && local,
    keepsMails: config.SMTP_URL === undefined && local,
  };
};
