import type { Place } from '../../contract/affiliate.rules';
import type { Jurisdiction } from '../../contract/country';
import { ageAt, mayPlay, modeOf, type PlayFacts } from '../../contract/play.rules';
import { problem } from '../../contract/problems';
import { type Account, type PlayerState, playerKind } from '../player/player.events';
import { type ProtectionState, protectionKind } from '../protection/protection.events';
import { shield } from '../protection/protection.moves';
import { type SessionState, sessionKind } from '../session/session.events';
import { isLive } from '../session/session.moves';
import { type Refused, refuse } from '../store/decision';
import { streamOf } from '../store/stream';
import { type WalletState, walletKind } from '../wallet/wallet.events';

/** What holds where: lookups in tables that no command changes. */
export interface Laws {
  jurisdictions(place: Place): readonly Jurisdiction[];
  /** What money play is in there. */
  currencyOf(country: string): string;
  /** Whether an affiliate offers the game for money there; without one, any game. */
  covers(game: string | undefined, place: Place): boolean;
  /** Whether the game is played for fun and coins alone. */
  coinsOnly(game: string | undefined): boolean;
  /** Whether the operator keeps the game from the place. */
  withholds(game: string | undefined, place: Place): boolean;
}

/** Who asks to play what, and from where. */
export interface Entrant {
  /** Absent for a guest. */
  readonly player?: string;
  /** The session that asks, or that opened the sitting. */
  readonly session?: string;
  readonly game: string;
  readonly currency: string;
  /** Minor units that leave the wallet; absent where a table is only opened. */
  readonly stake?: number;
  /** Country of whoever told none: as the network address has it. */
  readonly country: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Who asks to spend, on a game or on none in particular. */
export type Spender = Omit<Entrant, 'game'> & Partial<Pick<Entrant, 'game'>>;

export interface GateStates {
  player: PlayerState;
  session: SessionState;
  protection: ProtectionState;
}

/** The streams that the gate reads. Those of a guest never get an event. */
export const gateStreams = ({
  player = 'guest',
  session = 'guest',
}: Pick<Entrant, 'player' | 'session'>) => ({
  player: streamOf(playerKind, player),
  session: streamOf(sessionKind, session),
  protection: streamOf(protectionKind, player),
});

/** Where somebody is: an account's own place always counts [decision 30]. */
export const placeOf = (account: Account | undefined, country: string): Place => ({
  country: account?.country ?? country,
  ...(account?.region === undefined ? {} : { region: account.region }),
});

/** The facts that decide what somebody may play at a place; `now` is ISO 8601 [§5]. */
export const factsOf = (
  account: Account | undefined,
  laws: Laws,
  { game, place, now }: { game: string | undefined; place: Place; now: string },
): PlayFacts => ({
  signedIn: account !== undefined,
  jurisdictions: laws.jurisdictions(place),
  affiliate: laws.covers(game, place),
  isVerified: account?.isVerified ?? false,
  ...(laws.coinsOnly(game) ? { coinsOnly: true } : {}),
  ...(laws.withholds(game, place) ? { isWithheld: true } : {}),
  ...(account?.birthday === undefined ? {} : { age: ageAt(account.birthday, now) }),
});

/** What refuses whoever may not have money here; undefined lets them [§5]. */
export const barredFromMoney = (facts: PlayFacts): Refused | undefined => {
  const proof = mayPlay('money', facts);
  if (proof.allowed) return undefined;
  const { allowed: _, ...why } = proof;
  return refuse(problem('play-refused', why));
};

/** What protects the player says nothing against it: for fun, only who paused may not play. */
const protectedFrom = (
  { protection, wallet = walletKind.initial }: GateStates & { wallet?: WalletState },
  { currency, stake, at }: Pick<Entrant, 'currency' | 'stake' | 'at'>,
): Refused | undefined => {
  const isOpening = stake === undefined || modeOf(currency) === 'fun';
  const wanted = isOpening ? undefined : { currency, amount: stake };
  return shield('stakes', { protection, wallet }, at, wanted);
};

/**
 * The gate at every launch, bet and raising step: undefined lets in, a refusal names the rule. What
 * was bet before asks it no more: a win is paid regardless [decision 100]. Whatever else decides
 * who may stake belongs here.
 */
export const admit = (
  states: GateStates & { wallet?: WalletState },
  entrant: Spender,
  laws: Laws,
): Refused | undefined => {
  const { player, session, game, currency, country, at } = entrant;
  const { account } = states.player;
  const isGone = account === undefined || session === undefined;
  if (player !== undefined && (isGone || !isLive(states.session, session, states.player, at))) {
    return refuse(problem('not-signed-in', { rule: 'not-signed-in' }));
  }
  const barred = protectedFrom(states, entrant);
  if (barred !== undefined) return barred;
  const mode = modeOf(currency);
  const place = placeOf(account, country);
  const proof = mayPlay(mode, factsOf(account, laws, { game, place, now: at }));
  if (!proof.allowed) {
    const { allowed: _, ...why } = proof;
    return refuse(problem(why.rule === 'not-signed-in' ? 'not-signed-in' : 'play-refused', why));
  }
  // One money currency a player: the wallet, the deposits and the jackpots of their country.
  const money = laws.currencyOf(place.country);
  return mode === 'money' && currency !== money
    ? refuse(problem('currency-unknown', { currency: money }))
    : undefined;
};
