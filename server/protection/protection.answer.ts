import { COINS, DEFAULT_COUNTRY, LIMIT_CONFIRM_MS } from '../../contract/limits';
import type { Limit, Net, Protection, Raise, Results } from '../../contract/protection';
import {
  type Guarded,
  leftOf,
  limitKey,
  type Period,
  periodEnd,
  periodStart,
  periods,
  type Tally,
} from '../../contract/protection.rules';
import type { Platform } from '../platform';
import { placeOf } from '../play/gate.moves';
import { type LawTables, lawsOf } from '../play/play.eligibility';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';
import { type WalletState, walletKind } from '../wallet/wallet.events';
import { helpIn } from './help.sample';
import { askedAt } from './protection.decider';
import { type HeldLimit, type ProtectionState, protectionKind } from './protection.events';
import { guardedAt } from './protection.moves';

const msUntil = (until: string, at: string): number =>
  Math.max(0, Date.parse(until) - Date.parse(at));

const raiseOf = (held: HeldLimit, at: string): { raise?: Raise } => {
  const asked = askedAt(held, at);
  if (asked === undefined) return {};
  const { value, from } = asked;
  const until = new Date(Date.parse(from) + LIMIT_CONFIRM_MS).toISOString();
  return { raise: { value, from, until, waitMs: msUntil(from, at) } };
};

/** Whole minutes that play at a stretch has lasted. */
const minutesOf = ({ stretch, at }: Guarded): number =>
  stretch === undefined ? 0 : Math.floor((Date.parse(at) - Date.parse(stretch.since)) / 60_000);

const limitOf = (held: HeldLimit, guarded: Guarded): Limit => {
  const { name, value } = held;
  const { at } = guarded;
  const shared = { id: limitKey(name), value, ...raiseOf(held, at) };
  if (name.kind === 'time') {
    const used = minutesOf(guarded);
    return { ...shared, kind: 'time', used, left: leftOf({ amount: value, used }) };
  }
  const found = guarded.limits.find((limit) => limitKey(limit) === limitKey(name));
  const used = found?.used ?? 0;
  return {
    ...shared,
    ...name,
    used: Math.max(0, used),
    left: leftOf({ amount: value, used }),
    resetsAt: periodEnd(name.period, at),
  };
};

const netOf = (tally: Tally | undefined, since: string): Net => {
  const { staked, won } =
    tally === undefined || tally.since < since ? { staked: 0, won: 0 } : tally;
  return { staked, won, net: won - staked };
};

/** The results of a currency, of which there may have been no movement yet. */
const resultsOf = (
  currency: string,
  { tallies }: WalletState,
  { at, stretch }: Guarded,
): Results => {
  const own = tallies?.[currency];
  const nets = Object.fromEntries(
    periods.map((period) => [period, netOf(own?.[period], periodStart(period, at))]),
  ) as Record<Period, Net>;
  return {
    currency,
    ...(stretch === undefined ? {} : { session: netOf(own?.session, stretch.since) }),
    ...nets,
  };
};

/** All that protects a player, as they read it; `currencies` are those that they may limit. */
const protectionOf = (
  state: ProtectionState,
  wallet: WalletState,
  { currencies, country, at }: { currencies: readonly string[]; country: string; at: string },
): Protection => {
  const guarded = guardedAt(state, wallet, at);
  const { pause, stretch, checkAt } = guarded;
  const known = new Set([...currencies, ...Object.keys(wallet.tallies ?? {})]);
  return {
    currencies: [...currencies],
    limits: Object.values(state.limits).map((held) => limitOf(held, guarded)),
    ...(pause === undefined ? {} : { pause: { ...pause, leftMs: msUntil(pause.until, at) } }),
    check: {
      ...(state.check === undefined ? {} : { minutes: state.check }),
      ...(checkAt === undefined ? {} : { dueMs: msUntil(checkAt, at) }),
    },
    ...(stretch === undefined
      ? {}
      : {
          stretch: {
            since: stretch.since,
            playedMs: Date.parse(at) - Date.parse(stretch.since),
          },
        }),
    results: [...known].map((currency) => resultsOf(currency, wallet, guarded)),
    help: helpIn(country),
  };
};

/**
 * Reads all that protects a player at `at` (ISO 8601). `elsewhere` is the country of their network
 * address, for an account that has told none.
 */
export const protectionReader =
  (platform: LawTables & Pick<Platform, 'store'>) =>
  async (player: string, at: string, elsewhere = DEFAULT_COUNTRY): Promise<Protection> => {
    const { store } = platform;
    const [state, wallet, { account }] = await Promise.all([
      store.load(streamOf(protectionKind, player)),
      store.load(streamOf(walletKind, player)),
      store.load(streamOf(playerKind, player)),
    ]);
    const { country } = placeOf(account, elsewhere);
    const currencies = [COINS, lawsOf(platform).currencyOf(country)];
    return protectionOf(state, wallet, { currencies, country, at });
  };
