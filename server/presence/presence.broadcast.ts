import type { Platform } from '../platform';
import type { Hub } from '../realtime/hub';

/**
 * Tells a player's friends on this process that the player came or went [§7
 * OnOnlineStatusChange]. It is told once and not numbered: who was away asks for the list anyway.
 */
export const announcePresence = (
  { presence, sql, log }: Pick<Platform, 'presence' | 'sql' | 'log'>,
  hub: Hub,
): (() => void) => {
  const announce = async (player: string) => {
    const here = [...hub.players()];
    if (here.length === 0) return;
    const friends = await sql<{ other: string }[]>`
      select other from relations
      where player = ${player} and bond = 'friends' and other = any(${here})`;
    const body = { PlayerId: player, Presence: presence.of(player) };
    for (const { other } of friends) hub.tell(other, 'OnOnlineStatusChange', body);
  };
  return presence.onChange((player) => {
    announce(player).catch((error: unknown) => log.warn({ error }, 'presence not announced'));
  });
};
