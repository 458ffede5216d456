import { z } from 'zod';
import { SUGGESTION_VOTER_DAYS, SUGGESTION_VOTES } from '../contract/limits';
import { isLoopback } from './http/local';
import { proxiesOf } from './http/proxy';
import { Supplier } from './supplier/supplier.registry';

/** An empty variable means the same as an absent one, as it does in shells and compose files. */
const present = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const url = (...protocols: string[]) =>
  z.url().refine(
    // Asked even of a text that is no address: parsing it would throw and hide the other errors.
    (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
    `begins with ${protocols.join('// or ')}//`,
  );

const TRUST_PROXY_MEANS =
  'is the number of proxies before the platform, or their addresses: 1, or 10.0.0.0/8,192.0.2.9';

const Environment = z.object({
  /** One address: of the second one that `localhost` may stand for, no line would be limited. */
  HOST: z
    .string()
    .default('127.0.0.1')
    .transform((host) => (host === 'localhost' ? '127.0.0.1' : host)),
  /** 0 takes any free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  /** Where the platform's other processes reach this one [decision 84]. */
  PEER_URL: url('http:', 'https:').optional(),
  /** Where people reach the platform: in mails and the provider's return addresses. */
  PUBLIC_URL: url('http:', 'https:')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  /** Pages tell it of faults that nobody caught [§3 Environment settings]. */
  ERROR_REPORTING_URL: url('http:', 'https:').optional(),
  MAIL_FROM: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_PRICE_DIAMOND: z.string().startsWith('price_').optional(),
  STRIPE_PRICE_CROWN: z.string().startsWith('price_').optional(),
  /** What cannot go back by a refund is paid by hand; `off` leaves all of it to hands [decision 146]. */
  STRIPE_PAYOUTS: z.enum(['off', 'refund']).default('off'),
  /** Third parties and their games, as a JSON list [decision 57]. */
  SUPPLIERS: z
    .string()
    .default('[]')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.array(Supplier)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMITS: onOff.default(true),
  DEMO: onOff.optional(),
  TOURNAMENTS: onOff.default(true),
  /** With so many votes suggested words stand [decision 133]. */
  SUGGESTION_VOTER_DAYS: z.coerce.number().int().min(0).max(365).default(SUGGESTION_VOTER_DAYS),
  SUGGESTION_VOTES: z.coerce.number().int().min(1).max(1_000).default(SUGGESTION_VOTES),
  /** Withdrawals of less, in whole units, are paid without staff; 0 leaves each to staff [decision 135]. */
  WITHDRAW_AT_ONCE: z.coerce.number().int().min(0).max(1_000_000).default(100),
  /** Withdrawals of as much or more, in whole units, take two members of staff [decision 143]. */
  WITHDRAW_BY_TWO: z.coerce.number().int().min(0).max(1_000_000).default(1_000),
  /** Papers of who was verified or refused are deleted so many days later: five years [decision 151]. */
  IDENTITY_KEPT_DAYS: z.coerce.number().int().min(1).max(36_525).default(1_826),
  /** Whose X-Forwarded-For is believed: a number of proxies, or addresses [decision 76]. */
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform((text, context) => {
      if (text === 'off' || text === '0') return undefined;
      const proxies = proxiesOf(text);
      if (proxies !== undefined) return proxies;
      context.addIssue({ code: 'custom', message: TRUST_PROXY_MEANS });
      return z.NEVER;
    }),
  /** Name of the platform shown to players [§3, app branding]. */
  APP_NAME: z.string().min(1).max(40).default('Fairground'),
  /** Pads the number of players online below fifty [§9; decision 19]. */
  ONLINE_FLOOR: onOff.default(true),
  /** When set, visitors meet the lock until they give this value [§2]. */
  MAGIC: z.string().min(1).optional(),
});

/** Half a payment provider would take orders that it cannot finish. */
const stripeTogether = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_DIAMOND',
  'STRIPE_PRICE_CROWN',
] as const;

const missingOf = (variables: Record<string, unknown>): string[] =>
  stripeTogether.some((name) => variables[name] !== undefined)
    ? stripeTogether.filter((name) => variables[name] === undefined)
    : [];

/** The platform's settings, by the names of their environment variables. */
export type Config = Readonly<
  Omit<z.output<typeof Environment>, 'PUBLIC_URL' | 'MAIL_FROM' | 'DEMO'> & {
    PUBLIC_URL: string;
    MAIL_FROM: string;
    /** Demo accounts: only on the embedded database, where no stranger comes, unless switched off. */
    DEMO: boolean;
    /** Kept mails are readable on a page: only without SMTP, where no stranger comes. */
    KEPT_MAILS: boolean;
  }
>;

/** Reads the environment; throws one error that names every wrong variable. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const variables = present(environment);
  const parsed = Environment.safeParse(variables);
  const wrong = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
  for (const name of missingOf(variables)) wrong.push(`${name}: goes with the other STRIPE_*`);
  if (!parsed.success || wrong.length > 0)
    throw new Error(`The environment is wrong:\n  ${wrong.join('\n  ')}`);
  const values = parsed.data;
  const isLocal = isLoopback(values.HOST);
  // A proxy on this machine lets strangers in though the platform listens on loopback.
  const isPrivate =
    isLocal &&
    values.TRUST_PROXY === undefined &&
    (values.PUBLIC_URL === undefined || isLoopback(new URL(values.PUBLIC_URL).hostname));
  const shown =
    isLocal || values.HOST === '0.0.0.0' || values.HOST === '::' ? 'localhost' : values.HOST;
  const PUBLIC_URL = values.PUBLIC_URL ?? `http://${shown}:${values.PORT}`;
  return {
    ...values,
    PUBLIC_URL,
    MAIL_FROM: values.MAIL_FROM ?? `${values.APP_NAME} <no-reply@${new URL(PUBLIC_URL).hostname}>`,
    DEMO: isPrivate && values.DATABASE_URL === undefined && (values.DEMO ?? true),
    KEPT_MAILS: isPrivate && values.SMTP_URL === undefined,
  };
};
