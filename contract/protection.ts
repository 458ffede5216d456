import * as z from 'zod/mini';
import { call } from './call';
import { CHECK_MINUTES, EXCLUSION_MONTHS, TIME_OUT_DAYS } from './limits';
import { Day } from './mission';
import { amountKinds, periods } from './protection.rules';
import { Amount, Currency, Instant, PaperFile, PositiveAmount } from './words';

/** A whole number within two bounds, both included. */
const within = ([least, most]: readonly [number, number]) =>
  z.int().check(z.gte(least), z.lte(most));

const AmountName = z.object({
  kind: z.enum(amountKinds),
  period: z.enum(periods),
  currency: Currency,
});
const TimeName = z.object({ kind: z.literal('time') });

/** Which limit is meant: of an amount in a period, or of minutes of play at a stretch. */
export const LimitName = z.union([AmountName, TimeName]);

/** A raise that was asked for: it holds once it is confirmed, after 24 hours. */
export const Raise = z.object({
  /** Minor units or minutes; `null` where the limit is to go. */
  value: z.nullable(PositiveAmount),
  /** It may be confirmed from then until then. */
  from: Instant,
  until: Instant,
  /** Milliseconds until it may be confirmed; 0 once it may. */
  waitMs: z.int(),
});
export type Raise = z.infer<typeof Raise>;

/** A limit that holds [decision 34]. */
export const Limit = z.object({
  /** `loss day EUR`, `time`. */
  id: z.string(),
  kind: z.enum([...amountKinds, 'time']),
  /** Absent for a limit of time. */
  period: z.optional(z.enum(periods)),
  currency: z.optional(Currency),
  /** Minor units, or minutes. */
  value: PositiveAmount,
  /** What of it is used, and what is left; never below zero. */
  used: Amount,
  left: Amount,
  /** When it begins anew; absent for a limit of time. */
  resetsAt: z.optional(Instant),
  raise: z.optional(Raise),
});
export type Limit = z.infer<typeof Limit>;

/** What was staked and won in a time: `net` is what was won above what was staked. */
export const Net = z.object({ staked: Amount, won: Amount, net: Amount });
export type Net = z.infer<typeof Net>;

/** The results of one currency: of the play that is going on, of the day, the week, the month. */
export const Results = z.object({
  currency: Currency,
  /** Absent while nothing is played. */
  session: z.optional(Net),
  day: Net,
  week: Net,
  month: Net,
});
export type Results = z.infer<typeof Results>;

/** Who helps people whose play worries them: the operator's data. */
export const HelpLine = z.object({
  name: z.string(),
  url: z.string(),
  phone: z.optional(z.string()),
});
export type HelpLine = z.infer<typeof HelpLine>;

/** All that protects the caller, as it stands now. */
export const Protection = z.object({
  /** What limits may be set in: coins, and the money of the player's country. */
  currencies: z.array(Currency),
  limits: z.array(Limit),
  /** No play until then. */
  pause: z.optional(
    z.object({
      kind: z.enum(['time-out', 'exclusion']),
      until: Instant,
      /** Milliseconds that are left of it. */
      leftMs: z.int(),
    }),
  ),
  /** Reality checks: every so many minutes of play. */
  check: z.object({
    /** Absent where none was chosen. */
    minutes: z.optional(z.int()),
    /** Milliseconds until the next one, 0 while it waits for an answer; absent while nothing is played. */
    dueMs: z.optional(z.int()),
  }),
  /** Play at a stretch that is going on. */
  stretch: z.optional(z.object({ since: Instant, playedMs: z.int() })),
  results: z.array(Results),
  help: z.array(HelpLine),
});
export type Protection = z.infer<typeof Protection>;

const command = {
  audience: 'player',
  kind: 'command',
  rate: 'write',
  method: 'POST',
  stance: 'neutral',
  out: Protection,
  spec: 'decision 34',
} as const;

export const readProtection = call({
  audience: 'player',
  kind: 'read',
  rate: 'read',
  method: 'GET',
  stance: 'neutral',
  name: 'readProtection',
  path: '/protection',
  out: Protection,
  refusals: [],
  spec: 'decision 34',
  says: 'The limits, pauses, checks and results of the caller',
});

export const setLimit = call({
  ...command,
  name: 'setLimit',
  path: '/protection/limit',
  body: z.object({
    limit: LimitName,
    /** Minor units or minutes; `null` asks for none. */
    value: z.nullable(PositiveAmount),
  }),
  refusals: ['currency-unknown', 'limit-invalid'],
  says: 'Set a limit: lower at once, higher after 24 hours and a second confirmation',
});

export const confirmLimit = call({
  ...command,
  name: 'confirmLimit',
  path: '/protection/limit/confirm',
  body: z.object({ limit: LimitName }),
  refusals: ['step-illegal'],
  says: 'Confirm a raise once its 24 hours are over',
});

export const keepLimit = call({
  ...command,
  name: 'keepLimit',
  path: '/protection/limit/keep',
  body: z.object({ limit: LimitName }),
  refusals: [],
  says: 'Keep a limit as it is: a raise that was asked for is off',
});

export const takeTimeOut = call({
  ...command,
  name: 'takeTimeOut',
  path: '/protection/time-out',
  body: z.object({ days: within(TIME_OUT_DAYS) }),
  refusals: ['step-illegal'],
  says: 'No play for some days; it can be made longer, never shorter',
});

export const excludeSelf = call({
  ...command,
  name: 'excludeSelf',
  path: '/protection/exclude',
  body: z.object({ months: within(EXCLUSION_MONTHS) }),
  refusals: ['step-illegal'],
  says: 'No play for months or years; it can be made longer, never shorter',
});

export const chooseCheck = call({
  ...command,
  name: 'chooseCheck',
  path: '/protection/check',
  body: z.object({ minutes: z.nullable(within(CHECK_MINUTES)) }),
  refusals: [],
  says: 'Choose how often play pauses for a reality check',
});

export const answerCheck = call({
  ...command,
  name: 'answerCheck',
  path: '/protection/check/answer',
  refusals: [],
  says: 'Answer a reality check: play may go on',
});

/** The movements of one day in one currency, in minor units, none below zero. */
export const StatementRow = z.object({
  day: Day,
  currency: Currency,
  deposited: Amount,
  withdrawn: Amount,
  staked: Amount,
  won: Amount,
  /** Gifts, rewards and all else that came, and that went. */
  received: Amount,
  given: Amount,
});
export type StatementRow = z.infer<typeof StatementRow>;

const statement = {
  audience: 'player',
  kind: 'read',
  method: 'GET',
  stance: 'neutral',
  /** Both days of UTC included, a year at most. */
  query: z.object({ from: Day, to: Day }),
  refusals: ['body-invalid'],
} as const;

export const readStatement = call({
  ...statement,
  rate: 'read',
  name: 'readStatement',
  path: '/protection/statement',
  out: z.object({ from: Day, to: Day, rows: z.array(StatementRow) }),
  spec: 'decision 34',
  says: 'What came and went on each day of a period, by currency',
});

export const readStatementPaper = call({
  ...statement,
  rate: 'upload',
  name: 'readStatementPaper',
  path: '/protection/statement/pdf',
  file: 'application/pdf',
  out: PaperFile,
  spec: 'decision 168',
  says: 'The same as PDF, in the player’s language and separators',
});
