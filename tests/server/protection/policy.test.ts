import { afterAll, beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { type Call, call } from '../../../contract/call';
import type { Stance } from '../../../contract/protection.rules';
import { readTournament } from '../../../contract/tournament';
import { achievementKind } from '../../../server/achievement/achievement.events';
import { calls } from '../../../server/http/calls';
import { kinds, projections } from '../../../server/kinds';
import { drawnFor, sampleMissions } from '../../../server/mission/mission.catalogue';
import { missionKind } from '../../../server/mission/mission.events';
import { nouns } from '../../../server/nouns';
import { tournamentReport } from '../../../server/operator/tournament.report';
import { verifyPlayer } from '../../../server/player/player.command';
import type { Consumer } from '../../../server/store/consumer';
import { accept } from '../../../server/store/decision';
import type { Job } from '../../../server/store/job';
import { streamOf } from '../../../server/store/stream';
import type { Timer } from '../../../server/store/timer';
import { verify } from '../../../server/store/verify';
import { mockSettings, mockSupplier } from '../../support/mockSupplier';
import { WAIT_MS } from '../../support/patience';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { hallOf } from '../tournament/hall';

const stances: readonly Stance[] = ['stakes', 'pays in', 'promotes', 'pays out', 'neutral'];

describe('everything says what it is to the protection of who plays', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await testPlatform({ TOURNAMENTS: 'on' });
  });
  afterAll(() => platform.close());

  test('each call, reader of the log, job and timer', () => {
    const { platform: parts } = platform;
    const works = nouns.flatMap(({ consumers, jobs, timers }) => [
      ...(consumers?.(parts) ?? []),
      ...(jobs?.(parts) ?? []),
      ...(timers?.(parts) ?? []),
    ]);
    const silent = [...calls, ...works].filter(({ stance }) => !stances.includes(stance));
    expect(silent).toEqual([]);
    expect(works.length).toBeGreaterThan(20);
  });

  test('one that does not say is no call, reader, job or timer', () => {
    const silent = {
      name: 'silent',
      method: 'GET',
      path: '/silent',
      audience: 'anyone',
      kind: 'read',
      rate: 'read',
      refusals: [],
      spec: '§7',
      says: 'Nothing',
    } as const;
    // @ts-expect-error It has no stance.
    call(silent);
    call({ ...silent, stance: 'neutral' });
    expectTypeOf<Omit<Call, 'stance'>>().not.toMatchTypeOf<Call>();
    expectTypeOf<Omit<Consumer, 'stance'>>().not.toMatchTypeOf<Consumer>();
    expectTypeOf<Omit<Job, 'stance'>>().not.toMatchTypeOf<Job>();
    expectTypeOf<Omit<Timer, 'stance'>>().not.toMatchTypeOf<Timer>();
  });
});

const SPRINT = 'achievement_sprint';
const REACHED = 'achievement_ten-wins';

describe('who is excluded', () => {
  let platform: TestPlatform;
  let ann: Member;
  let later: string;
  /** Under way when ann pauses: in one she has played. */
  let idle: string;
  let played: string;
  /** Each call that is not for the excluded, asked so that it would be done. */
  const asks: Record<string, () => Promise<{ status: number; code?: string | undefined }>> = {};
  /** Each call that pays out, asked so that it is done. */
  const pays: Record<string, () => Promise<{ status: number; code?: string | undefined }>> = {};

  const say = async (member: Member, kind: 'mission' | 'achievement') => {
    const at = new Date().toISOString();
    const [mission] = drawnFor(sampleMissions, member.id, at.slice(0, 10));
    if (mission === undefined) throw new Error('There is no mission');
    await platform.platform.store.execute({
      name: 'say',
      at,
      streams: {
        mission: streamOf(missionKind, member.id),
        achievement: streamOf(achievementKind, member.id),
      },
      decide: () =>
        accept(
          kind === 'mission'
            ? {
                mission: [
                  { type: 'mission.finished', day: at.slice(0, 10), mission: mission.name, at },
                ],
              }
            : { achievement: [{ type: 'achievement.completed', achievement: REACHED, at }] },
          null,
        ),
    });
    return `mission_${at.slice(0, 10)}-${mission.name}`;
  };

  beforeAll(async () => {
    platform = await testPlatform({ SUPPLIERS: JSON.stringify([mockSettings('acme')]) });
    const hall = hallOf(platform);
    ann = await platform.member({ country: 'MT' });
    const ben = await platform.member();
    await verifyPlayer(platform.platform, ann.email, 'test', new Date().toISOString());
    await platform.befriend(ben, ann);
    const post = async (path: string, body: object) => {
      const { status, body: said } = await platform.post(path, body, { token: ann.token });
      return { status, code: said.code };
    };
    asks.getAdvertisement = async () => {
      const { status, body } = await platform.get('/advertisements?placement=lobby', ann);
      return { status, code: body.code };
    };
    const bet = { stake: 10, bet: {} };
    const session = await platform.sit('lantern-run', 'COINS', ann.token);
    const table = await platform.sit('lantern-run', 'COINS', ann.token);
    const { round } = (await platform.post('/play/rounds', { session: table, ...bet })).body;
    asks.launchGame = () => post('/games/lantern-run/url', { currency: 'COINS' });
    asks.openRound = () => post('/play/rounds', { session, ...bet });
    pays.settleRound = () => post(`/play/rounds/${round._id}/settle`, { session: table });
    asks.buyScratchers = () => post('/scratchers/buy', { family: 'neon', amount: 1 });
    asks.activateAchievement = () => post('/games/achievement/activate', { achievement: SPRINT });
    asks.deposit = () => post('/wallet/deposit', { amount: 500, payment: 'test-approved' });
    asks.purchase = () =>
      post('/wallet/purchase', {
        currencyPaid: 'EUR',
        currency: 'COINS',
        amount: 2_000,
        price: 200,
      });
    asks.subscribe = () =>
      post('/wallet/subscribe', { name: 'diamond', cost: 500, currency: 'EUR' });
    asks.openDaily = () => post('/gifts/daily', {});
    later = await hall.open();
    const left = await hall.open();
    await hall.enter(ann, left);
    const soon = { guaranteed: 500, start: new Date(Date.now() + 3_000).toISOString() };
    idle = await hall.open(soon);
    played = await hall.open({ ...soon, games: ['game_neon-orchard', 'game_lantern-run'] });
    for (const id of [idle, played]) for (const of of [ben, ann]) await hall.enter(of, id);
    await vi.waitFor(async () => {
      const steps = [await hall.read(idle), await hall.read(played)].map(({ state }) => state);
      expect(steps).toEqual([1, 1]);
    }, WAIT_MS);
    const counted = { stake: 50, bet: {} };
    const cup = await platform.sit('lantern-run', 'COINS', ann.token);
    expect((await platform.post('/play/rounds', { session: cup, ...counted })).status).toBe(200);
    asks.joinTournament = () => post('/games/tournament/buyin', { _id: later });
    pays.leaveTournament = () => post('/games/tournament/leave', { _id: left });
    const { items } = (
      await platform.post(
        '/gifts/send',
        { friends: [ann.id], coins: 10, box: 'ruby', tape: 'mint' },
        { token: ben.token },
      )
    ).body as unknown as { items: { _id: string }[] };
    const gift = items[0]?._id;
    asks.acceptGift = () => post('/gifts/accept', { _id: gift });
    const missionId = await say(ann, 'mission');
    asks.collectMission = () => post('/missions/collect', { missionId });
    await say(ann, 'achievement');
    asks.collectAchievement = () => post('/games/achievement/collect', { achievedId: REACHED });
    const launched = await platform.post('/games/acme-wheel/url', { currency: 'COINS' }, ann);
    const launch = new URL(launched.body.url).searchParams.get('token') ?? '';
    const acme = mockSupplier(platform.url, 'acme');
    const theirs = (await acme.send('authenticate', { request: 'first', token: launch })).body
      .session;
    const send = async (op: 'bet' | 'win' | 'rollback', body: object) => {
      const { status, body: said } = await acme.send(op, body);
      return { status, code: said.code };
    };
    const known = { session: theirs, tx: 'tx-1', round: 'round-1', amount: 10 };
    const undone = { session: theirs, tx: 'tx-2', round: 'round-2', amount: 10 };
    expect(await send('bet', known)).toMatchObject({ status: 200 });
    expect(await send('bet', undone)).toMatchObject({ status: 200 });
    asks.supplierBet = () => send('bet', { ...known, tx: 'tx-3', round: 'round-3' });
    pays.supplierWin = () => send('win', { tx: 'tx-4', round: 'round-1', amount: 20 });
    pays.supplierRollback = () => send('rollback', { tx: 'tx-5', round: 'round-2' });
    const { status } = await platform.post('/protection/exclude', { months: 6 }, ann);
    expect(status).toBe(200);
  });
  afterAll(() => platform.close());

  const guarded = calls.filter(
    ({ stance, name }) => stance !== 'neutral' && stance !== 'pays out' && name !== 'actRound',
  );

  test.each(guarded.map(({ name }) => name))('is refused %s, by the rule’s name', async (name) => {
    const ask = asks[name];
    if (ask === undefined) throw new Error(`${name} is not asked`);
    expect(await ask()).toEqual({ status: 403, code: 'protected' });
  });

  test('reads of a tournament that they may not enter, and by which rule', async () => {
    const { body } = await platform.get(`/games/tournament/${later}`, ann);
    expect(answerOf(readTournament, body).admission).toMatchObject({
      unmet: [],
      play: { allowed: true },
      barred: { rule: 'exclusion', until: expect.any(String) },
    });
  });

  test('had the buy-in back of what had not begun, and where nothing of theirs counts', async () => {
    await vi.waitFor(async () => {
      const rows = await platform.database.sql<{ status: string }[]>`
        select status from tournament_entries where player = ${ann.id} order by status`;
      expect(rows.map(({ status }) => status)).toEqual(['joined', 'left', 'refunded']);
    }, WAIT_MS);
    const { sql } = platform.database;
    const pots = await sql<{ account: string; balance: number }[]>`
      select account, sum(balance)::int as balance from balances
      where account in (${`pot:${idle}`}, ${`pot:${played}`}) group by account`;
    expect(Object.fromEntries(pots.map(({ account, balance }) => [account, balance]))).toEqual({
      [`pot:${idle}`]: 100,
      [`pot:${played}`]: 200,
    });
  });

  test('is settled where they have played, and the other one without them', async () => {
    const hall = hallOf(platform);
    const end = new Date(Date.now() + 48 * 60 * 60 * 1_000).toISOString();
    for (const id of [idle, played]) await hall.due('end', id, end);
    const { winners, topUp } = await hall.read(played);
    expect(winners).toHaveLength(2);
    const own = winners.find(({ playerId }) => playerId === ann.id);
    expect(own).toMatchObject({ rounds: 1 });
    expect(own?.prize).toBeGreaterThan(0);
    expect(topUp).toBe(300);
    expect(await hall.read(idle)).toMatchObject({ entries: 1, why: 'nobody-played' });
    for (const id of [idle, played]) {
      await hall.rests(id);
      const report = await tournamentReport(platform.platform, id);
      expect(report).toMatchObject({ ok: true });
    }
  });

  test('is paid what was staked before', async () => {
    expect(await pays.settleRound?.()).toMatchObject({ status: 200 });
    expect(await pays.supplierWin?.()).toMatchObject({ status: 200 });
    expect(await pays.supplierRollback?.()).toMatchObject({ status: 200 });
  });

  test('no limit of nobody is shortened, and the books are right', async () => {
    for (const [path, body] of [
      ['/protection/time-out', { days: 1 }],
      ['/protection/exclude', { months: 6 }],
    ] as const) {
      const later = await platform.post(path, body, ann);
      // Six months from now end later than six months from then: longer is allowed.
      expect([200, 409]).toContain(later.status);
    }
    const { body } = await platform.get('/protection', ann);
    expect(body).toMatchObject({ pause: { kind: 'exclusion' } });
    const { found, problems } = await verify(platform.database.sql, kinds, { projections });
    expect({ found, problems }).toEqual({ found: 0, problems: [] });
  });
});
