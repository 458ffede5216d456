import { imageUrl } from '../../contract/image';
import { levelProgress } from '../../contract/level.rules';
import { type ProfileFacts, profileFor } from '../../contract/privacy.rules';
import { getProfile, type Profile } from '../../contract/profile';
import { isOfficial, OFFICIAL_ID } from '../../contract/profile.rules';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { detailsOf, thresholds } from '../player/player.answer';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';
import { badgeOf, subscriptionKind } from '../subscription/subscription.events';
import { walletKind } from '../wallet/wallet.events';
import { standingOf } from './profile.standing';

/** Profiles [§7 B fetch, §2 /profile/{id}]. */
export const profileRoutes = (platform: Platform): Route[] => {
  const { look, store, sql, presence } = platform;

  const official = (caller: string | undefined): Profile => ({
    _id: OFFICIAL_ID,
    username: 'admin',
    name: look.worn.name,
    level: 1,
    view: 'level',
    subscription: 0,
    presence: 'online',
    standing: caller === undefined ? 'guest' : 'member',
    friendCount: 0,
    icon: '/brand/logo.svg',
  });

  const friendsOf = async (player: string): Promise<number> => {
    const [row] = await sql<{ count: number }[]>`
      select count(*) as count from relations where player = ${player} and bond = 'friends'`;
    return row?.count ?? 0;
  };

  const factsOf = async (player: string, isSelf: boolean): Promise<ProfileFacts | undefined> => {
    const [{ account }, wallet, subscription, friendCount] = await Promise.all([
      store.load(streamOf(playerKind, player)),
      store.load(streamOf(walletKind, player)),
      store.load(streamOf(subscriptionKind, player)),
      friendsOf(player),
    ]);
    if (account === undefined) return undefined;
    const { icon, background } = account;
    return {
      ...detailsOf(account),
      _id: player,
      username: account.username,
      level: levelProgress(wallet.coinsEarned, thresholds).level,
      view: account.view,
      subscription: badgeOf(subscription),
      // Who looks is here, though the hub may not know it yet.
      presence: isSelf ? 'online' : presence.of(player),
      friendCount,
      settings: account.privacy,
      ...(icon === undefined ? {} : { icon: imageUrl(icon) }),
      ...(background === undefined ? {} : { background: imageUrl(background) }),
    };
  };

  const profile = async ({ caller, params, query, now }: Asked<typeof getProfile>) => {
    const viewer = caller?.player;
    if (isOfficial(params.id)) return official(viewer);
    if (params.id === 'me' && viewer === undefined) return refused('not-signed-in');
    const player = params.id === 'me' ? (viewer ?? '') : params.id;
    const standing = await standingOf(platform, viewer, player);
    if (standing === 'hidden') return refused('not-found');
    // Others are seen as one stands to them: to look as somebody else would open what is closed.
    if (query.as !== undefined && standing !== 'self') return refused('forbidden');
    const facts = await factsOf(player, standing === 'self');
    const shown = facts === undefined ? undefined : profileFor(facts, query.as ?? standing, now);
    return shown ?? refused('not-found');
  };

  return [on(getProfile, profile)];
};
