import type * as z from 'zod/mini';
import type { Draw } from './fair/draw.rules';
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

/**
 * What a step of a round leads to. `state` is the supplier's alone (a shoe, where the mines lie);
 * `outcome` is all that the player may see so far. `pays` is the whole win so far in minor units.
 */
export interface Step<State, Outcome> {
  readonly state: State;
  readonly outcome: Outcome;
  /** The kinds of action that the rules take next; none once the round is decided. */
  readonly choices: readonly string[];
  readonly pays: number;
  /** What this step stakes on top of the order, in minor units: a double, a split. */
  readonly raise?: number;
  /** The round won the progressive jackpot; what that holds is not the rules' to know. */
  readonly jackpot?: boolean;
}

/** How a progressive jackpot fills and falls; amounts in minor units [§3 gameJackpot]. */
export interface JackpotTerms {
  /** What the house puts into an empty jackpot. */
  readonly seed: number;
  /** Hundredths of a percent of every stake that the jackpot keeps. */
  readonly contribution: number;
  /** A stake of s wins it with the chance s / odds. */
  readonly odds: number;
}

/** Return to player where no formula gives it: the mean of `rounds` simulated ones, and its error. */
export interface SimulatedRtp {
  readonly exact: false;
  readonly value: number;
  /** Half the width of the 95 % interval around the value. */
  readonly error: number;
  readonly rounds: number;
}

/** Return to player: an exact fraction (decimal digits, so that JSON holds it), or a simulation. */
export type Rtp =
  | {
      readonly exact: true;
      readonly value: number;
      readonly numerator: string;
      readonly denominator: string;
    }
  | SimulatedRtp;

/**
 * The one shape of every in-house game: pure rules, everything JSON, randomness only from the
 * draw [decisions 23, 25]. All of a round's randomness is drawn when it opens, so that nothing a
 * player does later can be answered by another fate. A game of one step has no `act`. `skin` is
 * the data that makes a catalogue entry out of an engine.
 */
export interface Engine<
  Skin extends { readonly id: string },
  Bet,
  State,
  Action extends { readonly kind: string },
  Outcome,
> {
  readonly name: string;
  readonly skins: readonly Skin[];
  readonly bet: z.ZodMiniType<Bet>;
  readonly action?: z.ZodMiniType<Action>;
  /** The stakes the game offers, in minor units, ascending; at a table of chips, what each is worth. */
  stakes(skin: Skin): readonly number[];
  /** The skin with other stakes on offer; without it, they stand in its `stakes`. */
  offering?(skin: Skin, stakes: readonly number[]): Skin;
  /** Which rules of the skin these are, from 1; without it there was never another version. */
  version?(skin: Skin): number;
  /** The skin as earlier versions of its rules had it: their rounds are drawn again by them. */
  former?(skin: Skin): readonly Skin[];
  /**
   * Why the skin does not take a well-formed order. Without it, exactly the stakes offered are
   * taken; a game whose chips make the stake, or whose skins differ in their choices, says more.
   */
  refuses?(skin: Skin, order: Order<Bet>): RefusedStep | undefined;
  open(skin: Skin, order: Order<Bet>, draw: Draw): Step<State, Outcome>;
  /** Plays a further step, or refuses one that this state does not take. */
  act?(skin: Skin, state: State, action: Action): Step<State, Outcome> | RefusedStep;
  /**
   * The step that is taken where nobody plays on, again until the round is decided; it stakes
   * nothing more. Undefined where nothing was risked yet: the round is taken back [decision 102].
   */
  neutral?(state: State): Action | undefined;
  /** The progressive jackpot of a skin that has one. */
  jackpot?(skin: Skin): JackpotTerms | undefined;
  /** For an order: what it returns, the rounding of pays included. Without one: the game's design. */
  rtp(skin: Skin, order?: Order<Bet>): Ratio | SimulatedRtp;
  /** What comes back at the least setting that the skin takes, where roundings differ from the design. */
  least?(skin: Skin): Ratio;
  /** No round pays more than this multiple of its stake, a jackpot left aside. */
  maxWin(skin: Skin): number;
  /** The most that this order may pay, in minor units, where its choice makes it less than `maxWin` does. */
  most?(skin: Skin, order: Order<Bet>): number;
  /** One round for everybody, of a day's chain of seeds, for fun and coins alone [decision 144]. */
  readonly isShared?: true;
}

/** A refused step: the problem code of the contract, and the field that refused. */
export interface RefusedStep {
  readonly refused: 'stake-refused' | 'body-invalid' | 'step-illegal';
  readonly field: string;
}

/** The refusal of a stake that is not among those offered. */
export const strangeStake = (
  stakes: readonly number[],
  { stake }: Order<unknown>,
): RefusedStep | undefined =>
  stakes.includes(stake) ? undefined : { refused: 'stake-refused', field: 'stake' };

/** An engine bound to one skin, with the types behind it forgotten: what the server plays. */
export interface GameRules {
  readonly engine: string;
  readonly skin: string;
  /** From 1: a round is drawn again by the rules that it was played under. */
  readonly version: number;
  readonly stakes: readonly number[];
  readonly maxWin: number;
  /** The most that an order which the game takes may pay, in minor units, a jackpot left aside. */
  most(order: Order<unknown>): number;
  rtp(order?: Order<unknown>): Rtp;
  /** Of the setting that returns least: what the rounding of pays takes is counted in. */
  readonly leastRtp: Rtp;
  /**
   * The same rules with other stakes on offer (minor units, ascending, each once): whole multiples
   * of the game's own, so that every pay is whole and no setting returns less. Undefined where one
   * is none, or where it is above all of a game whose jackpot is likelier with the stake.
   */
  offering(stakes: readonly number[]): GameRules | undefined;
  /** Opens a round. Refuses a stake or a choice that the game does not take. */
  open(order: Order<unknown>, draw: Draw): Step<Json, Json> | RefusedStep;
  /** Plays one further step of an open round; refused by a game of one step. */
  act(state: Json, action: unknown): Step<Json, Json> | RefusedStep;
  /** The step that is taken where nobody plays on; without one the round is taken back. */
  neutral(state: Json): Json | undefined;
  readonly jackpot: JackpotTerms | undefined;
  /** One round for everybody, of a day's chain of seeds, for fun and coins alone [decision 144]. */
  readonly isShared: boolean;
}

export const isRefused = (step: Step<Json, Json> | RefusedStep): step is RefusedStep =>
  'refused' in step;

const written = (rtp: Ratio | SimulatedRtp): Rtp =>
  'exact' in rtp
    ? rtp
    : {
        exact: true,
        value: valueOf(rtp),
        numerator: rtp.numerator.toString(),
        denominator: rtp.denominator.toString(),
      };

/** The largest stake that may be offered, by the game's own largest: no win is beyond exact numbers. */
const SCALE_MAX = 100_000;

/** Searched once, when asked for: an import would wait for every game's search, and a bet for its own. */
const searched = (search: () => number): (() => number) => {
  let found: number | undefined;
  return () => {
    found ??= search();
    return found;
  };
};

/**
 * Binds an engine to one of its skins and checks at the border what the types promise inside.
 * `rtp` of an order that the game does not take throws. `known` is the largest win where it was asked
 * for before, whatever the stakes.
 */
export const rulesFor = <
  Skin extends { readonly id: string },
  Bet,
  State extends Json,
  Action extends { readonly kind: string },
  Outcome extends Json,
>(
  engine: Engine<Skin, Bet, State, Action, Outcome>,
  skin: Skin,
  known?: () => number,
): GameRules => {
  const stakes = engine.stakes(skin);
  const largest = Math.max(...stakes) * (engine.jackpot?.(skin) === undefined ? SCALE_MAX : 1);
  const canOffer = (stake: number): boolean =>
    stake <= largest && stakes.some((own) => stake % own === 0);
  const maxWin = known ?? searched(() => engine.maxWin(skin));
  return {
    engine: engine.name,
    skin: skin.id,
    version: engine.version?.(skin) ?? 1,
    stakes,
    get maxWin() {
      return maxWin();
    },
    most({ stake, bet }) {
      return engine.most?.(skin, { stake, bet: engine.bet.parse(bet) }) ?? stake * maxWin();
    },
    rtp(order) {
      return written(
        order === undefined
          ? engine.rtp(skin)
          : engine.rtp(skin, { stake: order.stake, bet: engine.bet.parse(order.bet) }),
      );
    },
    offering(others) {
      const isRising = others.every((stake, at) => stake > (others[at - 1] ?? 0));
      if (others.length === 0 || !isRising || !others.every(canOffer)) return undefined;
      const offering = engine.offering?.(skin, others) ?? { ...skin, stakes: others };
      return rulesFor(engine, offering, maxWin);
    },
    get leastRtp() {
      return written(engine.least?.(skin) ?? engine.rtp(skin));
    },
    open(order, draw) {
      const bet = engine.bet.safeParse(order.bet);
      if (!bet.success) return { refused: 'stake-refused', field: 'bet' };
      const parsed = { stake: order.stake, bet: bet.data };
      const refusal =
        engine.refuses === undefined ? strangeStake(stakes, parsed) : engine.refuses(skin, parsed);
      return refusal ?? engine.open(skin, parsed, draw);
    },
    jackpot: engine.jackpot?.(skin),
    isShared: engine.isShared === true,
    neutral: (state) => engine.neutral?.(state as State) as Json | undefined,
    act(state, action) {
      if (engine.act === undefined || engine.action === undefined)
        return { refused: 'step-illegal', field: 'action' };
      const parsed = engine.action.safeParse(action);
      if (!parsed.success) return { refused: 'body-invalid', field: 'action' };
      return engine.act(skin, state as State, parsed.data);
    },
  };
};

/** An engine bound to each of its skins, the present version of each before its former ones. */
export const rulesOf = <
  Skin extends { readonly id: string },
  Bet,
  State extends Json,
  Action extends { readonly kind: string },
  Outcome extends Json,
>(
  engine: Engine<Skin, Bet, State, Action, Outcome>,
): readonly GameRules[] =>
  engine.skins
    .flatMap((skin) => [skin, ...(engine.former?.(skin) ?? [])])
    .map((skin) => rulesFor(engine, skin));

/** Of these the rules of a skin: the present ones, or those of a version. */
export const rulesAmong = (
  all: readonly GameRules[],
  { engine, skin, version }: { engine: string; skin: string; version?: number },
): GameRules | undefined =>
  all.find(
    (rules) =>
      rules.engine === engine &&
      rules.skin === skin &&
      (version === undefined || rules.version === version),
  );
