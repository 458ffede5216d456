import type { SpinSource } from '../../contract/spin';
import { notificationFact, notificationsSeenFact } from '../notification/notification.fact';
import type { Fact, Posting, StreamKind } from '../store/stream';

/** Free spins that came together: `spin:{id}`. */
export type SpinEvent =
  | {
      type: 'spin.granted';
      player: string;
      game: string;
      source: SpinSource;
      currency: string;
      /** Minor units of one spin. */
      stake: number;
      total: number;
      /** ISO 8601: from then on none of them is played. */
      expires: string;
      at: string;
    }
  | {
      type: 'spin.used';
      player: string;
      currency: string;
      stake: number;
      /** The first of the grant. */
      isFirst: boolean;
      round: string;
      at: string;
    }
  /** The round that used it never happened: it may be played again. */
  | {
      type: 'spin.returned';
      player: string;
      currency: string;
      stake: number;
      round: string;
      at: string;
    };

type Granted = Extract<SpinEvent, { type: 'spin.granted' }>;

export interface SpinState {
  readonly granted?: Granted;
  readonly used: number;
}

const evolve = (state: SpinState, event: SpinEvent): SpinState => {
  if (event.type === 'spin.granted') return { ...state, granted: event };
  return { ...state, used: state.used + (event.type === 'spin.used' ? 1 : -1) };
};

/** The promotion account pays the house the stake of a round that its player plays for nothing. */
const postings = (_: string, event: SpinEvent): Posting[] => {
  if (event.type === 'spin.granted') return [];
  const stake = event.type === 'spin.used' ? event.stake : -event.stake;
  return [
    { account: 'promo', currency: event.currency, amount: -stake },
    { account: 'house', currency: event.currency, amount: stake },
  ];
};

const facts = (_: string, event: SpinEvent): Fact[] => [
  { audience: `player:${event.player}`, handler: 'spins', body: {} },
  ...(event.type === 'spin.granted' ? [notificationFact(event.player, 'freespin')] : []),
  ...(event.type === 'spin.used' && event.isFirst ? [notificationsSeenFact(event.player)] : []),
];

export const spinKind: StreamKind<SpinState, SpinEvent> = {
  name: 'spin',
  initial: { used: 0 },
  evolve,
  postings,
  facts,
};
