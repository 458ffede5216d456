import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameWinners, homeWinners, Winner } from '../../../contract/winner';
import { PASSWORD } from '../../support/password';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
/** Positions that no event of this log reaches. */
let position = 1_000_000;

beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

interface Line {
  game?: string | null;
  currency?: string;
  amount?: number;
  jackpot?: number;
  type?: string;
}

/** A line of the table as its projection writes it. */
const won = async (player: string, line: Line): Promise<void> => {
  const { sql } = platform.platform;
  position += 1;
  const { game = 'game_lantern-run', currency = 'COINS', amount = 100, jackpot = 0 } = line;
  await sql`
    insert into winners (position, player, game, currency, amount, jackpot, type, at)
    values (${position}, ${player}, ${game}, ${currency}, ${amount}, ${jackpot},
      ${line.type ?? null}, '2026-11-20T19:59:59.900Z')`;
};
const namesOf = (ar: string, en: string) => [
  { lang: 'en', value: en },
  { lang: 'ar', value: ar },
];
const aPlayer = async () => {
  const { token, username } = await platform.signUp();
  return { _id: (await platform.get('/get', { token })).body._id, username };
};
const home = async () => {
  const { body } = await platform.get('/home/winners');
  return answerOf(homeWinners, body);
};
const winners = async (wanted: object): Promise<Winner[]> => {
  const { status, body } = await platform.post('/games/winners', wanted);
  expect(status).toBe(200);
  return answerOf(gameWinners, body).items;
};

test('coins, money and the super jackpot have a list each, with presence and time as §3 says', async () => {
  const player = await aPlayer();
  platform.platform.presence.arrived(player._id, 'tab-1');
  await won(player._id, { amount: 300 });
  await won(player._id, { currency: 'EUR', amount: 250 });
  await won(player._id, { amount: 5_200, jackpot: 5_000, game: 'game_neon-orchard' });
  const lists = await home();
  const base = {
    player: player.username,
    playerId: player._id,
    presence: 'online',
    createdAt: '2026-11-20 19:59:59',
  };
  const lantern = {
    gameId: 'game_lantern-run',
    game: {
      name: namesOf('سباق الفوانيس', 'Lantern Run'),
      defaultName: 'Lantern Run',
      urlFriendlyName: 'lantern-run',
    },
  };
  const orchard = {
    gameId: 'game_neon-orchard',
    game: {
      name: namesOf('بستان النيون', 'Neon Orchard'),
      defaultName: 'Neon Orchard',
      urlFriendlyName: 'neon-orchard',
    },
  };
  expect(lists).toEqual({
    coins: [
      { ...base, ...orchard, currency: 'COINS', amount: 5_200 },
      { ...base, ...lantern, currency: 'COINS', amount: 300 },
    ],
    money: [{ ...base, ...lantern, currency: 'EUR', amount: 250 }],
    superJackpot: [{ ...base, ...orchard, currency: 'COINS', amount: 5_000 }],
  });
});

test('a scratch card’s winner tells its kind instead of a game', async () => {
  const player = await aPlayer();
  await won(player._id, { game: null, type: 'lanterns-gold', amount: 70 });
  const [line] = (await home()).coins;
  expect(line).toEqual({
    player: player.username,
    playerId: player._id,
    presence: 'offline',
    amount: 70,
    currency: 'COINS',
    typeId: 'lanterns-gold',
    createdAt: '2026-11-20 19:59:59',
  });
});

test('the lists are ten long, newest first, and narrow by currency, kind and games', async () => {
  const player = await aPlayer();
  for (let amount = 1; amount <= 12; amount += 1) {
    await won(player._id, { currency: 'SEK', game: 'game_high-striker', amount });
  }
  await won(player._id, { currency: 'NOK', amount: 99, jackpot: 90 });
  const amounts = async (wanted: object) => (await winners(wanted)).map(({ amount }) => amount);
  expect(await amounts({ currency: 'SEK' })).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(await amounts({ currency: 'money' })).toEqual([99, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect(await amounts({ currency: 'money', type: 'jackpot' })).toEqual([90]);
  expect(await amounts({ currency: 'SEK', type: 'jackpot' })).toEqual([]);
  expect(await amounts({ currency: 'NOK', favoriteGames: ['game_lantern-run'] })).toEqual([99]);
  expect(await amounts({ currency: 'SEK', favoriteGames: [] })).toEqual(
    await amounts({ currency: 'SEK' }),
  );
  expect(await amounts({ favoriteGames: ['game_nowhere'] })).toEqual([]);
  await won(player._id, { currency: 'NOK', amount: 98, game: 'game_acme-wheel' });
  await won(player._id, { currency: 'NOK', amount: 97, game: null });
  expect(await amounts({ currency: 'NOK' })).toEqual([97, 98, 99]);
  expect(await amounts({ currency: 'NOK', network: true })).toEqual([97, 98, 99]);
  expect(await amounts({ currency: 'NOK', network: false })).toEqual([99]);
});

test('whom a block hides, and who is erased, is named among winners without an id to follow', async () => {
  const [ann, ben, cat] = [
    await platform.member(),
    await platform.member(),
    await platform.member(),
  ];
  await won(ben.id, { game: 'game_lantern-run', amount: 70 });
  await won(cat.id, { game: 'game_lantern-run', amount: 80 });
  await platform.post('/block', { _id: ann.id }, { token: ben.token });
  await platform.post('/settings/erase', { password: PASSWORD }, { token: cat.token });
  const seenBy = async (token?: string) => {
    const { body } = await platform.get('/home/winners', { token });
    const { coins } = body as never as { coins: readonly Winner[] };
    return coins.slice(0, 2).map(({ player, playerId }) => [player, playerId]);
  };
  await expect
    .poll(() => seenBy(ann.token))
    .toEqual([
      ['Gone', undefined],
      [ben.username, undefined],
    ]);
  expect(await seenBy()).toEqual([
    ['Gone', undefined],
    [ben.username, ben.id],
  ]);
});
