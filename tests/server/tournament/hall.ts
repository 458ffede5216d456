import { expect, vi } from 'vitest';
import { DAY_MS } from '../../../contract/limits';
import {
  joinTournament,
  readTournament,
  type Tournament,
  tournamentStanding,
} from '../../../contract/tournament';
import type { EntryConditions } from '../../../contract/tournament.rules';
import { openTournament } from '../../../server/tournament/tournament.command';
import type { TournamentTerms } from '../../../server/tournament/tournament.events';
import { tournamentTimers } from '../../../server/tournament/tournament.timers';
import { WAIT_MS } from '../../support/patience';
import { answerOf, type Member, type TestPlatform } from '../../support/platform';

const HOUR_MS = 60 * 60 * 1_000;

/** Dice for coins: it began a moment ago and lasts a day, or as it is said. */
const termsOf = (given: Partial<TournamentTerms> = {}): TournamentTerms => ({
  name: 'Strike',
  description: 'The best strike',
  mode: 0,
  buyIn: 100,
  currency: 'COINS',
  start: new Date(Date.now() + HOUR_MS).toISOString(),
  end: new Date(Date.now() + DAY_MS).toISOString(),
  games: ['game_high-striker'],
  scoring: 'best',
  leastStake: 50,
  guaranteed: 0,
  conditions: {} satisfies EntryConditions,
  ...given,
});

let count = 0;

/** What tests do with the tournaments of a platform. */
export const hallOf = (platform: TestPlatform) => {
  const { platform: parts } = platform;
  const post = (of: Member, path: string, body: object, key?: string) =>
    platform.post(path, body, { token: of.token, ...(key === undefined ? {} : { key }) });

  return {
    post,
    async open(given: Partial<TournamentTerms> = {}): Promise<string> {
      count += 1;
      const id = `tournament_test-${count}`;
      await openTournament(parts, id, termsOf(given), new Date().toISOString());
      return id;
    },
    join: (of: Member, id: string, key?: string) =>
      post(of, '/games/tournament/buyin', { _id: id }, key),
    async enter(of: Member, id: string) {
      const answer = await post(of, '/games/tournament/buyin', { _id: id });
      return answerOf(joinTournament, answer.body);
    },
    leave: (of: Member, id: string, key?: string) =>
      post(of, '/games/tournament/leave', { _id: id }, key),
    remind: (of: Member, id: string, remind: boolean) =>
      post(of, '/games/tournament/remind', { _id: id, remind }),
    async read(id: string, of: Partial<Member> = {}): Promise<Tournament> {
      return answerOf(readTournament, (await platform.get(`/games/tournament/${id}`, of)).body);
    },
    async standing(id: string, of: Member) {
      const { body } = await platform.get(`/games/tournament/${id}/standing`, of);
      return answerOf(tournamentStanding, body);
    },
    async coins(of: Member): Promise<number> {
      return (await platform.get('/wallet/list', of)).body.items[0]?.balance ?? 0;
    },
    /** A round of High Striker. */
    async strike(session: string, stake = 100): Promise<void> {
      const bet = { direction: 'under', target: 5_000 };
      const { status } = await platform.post('/play/rounds', { session, stake, bet });
      expect(status).toBe(200);
    },
    /** What is due of a tournament is done now, as if it were this moment. */
    async due(kind: string, id: string, now: string): Promise<void> {
      const timer = tournamentTimers(parts).find((one) => one.kind === `tournament ${kind}`);
      await timer?.run(id, new Date(now));
    },
    /** What follows from what was done is due now, and the timers of the platform have done it. */
    async rests(id: string): Promise<void> {
      await platform.database.sql`
        update timers set due = clock_timestamp() where subject = ${id}
          and kind in ('tournament news', 'tournament places', 'tournament refunds')`;
      const due = async () => {
        const [row] = await platform.database.sql<{ due: number }[]>`
          select count(*)::int as due from timers
          where subject = ${id} and due <= clock_timestamp()`;
        return row?.due;
      };
      await vi.waitFor(async () => expect(await due()).toBe(0), WAIT_MS);
    },
  };
};
