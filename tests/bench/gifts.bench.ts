import { benchPlatform, CLIENTS } from './platform';

/**
 * Gifts per second that one process takes over HTTP for 64 friends, first sent, then opened: each
 * of the two is one command of three postings to streams (gift, giving, wallet) and one movement
 * between wallet and escrow, with its facts, notification and projections; against 64 clients that
 * each insert one row and commit, on the same database, before and after.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);

const platform = await benchPlatform();

const player = async (n: number) => {
  const token = await platform.signUp(`giver${n}`);
  return { token, id: (await platform.get<{ _id: string }>('/get', token))._id };
};

const friendsOf = async (pair: number) => {
  const [one, two] = await Promise.all([player(2 * pair), player(2 * pair + 1)]);
  await platform.post('/friends/request', { _id: two.id }, one.token);
  await platform.post('/accept', { _id: one.id }, two.token);
  return [
    { token: one.token, friend: two.id },
    { token: two.token, friend: one.id },
  ];
};

try {
  const givers = (
    await Promise.all(Array.from({ length: CLIENTS / 2 }, (_, pair) => friendsOf(pair)))
  ).flat();
  await platform.bareInserts(seconds);
  const before = await platform.bareInserts(seconds);
  const message = { url: platform.url, givers, seconds };
  const done = await platform.clients<{ sent: number; opened: number; openedIn: number }>(
    'gifts.clients.mjs',
    message,
  );
  const bare = (before + (await platform.bareInserts(seconds))) / 2;
  const sent = done.sent / seconds;
  const opened = done.opened / done.openedIn;
  console.log(
    `gifts: ${givers.length} givers: ${Math.round(sent)} sent/s, ${Math.round(opened)} opened/s, ` +
      `bare inserts ${Math.round(bare)}/s, ratios ${(sent / bare).toFixed(3)} and ` +
      `${(opened / bare).toFixed(3)}, postings to inserts ${((sent * 3) / bare).toFixed(3)}`,
  );
  await platform.verify();
} finally {
  await platform.close();
}
process.exit();
