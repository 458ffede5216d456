import { TOURNAMENT_NEWS_MS } from '../../contract/limits';
import { type TournamentNews, tournamentOfRoom, tournamentRoom } from '../../contract/tournament';
import { winnerCountOf } from '../../contract/tournament.rules';
import type { Platform } from '../platform';
import { spoilsOf, stateOf } from './tournament.moves';
import { tournamentQuery } from './tournament.query';

/** The fact of every round that moves a player’s balance. */
const MOVED = 'OnWalletChange';

/**
 * Lets the sockets in the rooms of tournaments hear how each stands, at most once a second whatever is
 * played, and only where something changed. Each process tells its own sockets; while nobody is in
 * such a room, or nobody plays, nothing is read. Answers the end of it.
 */
export const tellTournaments = (platform: Platform): (() => void) => {
  const { sql, store, rooms, log } = platform;
  const query = tournamentQuery(platform);
  /** Up to where in the log each room was told. */
  const told = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let isStale = false;

  const newsOf = async (id: string): Promise<TournamentNews | undefined> => {
    const known = await query.find(id);
    if (known === undefined) return undefined;
    const { state, terms } = known;
    return {
      room: tournamentRoom(id),
      tournamentId: id,
      state: stateOf(state),
      entries: state.entries,
      ...spoilsOf(state, terms),
      winnerCount: winnerCountOf(state.entries, terms.winners),
      leaderboard: await query.names(known),
    };
  };

  const tell = async (): Promise<void> => {
    const here = rooms.roomsHere(tournamentRoom(''));
    for (const room of told.keys()) if (!here.includes(room)) told.delete(room);
    if (here.length === 0) return;
    const ids = here.flatMap((room) => tournamentOfRoom(room) ?? []);
    const rows = await sql<{ id: string; changed: number | null }[]>`
      select id, (
        select max(changed) from tournament_entries e where e.tournament = t.id
      ) as changed
      from tournaments t where id = any(${ids})`;
    for (const { id, changed } of rows) {
      const room = tournamentRoom(id);
      if (changed === null || changed === told.get(room)) continue;
      const news = await newsOf(id);
      told.set(room, changed);
      if (news !== undefined) rooms.emitHere(room, 'tournament', news);
    }
  };

  const later = (): void => {
    timer ??= setTimeout(() => {
      isStale = false;
      tell()
        .catch((error: unknown) => log.error({ error }, 'a leaderboard was not told'))
        .finally(() => {
          timer = undefined;
          if (isStale) later();
        });
    }, TOURNAMENT_NEWS_MS).unref();
    isStale = true;
  };

  const end = store.subscribe((facts) => {
    const isMoved = facts.some(({ handler }) => handler === MOVED || handler === 'tournament');
    if (isMoved && rooms.roomsHere(tournamentRoom('')).length > 0) later();
  });
  return () => {
    end();
    clearTimeout(timer);
  };
};
