import { levelProgress } from '../../contract/level.rules';
import { DEFAULT_CURRENCY } from '../../contract/limits';
import { ageAt } from '../../contract/play.rules';
import { getUser, type User } from '../../contract/player';
import { configLevels } from '../branding/branding';
import { on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { type PlayerState, playerKind } from './player.events';

const thresholds = configLevels.map(({ coins }) => coins);

/** Privacy defaults: open to all, but to friends only for players under 18 [decision 15]. */
const privacyOf = (age: number | undefined): User['settings'] => {
  const open = age !== undefined && age < 18 ? 'friends' : 'all';
  return {
    country: open,
    timezone: open,
    about: open,
    relationship: open,
    forRelationship: open,
    dateOfBirth: open,
    gender: open,
    name: 'none',
  };
};

type Account = NonNullable<PlayerState['account']>;

const profileOf = ({ birthday, country, region, language, timezone }: Account, now: string) => ({
  ...(birthday === undefined ? {} : { birthday, age: ageAt(birthday, now) }),
  ...(country === undefined ? {} : { country, flag: `${country.toLowerCase()}.svg` }),
  ...(region === undefined ? {} : { region }),
  ...(language === undefined ? {} : { language }),
  ...(timezone === undefined ? {} : { timezone }),
});

export const playerRoutes = ({ store, presence, countries }: Platform): Route[] => [
  on(getUser, async ({ caller, now }) => {
    const [{ account, favourites }, wallet] = await Promise.all([
      store.load(streamOf(playerKind, caller.player)),
      store.load(streamOf(walletKind, caller.player)),
    ]);
    if (account === undefined) return refused('not-signed-in');
    const profile = profileOf(account, now);
    return {
      _id: caller.player,
      username: account.username,
      email: account.email,
      name: account.username,
      ...profile,
      currency: countries.currencyOf(account.country) ?? DEFAULT_CURRENCY,
      isVerified: account.isVerified,
      emailVerified: false,
      coins: wallet.balances['COINS'] ?? 0,
      ...levelProgress(wallet.coinsEarned, thresholds),
      view: 'level' as const,
      subscription: 0,
      favorites: favourites,
      settings: privacyOf(profile.age),
      online: presence.of(caller.player) === 'online',
    };
  }),
];
