import type { PlayerAtGame } from '../../contract/game';
import { PLAYING_MS } from '../../contract/limits';
import type { Platform } from '../platform';

/** So many who acted lately are looked at; more faces than that no page shows. */
const LOOKED_AT = 500;

/** Who plays a game now: they acted at it a moment ago and have not left since [§2]. */
export const playersAt = async (
  { sql, presence }: Pick<Platform, 'sql' | 'presence'>,
  game: string,
  now: string,
): Promise<PlayerAtGame[]> => {
  const since = new Date(Date.parse(now) - PLAYING_MS);
  const rows = await sql<{ player: string; username: string }[]>`
    select r.player, p.username from recent_games r join players p on p.id = r.player
    where r.game = ${game} and r.at > ${since} order by r.at desc limit ${LOOKED_AT}`;
  return rows
    .map(({ player, username }) => ({ _id: player, username, presence: presence.of(player) }))
    .filter((player) => player.presence !== 'offline');
};
