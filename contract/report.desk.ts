import * as z from 'zod/mini';
import { staffCall } from './call';
import { Days, need, paged, reading, Why, writing } from './desk';
import { ReportKind, ReportOutcome, ReportReason } from './report';
import { Id, Instant, pageOf } from './words';

/** What players reported, before those who decide it [decision 143]. */
export const ReportDue = z.object({
  _id: Id,
  kind: ReportKind,
  reason: ReportReason,
  state: z.enum(['open', 'dismissed', 'upheld']),
  /** In the reporter’s words. */
  text: z.string(),
  seen: z.object({ text: z.string(), images: z.array(z.string()) }),
  /** It is hidden until somebody looked. */
  isHidden: z.boolean(),
  /** Absent where the platform held it back. */
  reporter: z.optional(z.string()),
  reported: z.string(),
  reportedId: Id,
  /** How often reports on them were upheld, and the reporter’s dismissed. */
  upheldBefore: z.int(),
  dismissedBefore: z.int(),
  outcome: z.optional(ReportOutcome),
  why: z.optional(z.string()),
  createdAt: Instant,
});
export type ReportDue = z.infer<typeof ReportDue>;

export const listReportsDue = staffCall({
  ...reading,
  name: 'listReportsDue',
  staff: need('reports', 'read'),
  path: '/staff/reports',
  body: z.object({ ...paged, state: z._default(z.enum(['open', 'dismissed', 'upheld']), 'open') }),
  out: pageOf(ReportDue),
  refusals: [],
  says: 'What was reported or held back, the longest first',
});

/** Another report, as it is read beside one that is decided. */
export const ReportBeside = z.object({
  _id: Id,
  kind: ReportKind,
  reason: ReportReason,
  state: z.enum(['open', 'dismissed', 'upheld']),
  outcome: z.optional(ReportOutcome),
  why: z.optional(z.string()),
  /** On whom. */
  reported: z.string(),
  /** What was reported, as it was seen. */
  text: z.string(),
  createdAt: Instant,
});
export type ReportBeside = z.infer<typeof ReportBeside>;

export const ReportWhole = z.extend(ReportDue, {
  /** Of a message: what was said before and after it at the game, the first one first. */
  around: z.array(
    z.object({
      _id: Id,
      by: z.string(),
      text: z.string(),
      at: Instant,
      isReported: z.boolean(),
      isHidden: z.boolean(),
    }),
  ),
  /** Others about the same person, and others by the same reporter; the last one first. */
  aboutThem: z.array(ReportBeside),
  byReporter: z.array(ReportBeside),
});
export type ReportWhole = z.infer<typeof ReportWhole>;

export const readReportDue = staffCall({
  ...reading,
  method: 'GET',
  name: 'readReportDue',
  staff: need('reports', 'read'),
  path: '/staff/reports/:id',
  params: z.object({ id: Id }),
  out: ReportWhole,
  refusals: ['not-found'],
  says: 'A report with what was said around it and the others it is weighed with',
});

export const judgeReportDue = staffCall({
  ...writing,
  name: 'judgeReportDue',
  staff: need('reports', 'write'),
  path: '/staff/reports/judge',
  body: z.object({ _id: Id, outcome: ReportOutcome, days: Days, why: Why }),
  refusals: ['not-found', 'report-decided', 'outcome-unfit'],
  says: 'Decide a report, or take back what was decided',
});
