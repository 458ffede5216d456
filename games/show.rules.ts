import { burstMs } from '../contract/flight.rules';
import { REPLAY_STEP_MS } from '../contract/limits';
import { bonusOf } from './bonus.rules';

/** From outcome to the last reel at rest: 700 ms [§9 animations] and four steps of stagger. */
export const SLOT_LAND_MS = 1_100;
/** How long a winning spin is looked at before the next free spin. */
export const SLOT_LOOK_MS = 700;

/** How long the entrance of free spins is looked at, once they are won. */
export const BONUS_ENTRANCE_MS = 1_600;

/** From an answer to the lifted tile at rest. */
const MINES_LIFT_MS = 350;
/** How long a found mine is looked at before the rest of the field is shown. */
const MINES_HIT_MS = 900;

/** How long a ball falls from row to row, and how long its slot is looked at. */
const PLINKO_ROW_MS = 110;
const PLINKO_LOOK_MS = 300;

/** From the outcome to the ball in its slot: the drop onto the first pin counts as two rows. */
export const plinkoFallMs = (rows: number): number => (rows + 2) * PLINKO_ROW_MS;

/** From the outcome to the ball on the pin of a row, from 0. */
export const plinkoRowMs = (row: number): number => (row + 2) * PLINKO_ROW_MS;

/** How long a roll's puck climbs, and how long its place is looked at. */
export const DICE_REVEAL_MS = 900;

/** The dealer turns a card, draws another, and the table is looked at. */
const TURN_MS = 700;
const LOOK_MS = 600;
/** The new cards of a draw are dealt. */
export const DRAW_MS = 1_100;
/** The wheel comes to rest. */
export const ROULETTE_REVEAL_MS = 3_800;

/** A rider who left, or went down, is looked at. */
const CRASH_LOOK_MS = 500;
/** As long a flight is flown again at most: one of a minute goes faster. */
const CRASH_AGAIN_MS = 6_000;

type Steps = (outcome: unknown) => number[];

const slotSteps: Steps = (outcome) => {
  const { spins = [] } = (outcome ?? {}) as { spins?: { pays: number }[] };
  return spins.map(({ pays }, shown) => {
    const bonus = bonusOf(outcome, shown);
    const enters = bonus !== undefined && (shown === 0 || bonus.more > 0);
    const look = pays > 0 ? SLOT_LOOK_MS : 0;
    return SLOT_LAND_MS + (enters ? BONUS_ENTRANCE_MS : look);
  });
};

/** One step for the card that lay face down, one for each that the dealer drew. */
const blackjackSteps: Steps = (outcome) => {
  const dealer = (outcome as { dealer?: unknown[] } | null)?.dealer ?? [];
  const steps = Array.from({ length: Math.max(1, dealer.length - 1) }, () => TURN_MS);
  return [...steps.slice(1), TURN_MS + LOOK_MS];
};

/** A lid is lifted; what it hid is looked at when that ends the round. */
const minesSteps: Steps = (outcome) => {
  const { opened = [], hit = null } = (outcome ?? {}) as { opened?: number[]; hit?: number | null };
  if (opened.length === 0) return [0];
  return [hit === null ? MINES_LIFT_MS : MINES_HIT_MS];
};

const plinkoSteps: Steps = (outcome) => {
  const path = (outcome as { path?: number[] } | null)?.path ?? [];
  return [plinkoFallMs(path.length) + PLINKO_LOOK_MS];
};

const shows: Readonly<Record<string, Steps>> = {
  blackjack: blackjackSteps,
  crash: () => [CRASH_LOOK_MS],
  mines: minesSteps,
  plinko: plinkoSteps,
  poker: () => [DRAW_MS],
  roulette: () => [ROULETTE_REVEAL_MS],
  slot: slotSteps,
};

/**
 * How long each step of an outcome is shown, in milliseconds: a slot has one step per spin, a
 * dealer one per card, other games one. A round machine waits step by step and passes the number
 * of the step as `shown`; with reduced motion it may wait a shorter time, since nothing moves.
 */
export const revealSteps = (engine: string, outcome: unknown): readonly number[] =>
  shows[engine]?.(outcome) ?? [DICE_REVEAL_MS];

/** How long a flight lasted for its rider, in milliseconds in the air. */
export const rideMs = (outcome: unknown): number => {
  const { cashed = null, crash = null } = (outcome ?? {}) as {
    cashed?: number | null;
    crash?: number | null;
  };
  return burstMs(Math.max(100, cashed ?? crash ?? 100));
};

/**
 * How long a round that is watched again stands before each step of its player, in milliseconds: as
 * long as it is looked at; a rider's flight flies meanwhile.
 */
export const standMs = (engine: string, outcome: unknown): number =>
  engine === 'crash' ? Math.min(rideMs(outcome), CRASH_AGAIN_MS) : REPLAY_STEP_MS;

/** How long an outcome is shown in all, in milliseconds: until then a win is not told. */
export const showMs = (engine: string, outcome: unknown): number =>
  revealSteps(engine, outcome).reduce((sum, step) => sum + step, 0);
