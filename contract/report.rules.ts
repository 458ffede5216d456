import { DAY_MS } from './limits';

/** What can be reported: somebody, or what they said, wrote or show [decision 140]. */
export const reportKinds = ['player', 'message', 'review', 'letter', 'picture'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = [
  'insult',
  'threat',
  'sexual',
  'spam',
  'cheating',
  'minor',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What a moderator decides; all but the first uphold the report. */
export const reportOutcomes = ['dismiss', 'hide', 'warn', 'mute', 'suspend'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** A young account reports, and is believed, less: [age from which, in ms, reports a day]. */
const reportsADay: readonly (readonly [age: number, reports: number])[] = [
  [30 * DAY_MS, 40],
  [DAY_MS, 20],
  [0, 5],
];

/** How many reports a day somebody may file who joined then; both are ISO 8601. */
export const reportsFor = (joinedAt: string, now: string): number => {
  const age = Date.parse(now) - Date.parse(joinedAt);
  return reportsADay.find(([from]) => age >= from)?.[1] ?? 0;
};

/** Whether a moderator may decide so of what was reported: nobody is hidden, only what they made. */
export const fits = (kind: ReportKind, outcome: ReportOutcome): boolean =>
  kind !== 'player' || outcome !== 'hide';
