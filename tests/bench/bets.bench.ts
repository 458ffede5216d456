import { benchPlatform } from './platform';

/**
 * Rounds per second that one process plays over HTTP for 64 sittings, each a bet and its settlement
 * (two commands, four movements at most, their facts and projections), against 64 clients that each
 * insert one row and commit, on the same database, before and after.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const PLAYERS = 16;
const games = [
  { slug: 'lantern-run', stake: 10 },
  { slug: 'neon-orchard', stake: 5 },
  { slug: 'starlight-parade', stake: 20 },
  { slug: 'midnight-carousel', stake: 20 },
];

const platform = await benchPlatform();

const sittingsOf = async (n: number) => {
  const token = await platform.signUp(`bench${n}`);
  return Promise.all(
    games.map(async ({ slug, stake }) => ({ session: await platform.seat(slug, token), stake })),
  );
};

try {
  const sittings = (
    await Promise.all(Array.from({ length: PLAYERS }, (_, n) => sittingsOf(n)))
  ).flat();
  await platform.bareInserts(seconds);
  const before = await platform.bareInserts(seconds);
  const message = { url: platform.url, sittings, seconds };
  const { rounds } = await platform.clients<{ rounds: number }>('bets.clients.mjs', message);
  const bare = (before + (await platform.bareInserts(seconds))) / 2;
  const bets = rounds / seconds;
  console.log(
    `bets: ${sittings.length} sittings: ${Math.round(bets)} rounds/s (a bet and a settlement each), ` +
      `bare inserts ${Math.round(bare)}/s, ratio ${(bets / bare).toFixed(3)}, ` +
      `commands to inserts ${((bets * 2) / bare).toFixed(3)}`,
  );
  await platform.verify();
} finally {
  await platform.close();
}
process.exit();
