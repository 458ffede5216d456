import type { Affiliate } from '../../contract/affiliate';
import { coversMoney, coversPlace } from '../../contract/affiliate.rules';
import type { Jurisdiction } from '../../contract/country';
import { COINS, FUN } from '../../contract/limits';
import { mayPlay, type PlayMode, type PlayProof } from '../../contract/play.rules';

/** What a mode is decided from, and for which game. */
export interface PlayModeContext {
  /** What the player chose; what is played is the rules' to say. */
  chosen: PlayMode;
  /** What the account kept when it was last told of. */
  kept: PlayMode | undefined;
  /** Money is played for on this screen, whatever the account keeps. */
  isAtMoney: boolean;
  /** The guest's place, by choice or address. */
  place: string;
  /** The currency of that place, in which money is played for. */
  money: string;
  /** The signed-in player's place, by profile. */
  home: string | undefined;
  /** The state or province of the player's place. */
  region: string | undefined;
  signedIn: boolean;
  /** The account of who is signed in: on its way, or described; absent also when it did not load. */
  account: 'absent' | 'awaited' | 'described';
  age: number | undefined;
  isVerified: boolean;
  jurisdictions: Jurisdiction[];
  /** The games that are not offered at the place. */
  withheld: string[];
  /** Those who offer games for money at the place without a licence of ours. */
  affiliates: Affiliate[];
  /** The game at whose table the player is. */
  gameId: string | undefined;
  /** The currency that was decided for it; undefined while none is. */
  decided: string | undefined;
}

/** Whether an affiliate covers one game where the player is; without a game, whether any does. */
const isCovered = (
  { affiliates, home, place, region }: PlayModeContext,
  gameId: string | undefined,
): boolean => {
  const here = { country: home ?? place, ...(region !== undefined && { region }) };
  return gameId === undefined
    ? affiliates.some((affiliate) => coversPlace(affiliate, here))
    : coversMoney(affiliates, gameId, here);
};

/**
 * Whether a mode is offered, and if not, the rule that refuses it [§5, decision 30]. Affiliates
 * cover single games: without one, the answer is that for the best covered game.
 */
export const proofOf = (context: PlayModeContext, mode: PlayMode, gameId?: string): PlayProof =>
  mayPlay(mode, {
    signedIn: context.signedIn,
    jurisdictions: context.jurisdictions,
    affiliate: isCovered(context, gameId),
    isVerified: context.isVerified,
    ...(context.age !== undefined && { age: context.age }),
    isWithheld: gameId !== undefined && context.withheld.includes(gameId),
  });

/** The mode that a game starts in: the chosen one, or fun while that is refused [§9]. */
export const startingMode = (context: PlayModeContext, gameId?: string): PlayMode =>
  proofOf(context, context.chosen, gameId).allowed ? context.chosen : 'fun';

/** The currency that the game at hand is played in. */
export const currencyOf = (context: PlayModeContext): string =>
  ({ fun: FUN, coins: COINS, money: context.money })[startingMode(context, context.gameId)];

/**
 * The choice after the account told what it keeps: another device's choice counts here too, one
 * that was told before does not undo what was chosen here since.
 */
export const choiceOf = (
  { chosen, kept, isAtMoney }: PlayModeContext,
  told: PlayMode | undefined,
): Pick<PlayModeContext, 'chosen' | 'kept'> => ({
  kept: told,
  chosen: told === undefined || told === kept || isAtMoney ? chosen : told,
});
