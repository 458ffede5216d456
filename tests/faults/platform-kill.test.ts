import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds } from '../../server/kinds';
import { connect } from '../../server/store/database';
import { startEmbedded } from '../../server/store/embedded';
import { verify } from '../../server/store/verify';
import { type ServerProcess, serverProcess } from '../support/server';
import { type Insisting, insistingOn } from './support/insist';
import { KILLING_MS, KILLS, untilKill } from './support/kills';

const PLAYERS = 8;
const STAKE = 5;

let server: ServerProcess;
let insist: (path: string, body: object) => Promise<Told>;
let killPlatform: Insisting['killPlatform'];

beforeAll(async () => {
  server = await serverProcess();
  ({ insist, killPlatform } = insistingOn(server));
  await server.start();
});
afterAll(() => server.remove());

/** The fields that this test reads of answers. */
interface Told {
  readonly token: string;
  readonly session: string;
  readonly balance: number;
  readonly round: { readonly _id: string; readonly pays: number };
}

test(
  `the platform is killed ${KILLS} times under load: nothing acknowledged is lost or doubled`,
  async () => {
    let ending = false;
    let acknowledged = 0;
    let wake = (): void => undefined;
    const more = (count: number): Promise<void> => {
      const goal = acknowledged + count;
      return new Promise((resolve) => {
        wake = () => acknowledged >= goal && resolve();
      });
    };

    /** A player who bets and settles without pause, and remembers every acknowledgement. */
    const evening = async (number: number) => {
      const username = `Kill${number}`;
      const person = { username, email: `${username}@example.com`, password: 'Carousel-2026' };
      const birthday = { day: 1, month: 1, year: 1990 };
      const { token } = await insist('/auth/sign-up', {
        ...person,
        birthday,
        country: 'US',
        terms: true,
      });
      const authorization = { authorization: `Bearer ${token}` };
      const launched = await fetch(`${server.url}/api/games/neon-orchard/url`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ currency: 'COINS' }),
      });
      const { url } = (await launched.json()) as { url: string };
      const secret = new URL(url, 'http://x').searchParams.get('launch');
      const { session } = await insist('/play/session', { launch: secret });
      begun += 1;
      if (begun === PLAYERS) allBegun();

      const rounds: string[] = [];
      let balance = 5_000;
      while (!ending && balance >= STAKE) {
        const { round } = await insist('/play/rounds', {
          session,
          stake: STAKE,
          bet: {},
          clientSeed: 'mine',
        });
        rounds.push(round._id);
        const settled = await insist(`/play/rounds/${round._id}/settle`, { session });
        balance += round.pays - STAKE;
        expect(settled.balance).toBe(balance);
        acknowledged += 1;
        wake();
      }
      return { username, rounds, balance };
    };
    let begun = 0;
    let allBegun = (): void => undefined;
    const everyone = new Promise<void>((resolve) => {
      allBegun = resolve;
    });

    const evenings = Promise.all(Array.from({ length: PLAYERS }, (_, index) => evening(index)));
    await Promise.race([everyone, evenings]);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await Promise.race([more(untilKill(kill) / 2), evenings]);
      await killPlatform();
    }
    await Promise.race([more(100), evenings]);
    ending = true;
    const players = await evenings;
    await server.stop();

    const database = await startEmbedded(server.dataDir);
    const sql = connect(database.address);
    try {
      for (const { username, rounds, balance } of players) {
        const [row] = await sql<{ bets: string[]; balance: number }[]>`
        select (select jsonb_agg(t.reference order by t.position) from transactions t
                where t.wallet = p.id and t.kind = 'gameBet') as bets,
               (select b.balance from balances b
                where b.account = 'player:' || p.id and b.currency = 'COINS') as balance
        from players p where p.username = ${username}`;
        expect(row).toEqual({ bets: rounds, balance });
      }
      expect(await verify(sql, kinds)).toMatchObject({ found: 0, problems: [] });
    } finally {
      await sql.end({ timeout: 1 });
      await database.stop();
    }
  },
  KILLING_MS,
);
