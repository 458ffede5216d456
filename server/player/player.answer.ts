import { openCloths, type Standing } from '../../contract/cloth.rules';
import { imageUrl } from '../../contract/image';
import { levelProgress } from '../../contract/level.rules';
import { DEFAULT_CURRENCY, USER_LIST_MAX } from '../../contract/limits';
import { ageAt } from '../../contract/play.rules';
import type { NotificationSettings, User } from '../../contract/player';
import { flagOf, nameOf, privacyOf } from '../../contract/privacy.rules';
import { type AchievementsState, achievementKind } from '../achievement/achievement.events';
import { configLevels } from '../branding/branding.bootstrap';
import type { Platform } from '../platform';
import { circleOf } from '../relation/relation.circle';
import { streamOf } from '../store/stream';
import { badgeOf, subscriptionKind, tierOf } from '../subscription/subscription.events';
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

/** The player's people, by the names that §3 gives their lists. */
const peopleOf = ({
  friends,
  favourites,
  following,
  requests,
  followers,
  pending,
  blocked,
}: Awaited<ReturnType<typeof circleOf>>) => ({
  // Both begin with the favourites: a friend that is told of is among those if they are one.
  friends: Object.fromEntries(
    friends.ids.map((id) => [id, { favourite: favourites.ids.includes(id) }]),
  ),
  friendIds: [...friends.ids],
  following: [...following.ids],
  requests: [...requests.ids],
  followers: [...followers.ids],
  pendingRequestUsers: [...pending.ids],
  blocked: [...blocked.ids],
});

/** What a player has reached of achievements, the latest first. */
const achievedOf = (state: AchievementsState): Pick<User, 'achieved' | 'achievement'> => {
  const reached = Object.entries(state)
    .flatMap(([id, { completedAt }]) => (completedAt === undefined ? [] : [{ id, completedAt }]))
    .reverse()
    .sort((one, other) => other.completedAt.localeCompare(one.completedAt));
  return {
    achieved: reached.map(({ id }) => id),
    achievement: Object.fromEntries(reached.map(({ id, completedAt }) => [id, completedAt])),
  };
};

/** The cloth that lies on their tables, while it is open, and those that are. */
const clothsOf = ({ cloth }: Account, standing: Standing): Pick<User, 'cloth' | 'cloths'> => {
  const open = openCloths(standing);
  return { ...(cloth !== undefined && open.includes(cloth) && { cloth }), cloths: open };
};

/** The player as they see themselves; undefined before sign-up and after erasure [§3 User]. */
export const userOf = async (
  {
    store,
    sql,
    countries,
    jurisdictions,
  }: Pick<Platform, 'store' | 'sql' | 'countries' | 'jurisdictions'>,
  player: string,
  now: string,
): Promise<User | undefined> => {
  const [{ account, favourites }, wallet, achievements, subscription, circle] = await Promise.all([
    store.load(streamOf(playerKind, player)),
    store.load(streamOf(walletKind, player)),
    store.load(streamOf(achievementKind, player)),
    store.load(streamOf(subscriptionKind, player)),
    circleOf(sql, player),
  ]);
  if (account === undefined) return undefined;
  const { birthday, country, region, icon, background, reset } = account;
  const age = birthday === undefined ? undefined : ageAt(birthday, now);
  const progress = levelProgress(wallet.coinsEarned, thresholds);
  const { level } = progress;
  const games = favourites.slice(0, USER_LIST_MAX);
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
    ...progress,
    view: account.view,
    ...(account.playMode === undefined ? {} : { playMode: account.playMode }),
    ...clothsOf(account, { level, tier: tierOf(subscription) }),
    subscription: badgeOf(subscription),
    favorites: favourites,
    settings: privacyOf(account.privacy, age),
    notificationSettings: notificationsOf(account.notifications),
    letters: account.letters ?? 'everyone',
    ...peopleOf(circle),
    games: Object.fromEntries(games.map((game) => [game, true])),
    gamesArr: games,
    ...achievedOf(achievements),
    totals: {
      friends: circle.friends.total,
      following: circle.following.total,
      requests: circle.requests.total,
      followers: circle.followers.total,
      pendingRequestUsers: circle.pending.total,
      blocked: circle.blocked.total,
      games: favourites.length,
    },
    jurisdictions: jurisdictions.at({
      ...(country === undefined ? {} : { country }),
      ...(region === undefined ? {} : { region }),
    }),
    // Who asks for their own account is here, though the hub may not know it yet.
    online: true,
    seen: now,
  };
};
