import {
  type RouletteBet,
  type RouletteChip,
  rouletteStake,
} from '../../../games/roulette/roulette.rules';
import { type Spot, spotKey } from '../../../games/roulette/roulette.spots.rules';

/** What a player does with chips; every function gives a new bet. */

export const chipOn = ({ chips }: RouletteBet, spot: Spot): RouletteChip | undefined =>
  chips.find((chip) => spotKey(chip) === spotKey(spot));

/** One more chip on a spot. */
export const placed = (bet: RouletteBet, spot: Spot, amount: number): RouletteBet => {
  const there = chipOn(bet, spot);
  const heap: RouletteChip = { kind: spot.kind, numbers: [...spot.numbers], amount };
  return {
    chips:
      there === undefined
        ? [...bet.chips, heap]
        : bet.chips.map((chip) =>
            chip === there ? { ...heap, amount: there.amount + amount } : chip,
          ),
  };
};

/** A spot without its chips. */
export const cleared = ({ chips }: RouletteBet, spot: Spot): RouletteBet => ({
  chips: chips.filter((chip) => spotKey(chip) !== spotKey(spot)),
});

/** Every heap twice as high. */
export const doubled = ({ chips }: RouletteBet): RouletteBet => ({
  chips: chips.map((chip) => ({ ...chip, amount: chip.amount * 2 })),
});

/** Whether so much more may lie on the table: the house has a limit, the player a balance. */
export const mayAdd = (
  bet: RouletteBet,
  amount: number,
  limits: { maxStake: number; balance: number },
): boolean => rouletteStake(bet) + amount <= Math.min(limits.maxStake, limits.balance);
