import type * as z from 'zod/mini';
import type { Draw } from './fair/fair.rules';
import { type Ratio, valueOf } from './ratio.rules';

/** Anything that survives JSON, since states and outcomes are stored as events. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** What a player asks of a round: the stake in minor units, and the game's own choice. */
export interface Order<Bet> {
  readonly stake: number;
  readonly bet: Bet;
}

/** What a step of a round leads to. `pays` is the whole win so far in minor units, whole. */
export interface Step<State, Outcome> {
  readonly state: State;
  readonly outcome: Outcome;
  readonly done: boolean;
  readonly pays: number;
}

/** Return to player as an exact fraction (decimal digits, so that JSON holds it) and its value. */
export interface Rtp {
  readonly exact: true;
  readonly value: number;
  readonly numerator: string;
  readonly denominator: string;
}

/**
 * The one shape of every in-house game: pure rules, everything JSON, randomness only from the
 * draw [decisions 23, 25]. A game of one step has no `act`. `skin` is the data that makes a
 * catalogue entry out of an engine.
 */
export interface Engine<Skin extends { readonly id: string }, Bet, State, Action, Outcome> {
  readonly name: string;
  readonly skins: readonly Skin[];
  readonly bet: z.ZodMiniType<Bet>;
  readonly action?: z.ZodMiniType<Action>;
  /** The stakes the game takes, in minor units, ascending. */
  stakes(skin: Skin): readonly number[];
  open(skin: Skin, order: Order<Bet>, draw: Draw): Step<State, Outcome>;
  act?(skin: Skin, state: State, action: Action, draw: Draw): Step<State, Outcome>;
  /** For an order: what it returns, the rounding of pays included. Without one: the game's design. */
  rtp(skin: Skin, order?: Order<Bet>): Ratio;
  /** No round pays more than this multiple of its stake. */
  maxWin(skin: Skin): number;
}

/** A refused step: the problem code of the contract, and the field that refused. */
export interface RefusedStep {
  readonly refused: 'stake-refused' | 'body-invalid' | 'step-illegal';
  readonly field: string;
}

/** An engine bound to one skin, with the types behind it forgotten: what the server plays. */
export interface GameRules {
  readonly engine: string;
  readonly skin: string;
  readonly stakes: readonly number[];
  readonly maxWin: number;
  rtp(order?: Order<unknown>): Rtp;
  /** Opens a round. Refuses a stake or a choice that the game does not take. */
  open(order: Order<unknown>, draw: Draw): Step<Json, Json> | RefusedStep;
  /** Plays one further step of an open round; refused by a game of one step. */
  act(state: Json, action: unknown, draw: Draw): Step<Json, Json> | RefusedStep;
}

export const isRefused = (step: Step<Json, Json> | RefusedStep): step is RefusedStep =>
  'refused' in step;

const written = (ratio: Ratio): Rtp => ({
  exact: true,
  value: valueOf(ratio),
  numerator: ratio.numerator.toString(),
  denominator: ratio.denominator.toString(),
});

/**
 * Binds an engine to one of its skins and checks at the border what the types promise inside.
 * `rtp` of an order that the game does not take throws.
 */
export const rulesFor = <
  Skin extends { readonly id: string },
  Bet,
  State extends Json,
  Action,
  Outcome extends Json,
>(
  engine: Engine<Skin, Bet, State, Action, Outcome>,
  skin: Skin,
): GameRules => {
  const stakes = engine.stakes(skin);
  return {
    engine: engine.name,
    skin: skin.id,
    stakes,
    // Searched when asked for: an import would wait for every game's search.
    get maxWin() {
      return engine.maxWin(skin);
    },
    rtp(order) {
      return written(
        order === undefined
          ? engine.rtp(skin)
          : engine.rtp(skin, { stake: order.stake, bet: engine.bet.parse(order.bet) }),
      );
    },
    open(order, draw) {
      if (!stakes.includes(order.stake)) return { refused: 'stake-refused', field: 'stake' };
      const bet = engine.bet.safeParse(order.bet);
      if (!bet.success) return { refused: 'stake-refused', field: 'bet' };
      return engine.open(skin, { stake: order.stake, bet: bet.data }, draw);
    },
    act(state, action, draw) {
      if (engine.act === undefined || engine.action === undefined)
        return { refused: 'step-illegal', field: 'action' };
      const parsed = engine.action.safeParse(action);
      if (!parsed.success) return { refused: 'body-invalid', field: 'action' };
      return engine.act(skin, state as State, parsed.data, draw);
    },
  };
};
