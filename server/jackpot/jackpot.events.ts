import type { Posting, StreamKind } from '../store/stream';

/**
 * The progressive jackpot of one game in one currency; for demo coins, of one sitting [decision 56].
 * Every amount is in minor units. What was won stays on the ledger's jackpot account until the
 * round that won it settles.
 */
export type JackpotEvent =
  | { type: 'jackpot.seeded'; currency: string; amount: number }
  | {
      type: 'jackpot.fed';
      currency: string;
      round: string;
      /** Whole units that the house put in. */
      amount: number;
      /** What is still owed, in ten-thousandths of a unit. */
      carry: number;
    }
  | { type: 'jackpot.won'; currency: string; round: string; amount: number }
  /** The round that won was rolled back. */
  | { type: 'jackpot.returned'; currency: string; round: string; amount: number };

export interface JackpotState {
  isSeeded: boolean;
  /** What stands in it. */
  amount: number;
  carry: number;
}

const evolve = (state: JackpotState, event: JackpotEvent): JackpotState => {
  switch (event.type) {
    case 'jackpot.seeded':
      return { ...state, isSeeded: true, amount: state.amount + event.amount };
    case 'jackpot.fed':
      return { ...state, amount: state.amount + event.amount, carry: event.carry };
    case 'jackpot.won':
      return { ...state, isSeeded: false, amount: state.amount - event.amount };
    case 'jackpot.returned':
      return { ...state, amount: state.amount + event.amount };
  }
};

/** The house pays in; what is won or returned stays on the account until somebody is paid. */
const postings = (_: string, event: JackpotEvent): Posting[] =>
  event.type === 'jackpot.seeded' || event.type === 'jackpot.fed'
    ? [
        { account: 'jackpot', currency: event.currency, amount: event.amount },
        { account: 'house', currency: event.currency, amount: -event.amount },
      ].filter(({ amount }) => amount !== 0)
    : [];

export const jackpotKind: StreamKind<JackpotState, JackpotEvent> = {
  name: 'jackpot',
  initial: { isSeeded: false, amount: 0, carry: 0 },
  evolve,
  postings,
};

/** The stream's id: a demo wallet fills a jackpot of its own, so that nobody's real one moves. */
export const jackpotOf = (of: { wallet: string; game: string; currency: string }): string =>
  of.currency === 'FUN' ? `${of.game}/FUN/${of.wallet}` : `${of.game}/${of.currency}`;

/** Game and currency of a jackpot by its id. */
export const jackpotPlace = (id: string): { game: string; currency: string } => {
  const [game = '', currency = ''] = id.split('/');
  return { game, currency };
};
