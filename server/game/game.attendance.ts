import type { PlayerAtGame } from '../../contract/game';
import { PLAYING_MS } from '../../contract/limits';
import type { Platform } from '../platform';
import { personOf } from '../player/player.card';

/** So many who acted lately are looked at; more faces than that no page shows. */
const LOOKED_AT = 500;

/** Who plays a game now: they acted at it a moment ago and have not left since [§2]. */
export const playersAt = async (
  { sql, presence, relations }: Pick<Platform, 'sql' | 'presence' | 'relations'>,
  { game, viewer, now }: { game: string; viewer: string | undefined; now: string },
): Promise<PlayerAtGame[]> => {
  const hidden = [...(await relations.hiddenFrom(viewer))];
  const since = new Date(Date.parse(now) - PLAYING_MS);
  const rows = await sql<{ player: string; username: string; icon: string | null }[]>`
    select r.player, p.username, p.icon from recent_games r join players p on p.id = r.player
    where r.game = ${game} and r.at > ${since} and r.player <> all(${hidden}::text[])
    order by r.at desc limit ${LOOKED_AT}`;
  return rows
    .map(({ player, username, icon }) => ({
      ...personOf(player, username, icon),
      presence: presence.of(player),
    }))
    .filter((player) => player.presence !== 'offline');
};
