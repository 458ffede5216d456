import type { EntryStep } from '../../contract/lifecycles';
import type { TournamentEnd } from '../../contract/tournament';
import { activityFact } from '../activity/activity.fact';
import { notificationFact } from '../notification/notification.fact';
import type { Fact, StreamKind } from '../store/stream';

/** Why a buy-in came back that its player did not ask for. */
export type RefundCause = TournamentEnd | 'account closed' | 'protected';

/** Whether its player is notified: of what they did themselves nobody is. */
export const isRefundTold = (why: RefundCause): boolean =>
  why !== 'account closed' && why !== 'protected';

/** What happened to a player in a tournament: `entry:{tournament}/{player}`. */
export type EntryEvent = { at: string } & (
  | {
      type: 'entry.joined';
      /** Minor units. */
      buyIn: number;
    }
  | { type: 'entry.left'; refund: number }
  | { type: 'entry.remindChosen'; remind: boolean }
  /** It begins soon. */
  | { type: 'entry.reminded' }
  | { type: 'entry.started' }
  | {
      type: 'entry.placed';
      rank: number;
      score: number;
      rounds: number;
      /** 0 where the rank wins nothing. */
      prize: number;
      currency: string;
    }
  | { type: 'entry.refunded'; refund: number; why: RefundCause }
);

export interface EntryState {
  readonly step: EntryStep;
  /** What the player said of it; whoever is in is reminded unless they said otherwise. */
  readonly remind?: boolean;
  /** They were reminded; they were told that it began. */
  readonly reminded: boolean;
  readonly started: boolean;
  readonly joinedAt?: string;
  /** What was paid last. */
  readonly buyIn: number;
  readonly refund?: number;
  readonly rank?: number;
  readonly score?: number;
  readonly rounds?: number;
  readonly prize?: number;
}

const evolve = (state: EntryState, event: EntryEvent): EntryState => {
  switch (event.type) {
    case 'entry.joined': {
      const { refund: _, ...rest } = state;
      return { ...rest, step: 'joined', buyIn: event.buyIn, joinedAt: event.at };
    }
    case 'entry.left':
      return { ...state, step: 'left', refund: event.refund };
    case 'entry.remindChosen':
      return { ...state, remind: event.remind };
    case 'entry.reminded':
      return { ...state, reminded: true };
    case 'entry.started':
      return { ...state, started: true };
    case 'entry.placed': {
      const { rank, score, rounds, prize } = event;
      return { ...state, step: 'placed', rank, score, rounds, prize };
    }
    case 'entry.refunded':
      return { ...state, step: 'refunded', refund: event.refund };
  }
};

/** The id of a player’s part in a tournament. */
export const entryOf = (tournament: string, player: string): string => `${tournament}/${player}`;

export const partsOf = (entry: string): { tournament: string; player: string } => {
  const [tournament = '', player = ''] = entry.split('/');
  return { tournament, player };
};

/** What a player is told of besides the entry itself, if anything. */
const heard = (player: string, event: EntryEvent): Fact[] => {
  switch (event.type) {
    case 'entry.reminded':
    case 'entry.started':
      return [notificationFact(player, 'tournaments')];
    case 'entry.placed':
      return [
        notificationFact(player, 'tournaments'),
        ...(event.prize > 0 ? [activityFact(player)] : []),
      ];
    case 'entry.refunded':
      return isRefundTold(event.why) ? [notificationFact(player, 'tournaments')] : [];
    default:
      return [];
  }
};

const facts = (id: string, event: EntryEvent): Fact[] => {
  const { tournament, player } = partsOf(id);
  const changed: Fact = {
    audience: `player:${player}`,
    handler: 'tournament',
    body: { TournamentId: tournament },
  };
  const isSame = event.type === 'entry.reminded' || event.type === 'entry.started';
  return [...(isSame ? [] : [changed]), ...heard(player, event)];
};

export const entryKind: StreamKind<EntryState, EntryEvent> = {
  name: 'entry',
  initial: { step: 'none', reminded: false, started: false, buyIn: 0 },
  evolve,
  facts,
};

/** Whether a player is reminded before the start. */
export const isReminded = ({ step, remind = step === 'joined' }: EntryState): boolean => remind;
