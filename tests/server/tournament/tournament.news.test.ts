import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TOURNAMENT_NEWS_MS } from '../../../contract/limits';
import { type TournamentNews, tournamentRoom } from '../../../contract/tournament';
import { WAIT_MS } from '../../support/patience';
import { type TestPlatform, testPlatform } from '../../support/platform';
import { aSocket, join } from '../realtime/socket.harness';
import { hallOf } from './hall';

let platform: TestPlatform;
let hall: ReturnType<typeof hallOf>;
beforeAll(async () => {
  platform = await testPlatform();
  hall = hallOf(platform);
});
afterAll(() => platform.close());

const ROUNDS = 60;
/** Long enough for two to enter, on whatever machine. */
const OPEN_MS = 3_000;

test('a room hears of many rounds once a second at most, and of the last one at its end', async () => {
  const ann = await platform.member();
  const ben = await platform.member();
  const other = await hall.open({ buyIn: 0 });
  const start = new Date(Date.now() + OPEN_MS).toISOString();
  const id = await hall.open({ start, scoring: 'sum' });
  for (const one of [ann, ben]) await hall.enter(one, id);
  await vi.waitFor(async () => expect((await hall.read(id)).state).toBe(1), WAIT_MS);
  const session = await platform.sit('high-striker', 'COINS', ann.token);
  const socket = await aSocket(platform.url);
  const heard: TournamentNews[] = [];
  socket.on('tournament', (news: TournamentNews) => heard.push(news));
  await join(socket, tournamentRoom(id));
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) await hall.strike(session, 50);
  const last = async () => expect(heard.at(-1)?.leaderboard[0]?.rounds).toBe(ROUNDS);
  await vi.waitFor(last, WAIT_MS);
  const tookMs = performance.now() - began;
  expect(heard.length).toBeLessThanOrEqual(1 + Math.ceil(tookMs / TOURNAMENT_NEWS_MS));
  expect(heard.length).toBeLessThan(ROUNDS / 2);
  // All there hear the same: nobody is linked, and of another tournament nothing is told.
  for (const { tournamentId, leaderboard } of heard) {
    expect(tournamentId).toBe(id);
    for (const entry of leaderboard) expect(entry.playerId).toBeUndefined();
  }
  const before = heard.length;
  await hall.enter(await platform.member(), other);
  await hall.strike(session, 50);
  await vi.waitFor(() => expect(heard.at(-1)?.leaderboard[0]?.rounds).toBe(ROUNDS + 1), WAIT_MS);
  expect(heard.slice(before).every(({ tournamentId }) => tournamentId === id)).toBe(true);
});

test('the home page hears of one that becomes visible, begins and is decided', async () => {
  const socket = await aSocket(platform.url);
  const heard: { name: string; id: unknown }[] = [];
  for (const name of ['OnTournamentVisible', 'OnTournamentInProgress', 'OnTournamentCompleted'])
    socket.on(name, ({ TournamentId: id }: { TournamentId: string }) => heard.push({ name, id }));
  await join(socket, 'home');
  const start = new Date(Date.now() + 60 * 60 * 1_000).toISOString();
  const id = await hall.open({ start });
  for (const one of [await platform.member(), await platform.member()]) await hall.enter(one, id);
  await hall.due('start', id, start);
  const of = (name: string) => heard.filter((one) => one.name === name && one.id === id);
  await vi.waitFor(() => expect(of('OnTournamentInProgress')).toHaveLength(1), WAIT_MS);
  await hall.due('end', id, new Date(Date.now() + 48 * 60 * 60 * 1_000).toISOString());
  await vi.waitFor(() => expect(of('OnTournamentCompleted')).toHaveLength(1), WAIT_MS);
  expect(of('OnTournamentVisible')).toHaveLength(1);
});
