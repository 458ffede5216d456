import * as z from 'zod/mini';
import { call } from './call';
import { REPORT_TEXT_MAX, REPORTS_KEPT } from './limits';
import { reportKinds, reportOutcomes, reportReasons } from './report.rules';
import { Done, Id, Instant, textOf } from './words';

export const ReportKind = z.enum(reportKinds);
export const ReportReason = z.enum(reportReasons);
export const ReportOutcome = z.enum(reportOutcomes);

/** Something that the caller reported, and what came of it. */
export const FiledReport = z.object({
  _id: Id,
  kind: ReportKind,
  reason: ReportReason,
  createdAt: Instant,
  /** Of what was upheld no more is told: a measure is its player’s. */
  state: z.enum(['open', 'dismissed', 'upheld']),
});
export type FiledReport = z.infer<typeof FiledReport>;

/** What was decided about the caller, and why: a statement of reasons. */
export const Statement = z.object({
  _id: Id,
  kind: ReportKind,
  reason: ReportReason,
  outcome: ReportOutcome,
  /** In the moderator’s words. */
  why: z.string(),
  /** What it is about, as it stood. */
  text: z.string(),
  at: Instant,
  /** Until when they may not speak or sign in; absent without such an end. */
  until: z.optional(Instant),
  /** It was taken back. */
  isLifted: z.boolean(),
  /** Goes with an objection to it: `about` of a ticket. */
  appeal: z.string(),
});
export type Statement = z.infer<typeof Statement>;

/** What goes with a report, as it stands now. */
export const Reported = z.object({
  /** The words; of a player the name; empty for a picture. */
  text: z.string(),
  /** Addresses of its pictures. */
  images: z.array(z.string()),
});
export type Reported = z.infer<typeof Reported>;

const player = { audience: 'player', stance: 'neutral', spec: 'decision 140' } as const;

export const fileReport = call({
  ...player,
  name: 'fileReport',
  method: 'POST',
  path: '/reports',
  kind: 'command',
  rate: 'write',
  body: z.object({
    kind: ReportKind,
    /** Of the player, message, review, letter or picture. */
    id: Id,
    reason: ReportReason,
    text: z._default(textOf(0, REPORT_TEXT_MAX), ''),
    /** Blocks its player in the same step. */
    block: z._default(z.boolean(), false),
  }),
  out: z.extend(Done, { reportId: Id }),
  refusals: ['not-found', 'report-own', 'report-exists', 'reports-full'],
  says: 'Report somebody or something that one sees; what one sees goes with it',
});

export const readReported = call({
  ...player,
  name: 'readReported',
  method: 'GET',
  path: '/reports/:kind/:id',
  kind: 'read',
  rate: 'read',
  params: z.object({ kind: ReportKind, id: Id }),
  out: Reported,
  refusals: ['not-found'],
  says: 'What the caller sees of something, and what would go with a report of it',
});

export const listReports = call({
  ...player,
  name: 'listReports',
  method: 'GET',
  path: '/reports',
  kind: 'read',
  rate: 'read',
  out: z.object({
    filed: z.array(FiledReport).check(z.maxLength(REPORTS_KEPT)),
    statements: z.array(Statement).check(z.maxLength(REPORTS_KEPT)),
  }),
  refusals: [],
  says: 'What the caller reported, and what was decided about them',
});
