import type { JackpotTerms } from '../../games/engine';
import { type JackpotEvent, type JackpotState, jackpotKind } from './jackpot.events';

const PARTS = 10_000;

/** A bet as the jackpot meets it. */
export interface Fed {
  round: string;
  currency: string;
  stake: number;
  /** The bet won what stands in the jackpot. */
  wins: boolean;
}

/**
 * What a bet does to the jackpot, at once: it fills with its share of the stake, and when the bet
 * wins, it falls to nothing and is seeded anew. `won` is what the round is owed.
 */
export const feed = (
  state: JackpotState,
  { seed, contribution }: JackpotTerms,
  { round, currency, stake, wins }: Fed,
): { events: JackpotEvent[]; won: number } => {
  const seeded: JackpotEvent = { type: 'jackpot.seeded', currency, amount: seed };
  const owed = stake * contribution + state.carry;
  const fed: JackpotEvent = {
    type: 'jackpot.fed',
    currency,
    round,
    amount: Math.floor(owed / PARTS),
    carry: owed % PARTS,
  };
  const filling = [...(state.isSeeded ? [] : [seeded]), fed];
  if (!wins) return { events: filling, won: 0 };
  const { amount: won } = filling.reduce(jackpotKind.evolve, state);
  const fallen: JackpotEvent = { type: 'jackpot.won', currency, round, amount: won };
  return { events: [...filling, fallen, seeded], won };
};

/** Gives back what a round had won that is rolled back; its share of the stake stays in. */
export const giveBack = (round: string, currency: string, amount: number): JackpotEvent[] =>
  amount === 0 ? [] : [{ type: 'jackpot.returned', currency, round, amount }];
