import type { ReportEvent, ReportState, Seen } from './report.events';

/** What the platform looks at before anybody reads it. */
interface Held {
  reported: string;
  kind: 'message' | 'review' | 'letter';
  subject: string;
}

/**
 * What is recorded beside a text: nothing, or, where it has words of known spam, that it waits until
 * somebody looked at it. The same text of the same thing waits once.
 */
export const holdBack = (
  { step }: Pick<ReportState, 'step'>,
  about: Held,
  { seen, isSpam, at }: { seen: Seen; isSpam: boolean; at: string },
): ReportEvent[] =>
  isSpam && step === 'none'
    ? [
        { type: 'report.filed', ...about, reason: 'spam', text: '', held: true, at },
        { type: 'report.sealed', ...about, seen },
      ]
    : [];
