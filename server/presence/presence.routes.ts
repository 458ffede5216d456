import { ONLINE_STRIP } from '../../contract/limits';
import type { PlayerCard } from '../../contract/player';
import { getOnline, getOnlineAndRecentUsers } from '../../contract/presence';
import { shownOnline } from '../../contract/presence.rules';
import { on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { type CardRow, cardOf } from '../player/player.card';

/** The most people that one answer lists. */
const LISTED_MAX = 100;

/** Who is here [§7 B online, getOnlineAndRecentUsers; decisions 19, 20]. */
export const presenceRoutes = ({ config, sql, presence, relations }: Platform): Route[] => {
  const online = () => presence.here().filter((player) => presence.of(player) === 'online');

  const friendsHere = async (player: string): Promise<PlayerCard[]> => {
    const rows = await sql<CardRow[]>`
      select players.id, username, earned, icon
      from relations join players on players.id = relations.other
      where relations.player = ${player} and bond = 'friends' and other = any(${online()})
      order by favourite desc, lower(username) limit ${ONLINE_STRIP}`;
    return rows.map((row) => cardOf(presence, row));
  };

  return [
    on(getOnline, async ({ caller, now }) => ({
      count: shownOnline(online().length, config.ONLINE_FLOOR, Date.parse(now)),
      friends: caller === undefined ? [] : await friendsHere(caller.player),
    })),

    on(getOnlineAndRecentUsers, async ({ caller }) => {
      const hidden = await relations.hiddenFrom(caller.player);
      const here = presence.here().filter((id) => id !== caller.player && !hidden.has(id));
      const rows = await sql<(CardRow & { friend: boolean })[]>`
        select players.id, username, earned, icon, coalesce(bond = 'friends', false) as friend
        from players left join relations
          on relations.player = ${caller.player} and relations.other = players.id
        where players.id = any(${here})
        order by friend desc, lower(username)`;
      const cards = rows.map((row) => cardOf(presence, row));
      const sorted = [
        ...cards.filter((card) => card.presence === 'online'),
        ...cards.filter((card) => card.presence === 'recent'),
      ];
      return { items: sorted.slice(0, LISTED_MAX), total: sorted.length };
    }),
  ];
};
