import type { ReportStep } from '../../contract/lifecycles';
import type { ReportKind, ReportOutcome, ReportReason } from '../../contract/report.rules';
import { notificationFact } from '../notification/notification.fact';
import type { Fact, StreamKind } from '../store/stream';

/** What the reporter saw, as it stood then. */
export interface Seen {
  /** Of the message, review or letter; of a player, what they tell about themselves. */
  text: string;
  /** Of a letter, or the picture itself. */
  images: string[];
  /** Where it was said; absent where it was at no game. */
  game?: string;
}

/** What it is about; the same for every event of a report. */
interface About {
  /** Absent where the platform itself held something back. */
  reporter?: string;
  reported: string;
  kind: ReportKind;
  subject: string;
}

export type ReportEvent =
  | ({
      type: 'report.filed';
      reason: ReportReason;
      /** In the reporter’s words. */
      text: string;
      /** It is hidden until it was looked at: words of known spam. */
      held: boolean;
      at: string;
    } & About)
  /** A copy that nobody changes any more; its words are their player’s. */
  | ({ type: 'report.sealed'; seen: Seen } & About)
  | ({
      type: 'report.decided';
      outcome: ReportOutcome;
      why: string;
      until?: string;
      by: string;
      at: string;
    } & About);

export interface ReportState {
  step: ReportStep;
  about?: About;
  reason?: ReportReason;
}

const aboutOf = ({ reporter, reported, kind, subject }: About): About => ({
  ...(reporter !== undefined && { reporter }),
  reported,
  kind,
  subject,
});

const evolve = (state: ReportState, event: ReportEvent): ReportState => {
  switch (event.type) {
    case 'report.filed':
      return { step: 'open', about: aboutOf(event), reason: event.reason };
    case 'report.sealed':
      return state;
    case 'report.decided':
      return { ...state, step: event.outcome === 'dismiss' ? 'dismissed' : 'upheld' };
  }
};

/** Both hear the outcome; what was dismissed is no matter of the reported. */
const facts = (_: string, event: ReportEvent): Fact[] => {
  if (event.type !== 'report.decided') return [];
  const { reporter, reported, outcome } = event;
  return [
    ...(reporter === undefined ? [] : [notificationFact(reporter, 'supports')]),
    ...(outcome === 'dismiss' ? [] : [notificationFact(reported, 'supports')]),
  ];
};

export const reportKind: StreamKind<ReportState, ReportEvent> = {
  name: 'report',
  initial: { step: 'none' },
  evolve,
  facts,
  personal: (_, event) => {
    if (event.type === 'report.sealed')
      return { of: event.reported, fields: ['seen'], instead: { seen: { text: '', images: [] } } };
    if (event.type === 'report.decided')
      return { of: event.reported, fields: ['why'], instead: { why: '' } };
    return event.reporter === undefined
      ? undefined
      : { of: event.reporter, fields: ['text'], instead: { text: '' } };
  },
};
