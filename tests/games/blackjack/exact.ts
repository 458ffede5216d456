import type { BlackjackChoice } from '../../../games/blackjack/blackjack.rules';
import { basicStrategy } from '../../../games/blackjack/blackjack.strategy.rules';
import { type Ratio, ratio } from '../../../games/ratio.rules';

const SHOE = 312;
/** Longer than any order met here: every weight is written over the same product of so many. */
const LONGEST = 40;
/** How many ways the shoe may go on after so many cards, down to the longest order. */
const rest: bigint[] = Array.from({ length: LONGEST + 1 }, () => 1n);
for (let n = LONGEST - 1; n >= 0; n -= 1) rest[n] = rest[n + 1]! * BigInt(SHOE - n);

/** Values held; an ace is 1. */
type Values = readonly number[];
const totalOf = (values: Values): number => {
  const hard = values.reduce((sum, value) => sum + value, 0);
  return hard <= 11 && values.includes(1) ? hard + 10 : hard;
};

/** How many cards of each value are left, and how many are drawn. */
const left = [0, 24, 24, 24, 24, 24, 24, 24, 24, 24, 96];
let drawn = 0;
/** Which cards are drawn, as a number of ten digits: never 32 of one value. */
let code = 0;
const DIGITS = Array.from({ length: 11 }, (_, value) => 32 ** (value - 1));
/** Sums what follows each value that may come next, weighted by how many cards bear it. */
const each = (follow: (value: number) => bigint): bigint => {
  let sum = 0n;
  for (let value = 1; value <= 10; value += 1) {
    const count = left[value]!;
    if (count === 0) continue;
    left[value] = count - 1;
    drawn += 1;
    code += DIGITS[value]!;
    sum += BigInt(count) * follow(value);
    code -= DIGITS[value]!;
    drawn -= 1;
    left[value] = count;
  }
  return sum;
};

const makesBlackjack = (up: number, hole: number): boolean => totalOf([up, hole]) === 21;
/** The weight of all that may follow while the dealer's hidden card makes no blackjack. */
const noBlackjack = (up: number): bigint =>
  each((hole) => (makesBlackjack(up, hole) ? 0n : rest[drawn]!));

/** The weight of the dealer's ends, each times what it is worth, counted up from the open card. */
const dealerEnds = (
  hard: number,
  hasAce: boolean,
  isFirst: boolean,
  worth: (total: number) => bigint,
  met: Map<number, bigint>,
): bigint =>
  each((value) => {
    if (isFirst && makesBlackjack(hard, value)) return 0n;
    const sum = hard + value;
    const ace = hasAce || value === 1;
    const total = ace && sum <= 11 ? sum + 10 : sum;
    if (total >= 17) return worth(total) * rest[drawn]!;
    // The same cards in another order lead to the same ends.
    const before = met.get(code);
    if (before !== undefined) return before;
    const ends = dealerEnds(sum, ace, false, worth, met);
    met.set(code, ends);
    return ends;
  });

const known = new Map<string, bigint>();
const once = (key: string, compute: () => bigint): bigint => {
  const full = `${key} ${code}`;
  const before = known.get(full);
  if (before !== undefined) return before;
  const now = compute();
  known.set(full, now);
  return now;
};

/** What a standing hand is paid on a stake of two, so that a blackjack's half is whole. */
const stood = (hand: Values, up: number): bigint => {
  const total = totalOf(hand);
  if (total > 21) return 0n;
  return once(`stood ${total} ${up}`, () =>
    dealerEnds(
      up,
      up === 1,
      true,
      (against) => {
        if (against > 21 || total > against) return 4n;
        return total === against ? 2n : 0n;
      },
      new Map(),
    ),
  );
};

/** Basic strategy reads cards: those of the first suit bear every value once. */
const choiceOf = (hand: Values, up: number, mayDouble: boolean, maySplit: boolean) => {
  const choices: BlackjackChoice[] = ['hit', 'stand'];
  if (mayDouble) choices.push('double');
  if (maySplit) choices.push('split');
  const cards = hand.map((value) => value - 1);
  return basicStrategy(cards, up - 1, choices);
};

/** What a hand past its first choice is paid: it hits or it stands. */
const hitting = (hand: Values, up: number): bigint =>
  totalOf(hand) >= 21 || choiceOf(hand, up, false, false) === 'stand'
    ? stood(hand, up)
    : once(`hitting ${totalOf(hand)} ${hand.includes(1)} ${up}`, () =>
        each((value) => hitting([...hand, value], up)),
      );

interface Worth {
  paid: bigint;
  staked: bigint;
}

/** What a hand of two cards is paid and stakes where the dealer has no blackjack. */
const playHand = (hand: Values, up: number, maySplit: boolean): Worth => {
  const staked = 2n * noBlackjack(up);
  if (totalOf(hand) === 21) return { paid: stood(hand, up), staked };
  const choice = choiceOf(hand, up, true, maySplit && hand[0] === hand[1]);
  if (choice === 'double')
    return { paid: each((value) => 2n * stood([...hand, value], up)), staked: 2n * staked };
  if (choice !== 'split') return { paid: hitting(hand, up), staked };
  let stakes = 0n;
  const pair = hand[0]!;
  const paid = each((value) => {
    const split = [pair, value];
    const worth =
      pair === 1
        ? { paid: stood(split, up), staked: 2n * noBlackjack(up) }
        : playHand(split, up, false);
    stakes += BigInt(left[value]! + 1) * worth.staked;
    return worth.paid;
  });
  return { paid: 2n * paid, staked: 2n * stakes };
};

/**
 * What basic strategy is paid of all it stakes, exactly, from a small model of its own: values
 * instead of cards, every order of them counted. Which unknown card is turned first changes no
 * chance: so the dealer's hidden card is counted after the player's, and the second hand of a
 * split, which draws what the first could have drawn, is worth as much as that. `edge` is what
 * the house keeps of the first stake.
 */
export const exactReturn = (): { rtp: Ratio; edge: number } => {
  let staked = 0n;
  const paid = each((first) => {
    const weight1 = BigInt(left[first]! + 1);
    return each((second) => {
      const weight2 = weight1 * BigInt(left[second]! + 1);
      return each((up) => {
        const weight = weight2 * BigInt(left[up]! + 1);
        const all = rest[drawn]!;
        const without = noBlackjack(up);
        const hand = [first, second];
        if (totalOf(hand) === 21) {
          staked += weight * 2n * all;
          return 5n * without + 2n * (all - without);
        }
        const worth = playHand(hand, up, true);
        staked += weight * (worth.staked + 2n * (all - without));
        return worth.paid;
      });
    });
  });
  const first = 2n * rest[0]!;
  return { rtp: ratio(paid, staked), edge: Number(((staked - paid) * 10n ** 15n) / first) / 1e15 };
};
