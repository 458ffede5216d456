import { imageUrl } from '../../contract/image';
import { levelProgress } from '../../contract/level.rules';
import { DEFAULT_CURRENCY } from '../../contract/limits';
import { ageAt } from '../../contract/play.rules';
import type { NotificationSettings, User } from '../../contract/player';
import { flagOf, nameOf, privacyOf } from '../../contract/privacy.rules';
import { configLevels } from '../branding/branding.bootstrap';
import type { Platform } from '../platform';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { type Account, playerKind } from './player.events';

export const thresholds = configLevels.map(({ coins }) => coins);

const told = [
  'firstname',
  'lastname',
  'gender',
  'phone',
  'relationship',
  'forRelationship',
  'about',
  'country',
  'region',
  'language',
  'timezone',
  'birthday',
] as const;

/** The details that the player told, as they stand in the account. */
export const detailsOf = (account: Account): Pick<Account, (typeof told)[number]> =>
  Object.fromEntries(
    told.flatMap((field) => (account[field] === undefined ? [] : [[field, account[field]]])),
  );

const notificationsOf = (chosen: Partial<NotificationSettings>): NotificationSettings => ({
  friend: true,
  gift: true,
  letter: true,
  scratcher: true,
  challenge: true,
  tournament: true,
  ...chosen,
});

/** The player as they see themselves; undefined before sign-up and after erasure [§3 User]. */
export const userOf = async (
  { store, countries }: Pick<Platform, 'store' | 'countries'>,
  player: string,
  now: string,
): Promise<User | undefined> => {
  const [{ account, favourites }, wallet] = await Promise.all([
    store.load(streamOf(playerKind, player)),
    store.load(streamOf(walletKind, player)),
  ]);
  if (account === undefined) return undefined;
  const { birthday, country, icon, background, reset } = account;
  const age = birthday === undefined ? undefined : ageAt(birthday, now);
  return {
    _id: player,
    username: account.username,
    email: account.email,
    name: nameOf(account),
    ...detailsOf(account),
    ...(age === undefined ? {} : { age }),
    ...(country === undefined ? {} : { flag: flagOf(country) }),
    ...(icon === undefined ? {} : { icon: imageUrl(icon) }),
    ...(background === undefined ? {} : { background: imageUrl(background) }),
    ...(reset === undefined ? {} : { resetEmail: reset.email }),
    currency: countries.currencyOf(country) ?? DEFAULT_CURRENCY,
    isVerified: account.isVerified,
    emailVerified: account.emailVerified,
    coins: wallet.balances['COINS'] ?? 0,
    ...levelProgress(wallet.coinsEarned, thresholds),
    view: account.view,
    subscription: 0,
    favorites: favourites,
    settings: privacyOf(account.privacy, age),
    notificationSettings: notificationsOf(account.notifications),
    letters: account.letters ?? 'everyone',
    // Who asks for their own account is here, though the hub may not know it yet.
    online: true,
  };
};
