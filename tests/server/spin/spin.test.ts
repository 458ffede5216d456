import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications } from '../../../contract/notification';
import { getRound, openRound, openSession, rotateSeed } from '../../../contract/play';
import { listSpins } from '../../../contract/spin';
import { gameRules } from '../../../games/engines';
import { commitOf, fairDraw } from '../../../games/fair/fair.rules';
import { kinds, projections } from '../../../server/kinds';
import { spinKind } from '../../../server/spin/spin.events';
import { grantSpins } from '../../../server/spin/spin.moves';
import { accept } from '../../../server/store/decision';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { walletKind } from '../../../server/wallet/wallet.events';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const RACE = 50;
const SLUG = 'lantern-run';
const STAKE = 20;
let count = 0;

/** So many free spins of a slot, as the house gives them. */
const give = async (of: Member, total: number): Promise<string> => {
  count += 1;
  const id = `spins_test${count}`;
  await platform.platform.store.execute({
    name: 'give',
    at: new Date().toISOString(),
    streams: { spin: streamOf(spinKind, id) },
    decide: ({ spin }) => {
      const grant = grantSpins(spin, {
        player: of.id,
        source: 'level',
        game: `game_${SLUG}`,
        stake: STAKE,
        total,
        at: new Date().toISOString(),
      });
      return accept({ spin: grant === undefined ? [] : [grant] }, null);
    },
  });
  return id;
};
const left = async (of: Member) =>
  answerOf(listSpins, (await platform.get('/spins', of)).body).items;
const spin = (session: string, free: string, stake = STAKE, key?: string) =>
  platform.post(
    '/play/rounds',
    { session, stake, bet: {}, free },
    key === undefined ? {} : { key },
  );
const stateOf = (of: Member) => platform.platform.store.load(streamOf(walletKind, of.id));
const accountOf = async (account: string): Promise<number> => {
  const [row] = await platform.database.sql`
    select coalesce(sum(amount), 0) as amount from postings
    where account = ${account} and currency = 'COINS'`;
  return Number(row?.['amount']);
};

test('a free spin is the same round, whose stake the promotion account pays', async () => {
  const ann = await platform.member();
  const free = await give(ann, 2);
  expect(await left(ann)).toMatchObject([
    { _id: free, left: 2, total: 2, stake: STAKE, game: { urlFriendlyName: SLUG } },
  ]);
  const session = await platform.sit(SLUG, 'COINS', ann.token);
  const seat = answerOf(openSession, (await platform.post('/play/session', { session })).body);
  expect(seat.spins).toEqual({ _id: free, stake: STAKE, left: 2 });
  const [promo, before] = [await accountOf('promo'), await stateOf(ann)];
  const body = answerOf(openRound, (await spin(session, free)).body);
  expect(body.spins).toEqual({ _id: free, stake: STAKE, left: 1 });
  expect(body.round).toMatchObject({ free: true, stake: STAKE, staked: STAKE, state: 'settled' });
  expect(body.balance).toBe((before.balances['COINS'] ?? 0) + body.round.pays);
  expect(await accountOf('promo')).toBe(promo - STAKE);
  // What is won so is no step towards a level, and no deed.
  expect((await stateOf(ann)).coinsEarned).toBe(before.coinsEarned);
  const deeds = await platform.database.sql`select 1 from deeds where player = ${ann.id}`;
  expect(deeds).toHaveLength(0);
});

test('its outcome follows from the seeds as that of any other', async () => {
  const ann = await platform.member();
  const session = await platform.sit(SLUG, 'COINS', ann.token);
  const { round } = (await spin(session, await give(ann, 1))).body;
  const rotated = answerOf(
    rotateSeed,
    (await platform.post('/play/seed', { session, clientSeed: 'next' })).body,
  );
  const { serverSeed = '', clientSeed } = rotated.revealed;
  expect(commitOf(serverSeed)).toBe(round.fairness.commit);
  const rules = gameRules('slot', SLUG);
  const draw = fairDraw({ serverSeed, clientSeed, nonce: round.fairness.nonce });
  const again = rules?.open({ stake: STAKE, bet: {} }, draw);
  expect(again).toMatchObject({ outcome: round.outcome, pays: round.pays });
  const kept = answerOf(getRound, (await platform.get(`/play/rounds/${round._id}`, ann)).body);
  expect(kept.free).toBe(true);
});

test('used up, at another stake, another’s, at another game: refused by name', async () => {
  const [ann, ben] = [await platform.member(), await platform.member()];
  const free = await give(ann, 1);
  const session = await platform.sit(SLUG, 'COINS', ann.token);
  expect((await spin(session, free, 40)).body.code).toBe('stake-refused');
  const other = await platform.sit(SLUG, 'COINS', ben.token);
  expect((await spin(other, free)).body.code).toBe('not-found');
  const fun = await platform.sit(SLUG, 'FUN', ann.token);
  expect((await spin(fun, free)).body.code).toBe('not-found');
  expect((await spin(session, 'spins_none')).body.code).toBe('not-found');
  expect(await left(ann)).toMatchObject([{ left: 1 }]);
  const last = answerOf(openRound, (await spin(session, free)).body);
  expect(last.spins).toBeUndefined();
  expect((await spin(session, free)).body.code).toBe('step-illegal');
  expect(await left(ann)).toEqual([]);
});

test('a repetition under its key is one spin; what tells of them is seen with the first', async () => {
  const ann = await platform.member();
  const free = await give(ann, 3);
  const told = async () =>
    answerOf(
      listNotifications,
      (
        await platform.post(
          '/notifications',
          { type: 'freespin', onlyUnseen: true },
          { token: ann.token },
        )
      ).body,
    ).items;
  expect(await told()).toMatchObject([{ kind: 'spins-granted', reference: free }]);
  const session = await platform.sit(SLUG, 'COINS', ann.token);
  const first = (await spin(session, free, STAKE, 'spin-key-0001')).body;
  const again = (await spin(session, free, STAKE, 'spin-key-0001')).body;
  expect(again.round._id).toBe(first.round._id);
  expect(await left(ann)).toMatchObject([{ left: 2 }]);
  expect(await told()).toEqual([]);
});

test(`${RACE} at once use each spin once, and the books stay sound`, async () => {
  const ann = await platform.member();
  const free = await give(ann, 5);
  const session = await platform.sit(SLUG, 'COINS', ann.token);
  const answers = await Promise.all(Array.from({ length: RACE }, () => spin(session, free)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.every(({ status, body }) => status === 200 || body.code === 'step-illegal')).toBe(
    true,
  );
  expect(await left(ann)).toEqual([]);
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
