import type { ReportStep } from '../../contract/lifecycles';
import type { ReportKind, ReportOutcome, ReportReason } from '../../contract/report.rules';
import { letterFact } from '../letter/letter.events';
import { notificationFact, notificationsSeenFact } from '../notification/notification.fact';
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
      /** Of a letter that is held back: who gets it once it is released. */
      to?: string;
      at: string;
    } & About)
  /** A copy that nobody changes any more; its words are their player’s. */
  | ({ type: 'report.sealed'; seen: Seen } & About)
  | ({
      type: 'report.decided';
      outcome: ReportOutcome;
      /** At whose page it was said: open ones let it go at once. */
      game?: string;
      /** A letter that was held back is released to them: they were never told of it. */
      to?: string;
      why: string;
      until?: string;
      by: string;
      at: string;
    } & About);

type Decided = Extract<ReportEvent, { type: 'report.decided' }>;

export interface ReportState {
  step: ReportStep;
  about?: About;
  reason?: ReportReason;
  /** At whose page it was said. */
  game?: string;
  /** Who gets the letter that it holds back. */
  to?: string;
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
      return {
        step: 'open',
        about: aboutOf(event),
        reason: event.reason,
        ...(event.to !== undefined && { to: event.to }),
      };
    case 'report.sealed':
      return event.seen.game === undefined ? state : { ...state, game: event.seen.game };
    case 'report.decided':
      return { ...state, step: event.outcome === 'dismiss' ? 'dismissed' : 'upheld' };
  }
};

/** A letter appears where it was held back, and goes or comes back where its recipient reported it. */
const ofLetter = ({ kind, subject, reporter, to }: Decided): Fact[] => {
  if (kind !== 'letter') return [];
  if (to !== undefined) return [letterFact(to, subject), notificationFact(to, 'letters')];
  return reporter === undefined
    ? []
    : [letterFact(reporter, subject), notificationsSeenFact(reporter)];
};

/** Both hear the outcome, and the room of a game what it shows no more; what was dismissed is no matter of the reported. */
const facts = (_: string, event: ReportEvent): Fact[] => {
  if (event.type !== 'report.decided') return [];
  const { reporter, reported, outcome, game, kind, subject } = event;
  return [
    ...ofLetter(event),
    ...(reporter === undefined ? [] : [notificationFact(reporter, 'supports')]),
    ...(outcome === 'dismiss' ? [] : [notificationFact(reported, 'supports')]),
    ...(outcome === 'dismiss' || game === undefined
      ? []
      : [
          {
            audience: `room:game:${game}`,
            handler: 'hidden',
            body: { _id: subject, kind },
          } as const,
        ]),
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
