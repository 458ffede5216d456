import type { ReportEvent, ReportState, Seen } from './report.events';

/** What the platform looks at before anybody reads it. */
interface Held {
  reported: string;
  kind: 'message' | 'review' | 'letter';
  subject: string;
  /** Of a letter: who gets it once it is released. */
  to?: string;
}

/**
 * What is recorded beside a text: nothing, or, where it has words of known spam, that it waits until
 * somebody looked at it. The same text of the same thing waits once.
 */
export const holdBack = (
  { step }: Pick<ReportState, 'step'>,
  { to, ...about }: Held,
  { seen, isSpam, at }: { seen: Seen; isSpam: boolean; at: string },
): ReportEvent[] =>
  isSpam && step === 'none'
    ? [
        {
          type: 'report.filed',
          ...about,
          ...(to !== undefined && { to }),
          reason: 'spam',
          text: '',
          held: true,
          at,
        },
        { type: 'report.sealed', ...about, seen },
      ]
    : [];
