import {
  type BlackjackChoice,
  type BlackjackOutcome,
  blackjack,
} from '../../../games/blackjack/blackjack.rules';
import { basicStrategy } from '../../../games/blackjack/blackjack.strategy.rules';
import type { Draw } from '../../../games/fair/draw.rules';

const skin = blackjack.skins[0]!;

/** One round by basic strategy: what it paid and what it staked, as multiples of the first stake. */
const round = (draw: Draw): { paid: number; staked: number } => {
  const stake = 10;
  let step = blackjack.open(skin, { stake, bet: {} }, draw);
  let staked = stake;
  while (step.choices.length > 0) {
    const { hands, active, dealer }: BlackjackOutcome = step.outcome;
    const choices = step.choices as readonly BlackjackChoice[];
    const kind = basicStrategy(hands[active ?? 0]!.cards, dealer[0]!, choices);
    const next = blackjack.act!(skin, step.state, { kind });
    if ('refused' in next) throw new Error(`${kind} was refused`);
    staked += next.raise ?? 0;
    step = next;
  }
  return { paid: step.pays / stake, staked: staked / stake };
};

/** Rounds by basic strategy on the real rules: what came back of all stakes, and its deviation. */
export const simulatedReturn = (draw: Draw, rounds: number): { rtp: number; sigma: number } => {
  let paid = 0;
  let staked = 0;
  let squares = 0;
  for (let i = 0; i < rounds; i += 1) {
    const each = round(draw);
    paid += each.paid;
    staked += each.staked;
    squares += (each.paid - each.staked) ** 2;
  }
  return { rtp: paid / staked, sigma: Math.sqrt(squares) / staked };
};
