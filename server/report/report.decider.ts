import { problem } from '../../contract/problems';
import type { Side } from '../../contract/relation.rules';
import {
  fits,
  type ReportKind,
  type ReportOutcome,
  type ReportReason,
  reportsFor,
} from '../../contract/report.rules';
import type { Account, PlayerEvent, PlayerState } from '../player/player.events';
import type { RelationEvent, RelationState } from '../relation/relation.events';
import { blockBy } from '../relation/relation.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { ReportEvent, ReportState, Seen } from './report.events';
import type { SanctionEvent, SanctionState } from './sanction.events';

/** What the reporter sees now, and whose it is; undefined where they see no such thing. */
export interface Found {
  reported: string;
  seen: Seen;
}

export interface ReportOrder {
  reporter: string;
  kind: ReportKind;
  subject: string;
  reason: ReportReason;
  text: string;
  found: Found | undefined;
  /** The reporter’s side of the pair, where they block the other in the same step. */
  blocks: Side | undefined;
  /** How many the reporter filed on this day. */
  today: number;
  at: string;
}

export interface FileStates {
  report: ReportState;
  player: Pick<PlayerState, 'account'>;
  /** Between the reporter and whoever is reported. */
  relation: RelationState;
}

type Filing = Decision<{ report: ReportEvent[]; relation: RelationEvent[] }, null>;

/** Reports what one sees: once, never oneself, and no more a day than an account of that age may. */
export const decideFileReport = (
  { report, player, relation }: FileStates,
  { reporter, found, blocks, today, reason, text, at, ...order }: ReportOrder,
): Filing => {
  if (player.account === undefined) return refuse(problem('token-expired'));
  if (found === undefined) return refuse(problem('not-found'));
  const { reported, seen } = found;
  if (reported === reporter) return refuse(problem('report-own'));
  if (report.step !== 'none') return refuse(problem('report-exists'));
  const max = reportsFor(player.account.joinedAt, at);
  if (today >= max) return refuse(problem('reports-full', { max }));
  const about = { reporter, reported, kind: order.kind, subject: order.subject };
  return accept(
    {
      report: [
        { type: 'report.filed', ...about, reason, text, held: false, at },
        { type: 'report.sealed', ...about, seen },
      ],
      relation: blocks === undefined ? [] : blockBy(relation, blocks, at),
    },
    null,
  );
};

export interface Judgement {
  outcome: ReportOutcome;
  /** The statement of reasons. */
  why: string;
  /** ISO 8601; absent: until it is taken back. */
  until: string | undefined;
  by: string;
  at: string;
}

const measureOf = (report: string, { outcome, until, at }: Judgement): SanctionEvent[] => {
  const end = until === undefined ? {} : { until };
  if (outcome === 'warn') return [{ type: 'sanction.warned', report, at }];
  if (outcome === 'mute') return [{ type: 'sanction.muted', report, ...end, at }];
  if (outcome === 'suspend') return [{ type: 'sanction.suspended', report, ...end, at }];
  return [];
};

const signedOut: PlayerEvent = { type: 'player.sessionsEnded', why: 'suspended' };

/** A picture that is hidden is nobody’s face any more. */
const facesTaken = (
  { kind, subject }: NonNullable<ReportState['about']>,
  { icon, background }: Account,
): PlayerEvent[] => [
  ...(kind === 'picture' && icon === subject ? [{ type: 'player.iconSet' } as const] : []),
  ...(kind === 'picture' && background === subject
    ? [{ type: 'player.backgroundSet' } as const]
    : []),
];

export interface JudgeStates {
  report: ReportState;
  sanction: SanctionState;
  player: Pick<PlayerState, 'account'>;
}

/**
 * Decides a report once. To dismiss what was upheld takes it back: what was hidden is shown again,
 * the measure ends. Who is suspended is signed out everywhere.
 */
export const decideJudgeReport = (
  { report, player }: JudgeStates,
  id: string,
  judgement: Judgement,
): Decision<{ report: ReportEvent[]; sanction: SanctionEvent[]; player: PlayerEvent[] }, null> => {
  const { about, step, game, to } = report;
  if (about === undefined || player.account === undefined) return refuse(problem('not-found'));
  const { outcome, why, until, by, at } = judgement;
  if (step === 'dismissed' && outcome === 'dismiss') return accept({}, null);
  if (step !== 'open' && !(step === 'upheld' && outcome === 'dismiss'))
    return refuse(problem('report-decided'));
  if (!fits(about.kind, outcome)) return refuse(problem('outcome-unfit', { kind: about.kind }));
  const end = until === undefined ? {} : { until };
  const where = {
    ...(game !== undefined && { game }),
    ...(to !== undefined && outcome === 'dismiss' && { to }),
  };
  return accept(
    {
      report: [{ type: 'report.decided', ...about, ...where, outcome, why, ...end, by, at }],
      sanction:
        step === 'upheld'
          ? [{ type: 'sanction.lifted', report: id, at }]
          : measureOf(id, judgement),
      player: [
        ...(outcome === 'dismiss' ? [] : facesTaken(about, player.account)),
        ...(outcome === 'suspend' ? [signedOut] : []),
      ],
    },
    null,
  );
};

/** What staff decides of a player without anybody having reported them. */
export interface MeasureOrder extends Judgement {
  outcome: Exclude<ReportOutcome, 'dismiss' | 'hide'>;
  player: string;
}

/**
 * Warns, mutes or suspends: a report of the platform itself that is decided at once, so that its player
 * reads why and it is taken back like any other.
 */
export const decideMeasure = (
  { report, player }: JudgeStates,
  id: string,
  { player: reported, ...judgement }: MeasureOrder,
): Decision<{ report: ReportEvent[]; sanction: SanctionEvent[]; player: PlayerEvent[] }, null> => {
  if (player.account === undefined) return refuse(problem('not-found'));
  if (report.step !== 'none') return accept({}, null);
  const { outcome, why, until, by, at } = judgement;
  const about = { reported, kind: 'player', subject: reported } as const;
  const end = until === undefined ? {} : { until };
  return accept(
    {
      report: [
        { type: 'report.filed', ...about, reason: 'other', text: '', held: false, at },
        { type: 'report.decided', ...about, outcome, why, ...end, by, at },
      ],
      sanction: measureOf(id, judgement),
      player: outcome === 'suspend' ? [signedOut] : [],
    },
    null,
  );
};
