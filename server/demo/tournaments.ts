import { COINS, TOURNAMENT_ENTRIES_MIN } from '../../contract/limits';
import type { Platform } from '../platform';
import type { Job } from '../store/job';
import { openTournament } from '../tournament/tournament.command';
import { type DemoAccount, idle } from './accounts';
import type { Post } from './client';
import { CUP_PHRASES, cupBefore, cupGames, cupsAt, OPENING, openingTerms } from './cups';
import { titleAmong } from './evening';
import { tableOf } from './table';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** So long players have to enter what begins at once: with fewer than two it would be cancelled. */
const SOON_MS = 3 * SECOND_MS;
/** What has less than this left is not begun any more: the next one begins in its place. */
const WORTH_MS = 10 * MINUTE_MS;
const ROUNDS = 3;

/** Opens the cup that is to come, and one that begins now where none is under way. */
const openCups = async ({ sql, store }: Pick<Platform, 'sql' | 'store'>, now: number) => {
  const at = new Date(now).toISOString();
  const [running] = await sql`
    select from tournaments
    where id like ${`tournament_${CUP_PHRASES}-%`} and state in (0, 1) and not closed
      and starts <= ${new Date(now + SOON_MS).toISOString()} and ends > ${at}`;
  const later = now + WORTH_MS;
  const [next] = cupsAt(later);
  if (running === undefined && next !== undefined) {
    const { id, terms } = cupBefore(next);
    const start = new Date(now + SOON_MS).toISOString();
    await openTournament({ store }, id, { ...terms, start }, at);
  }
  for (const { id, terms } of cupsAt(running === undefined ? later : now))
    await openTournament({ store }, id, terms, at);
};

interface Open {
  id: string;
  games: string[];
  starts: Date;
}

/** Tournaments that cost nothing, take everybody and are not over. */
const openAt = ({ sql }: Pick<Platform, 'sql'>, now: number) => sql<Open[]>`
  select id, to_jsonb(games) as games, starts from tournaments
  where buy_in = 0 and countries is null and state in (0, 1) and not closed
    and ends > ${new Date(now + SECOND_MS).toISOString()}
  order by starts, id`;

/** What is over by now is not entered. */
const enter = (post: Post, id: string, token: string): Promise<unknown> =>
  post('/games/tournament/buyin', { _id: id }, token).catch(() => undefined);

export interface Entrant {
  readonly player: string;
  readonly token: string;
}

/** Plays rounds that count; whoever reads of them may verify them, since their seed is told afterwards. */
const playAmong =
  ({ catalogue }: Pick<Platform, 'catalogue'>, post: Post) =>
  async (games: readonly string[], index: number, { player, token }: Entrant): Promise<void> => {
    const title = titleAmong(games, index);
    if (title === undefined) return;
    const session = await tableOf(post, catalogue)(
      title,
      { player, token, currency: COINS },
      ROUNDS,
    );
    await post('/play/seed', { session, clientSeed: player }, token);
  };

/** Sample players take part in what an empty platform offers; `playFirst` lasts until it has begun. */
export const seedTournaments = async (
  platform: Platform,
  post: Post,
  entrants: readonly Entrant[],
): Promise<{ playFirst(): Promise<void> }> => {
  const now = platform.now();
  const start = now + SOON_MS;
  await openTournament(platform, OPENING, openingTerms(start), new Date(now).toISOString());
  await openCups(platform, now);
  const open = await openAt(platform, now);
  await Promise.all(entrants.flatMap(({ token }) => open.map(({ id }) => enter(post, id, token))));
  return {
    async playFirst() {
      const wait = Math.max(start - platform.now(), 0);
      await new Promise((resolve) => setTimeout(resolve, wait));
      const play = playAmong(platform, post);
      await Promise.all(entrants.map((entrant, index) => play(cupGames, index, entrant)));
    },
  };
};

const CHECK_MS = MINUTE_MS;
/** Sample players who come by at one time: as many as one that begins at once needs. */
const VISITORS = TOURNAMENT_ENTRIES_MIN;

/**
 * Keeps tournaments of a platform that tries itself out alive: one is always to come, one under way
 * and one decided. Those whom nobody is told of come by, enter what is free and play rounds that
 * count, by the calls that every client makes; the others belong to whoever signs in as them.
 */
export const keepCups = (platform: Platform, post: Post): Job => {
  const { sql } = platform;

  /** Who is not in one that they could be in, or has not played in one that is under way. */
  const waiting = async (now: number): Promise<DemoAccount[]> => {
    const rows = await sql<{ username: string }[]>`
      select p.username from players p
      where p.username = any(${idle.map(({ username }) => username)}) and exists (
        select from tournaments t
        left join tournament_entries e on e.tournament = t.id and e.player = p.id
        where t.id = any(${(await openAt(platform, now)).map(({ id }) => id)})
          and (e.player is null or (e.status = 'joined' and e.rounds = 0 and t.state = 1)))
      order by p.username limit ${VISITORS}`;
    return idle.filter(({ username }) => rows.some((row) => row.username === username));
  };

  const visit = async ({ email, password, username: player }: DemoAccount, now: number) => {
    const { token } = await post<{ token: string }>('/auth/sign-in', { email, password });
    const play = playAmong(platform, post);
    for (const { id, games: subjects, starts } of await openAt(platform, now)) {
      await enter(post, id, token);
      if (starts.getTime() <= now)
        await play(subjects, Math.floor(now / CHECK_MS), { player, token });
    }
    await post('/auth/sign-out', {}, token);
  };

  return {
    name: 'demo tournaments',
    stance: 'stakes',
    everyMs: CHECK_MS,
    async run(at) {
      const now = at.getTime();
      await openCups(platform, now);
      await Promise.all((await waiting(now)).map((player) => visit(player, now)));
    },
  };
};
