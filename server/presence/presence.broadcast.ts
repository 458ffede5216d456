import type { Platform } from '../platform';
import type { Hub, Tell } from '../realtime/hub';

/**
 * Tells a player's friends on this process that the player came or went [§7
 * OnOnlineStatusChange]. It is not numbered; whoever begins to listen is told once more of the
 * friends who came or went lately, since the page was read, or the connection was away, meanwhile.
 */
export const announcePresence = (
  { presence, sql, log }: Pick<Platform, 'presence' | 'sql' | 'log'>,
  hub: Hub,
): (() => void) => {
  const tidings = (player: string) =>
    ['OnOnlineStatusChange', { PlayerId: player, Presence: presence.of(player) }] as const;
  const isLost = (error: unknown) => log.warn({ error }, 'presence not announced');

  const announce = async (player: string) => {
    const here = [...hub.players()];
    if (here.length === 0) return;
    const friends = await sql<{ other: string }[]>`
      select other from relations
      where player = ${player} and bond = 'friends' and other = any(${here})`;
    for (const { other } of friends) hub.tell(other, ...tidings(player));
  };
  const recall = async (player: string, tell: Tell) => {
    const friends = await sql<{ other: string }[]>`
      select other from relations where player = ${player} and bond = 'friends'`;
    for (const { other } of friends) if (presence.hasTurned(other)) tell(...tidings(other));
  };

  const ends = [
    presence.onChange((player) => void announce(player).catch(isLost)),
    hub.onListen((player, tell) => void recall(player, tell).catch(isLost)),
  ];
  return () => {
    for (const end of ends) end();
  };
};
