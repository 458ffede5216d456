import { afterEach, expect, test, vi } from 'vitest';
import { setFavourite } from '../../contract/game';
import { sendGifts } from '../../contract/gift';
import { OUTBOX_CLAIM_MS, OUTBOX_MAX, OUTBOX_SEALED_MS } from '../../contract/limits';
import { openApi } from '../../src/adapters/api';
import { openDisk } from '../../src/adapters/disk';
import { type OutboxStore, openOutbox } from '../../src/adapters/outbox/outbox.store';

const ANN = 'player_0001';
const device = { player: ANN as string | undefined, online: true, now: 1_000 };
const open = (page = 'page'): OutboxStore =>
  openOutbox(
    openDisk(() => localStorage),
    {
      playerOf: () => device.player,
      isOnline: () => device.online,
      now: () => device.now,
      page,
    },
  );
afterEach(() => {
  localStorage.clear();
  Object.assign(device, { player: ANN, online: true, now: 1_000 });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const begin = (store: OutboxStore, id: string, game = 'game_a') =>
  store.begin('setFavourite', { params: { id: game } }, id);

test('a command is put down before it is made, and leaves with its answer', () => {
  const store = open();
  const kept = begin(store, 'key-0001');
  expect(store.list(ANN)).toEqual([]);
  expect(store.read(ANN, 'key-0001')).toMatchObject({ tries: 1, by: 'page', at: 1_000 });
  kept?.settle();
  expect(store.read(ANN, 'key-0001')).toBeUndefined();
});

test('unanswered it waits under its key; what follows in its stream waits behind it', () => {
  const store = open();
  begin(store, 'key-0001')?.keep();
  expect(begin(store, 'key-0002')?.waits).toBe(true);
  expect(begin(store, 'key-0003', 'game_b')?.waits).toBe(false);
  expect(store.list(ANN).map(({ id, tries }) => [id, tries])).toEqual([
    ['key-0001', 1],
    ['key-0002', 0],
  ]);
});

test('without a network nothing is tried; guests, coins and a full outbox keep nothing', () => {
  device.online = false;
  const store = open();
  expect(begin(store, 'key-0001')?.waits).toBe(true);
  expect(store.begin('sendGifts', {}, 'key-0002')).toBeUndefined();
  for (let n = 1; n < OUTBOX_MAX; n += 1) begin(store, `key-${n}-more`, `game_${n}`);
  expect(store.list(ANN)).toHaveLength(OUTBOX_MAX);
  expect(begin(store, 'key-last')).toBeUndefined();
  device.player = undefined;
  expect(begin(store, 'key-0003')).toBeUndefined();
});

test('a page that dies leaves what it was about to do to the next one, after its claim', () => {
  vi.useFakeTimers();
  begin(open('first'), 'key-0001');
  const next = open('second');
  const hear = vi.fn();
  const end = next.watch(hear);
  expect(next.list(ANN)).toEqual([]);
  device.now += OUTBOX_CLAIM_MS;
  vi.advanceTimersByTime(OUTBOX_CLAIM_MS);
  expect(hear).toHaveBeenCalledTimes(1);
  expect(next.list(ANN).map(({ id }) => id)).toEqual(['key-0001']);
  end();
});

test('what is another player’s is not listed, is sealed for a week, and goes at its owner’s sign-out', () => {
  begin(open(), 'key-0001')?.keep();
  device.player = 'player_0002';
  expect(open().list('player_0002')).toEqual([]);
  expect(open().list(ANN)).toHaveLength(1);
  device.now += OUTBOX_SEALED_MS + 1;
  expect(open().list(ANN)).toEqual([]);
  device.player = ANN;
  begin(open(), 'key-0002')?.keep();
  open().wipe(ANN);
  expect(localStorage.length).toBe(0);
});

test('one that was dropped meanwhile is not written again', () => {
  const store = open();
  const kept = begin(store, 'key-0001');
  store.wipe(ANN);
  kept?.keep();
  expect(localStorage.length).toBe(0);
});

test('a call that breaks tells which entry will make it again; coins are never kept', async () => {
  const torn = vi.fn(() => Promise.resolve(new Response('<html>')));
  vi.stubGlobal('fetch', torn);
  const store = open();
  const asks = openApi(
    () => 't',
    () => store,
  );
  const favour = await new Promise((resolve) => {
    asks('favourite.save', setFavourite, {
      given: () => ({ params: { id: 'game_a' } }),
      answered: () => ({ type: 'favourite.saved' as const }),
    })(undefined, resolve, () => undefined);
  });
  const [entry] = store.list(ANN);
  expect(favour).toEqual({ type: 'port.failed', port: 'favourite.save', kept: entry?.id });
  const [[request]] = torn.mock.calls as unknown as [[Request]];
  expect(request.headers.get('idempotency-key')).toBe(entry?.id);
  const gift = await new Promise((resolve) => {
    asks('giftSend.submit', sendGifts, {
      given: () => ({ body: { friends: ['player_0002'], coins: 1 } as never }),
      answered: () => ({ type: 'form.accepted' as const }),
    })(undefined, resolve, () => undefined);
  });
  expect(gift).toEqual({ type: 'port.failed', port: 'giftSend.submit' });
  expect(store.list(ANN)).toHaveLength(1);
});
