import { io, protocol } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import { PHRASE_GATHER_MS } from '../../contract/limits';
import { aToken } from '../../contract/make/token';
import { openApi } from '../../src/adapters/api';
import { sessionAdapters } from '../../src/adapters/auth/session.near.adapter';
import { readCookie, writeCookie } from '../../src/adapters/cookie';
import { hubAdapters } from '../../src/adapters/hub/hub.adapter';
import { translationsAdapters } from '../../src/adapters/phrase/translations.near.adapter';
import { socketAdapters } from '../../src/adapters/socket/socket.adapter';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a cookie is kept SameSite Lax, for the whole site, for a year [§9]', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  writeCookie('preferences', 'on');
  expect(written.mock.calls).toEqual([['preferences=on; Path=/; Max-Age=31536000; SameSite=Lax']]);
});

test('over https a cookie is Secure and this host’s alone, and stands before one of a plain line', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  vi.stubGlobal('location', { protocol: 'https:' });
  writeCookie('preferences', 'allowed');
  vi.unstubAllGlobals();
  expect(written.mock.calls).toEqual([
    ['__Host-preferences=allowed; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ]);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(
    'preferences=refused; __Host-preferences=allowed',
  );
  expect(readCookie('preferences')).toBe('allowed');
});

/** What becomes of a refresh of `held` in a tab beside which `stored` lies in the storage. */
const refreshed = async (held: string, stored: string | undefined) => {
  const asked = vi.fn();
  const asks = () => asked as never;
  const { 'session.refresh': refresh } = sessionAdapters(
    asks,
    () => new Promise(() => undefined),
    () => stored,
  );
  const facts: object[] = [];
  refresh({ token: held }, (fact) => facts.push(fact), vi.fn());
  return { facts, asked: asked.mock.calls.length };
};

test('a tab that slept takes the token that another one stored, and exchanges none [decision 79]', async () => {
  const held = aToken({ iat: 1, exp: 9 });
  const younger = aToken({ iat: 2, exp: 10 });
  expect(await refreshed(held, younger)).toEqual({
    facts: [{ type: 'session.refreshed', token: younger }],
    asked: 0,
  });
  for (const stored of [
    held,
    undefined,
    aToken({ iat: 0 }),
    aToken({ iat: 2, sub: 'player_ben1' }),
  ])
    expect(await refreshed(held, stored)).toEqual({ facts: [], asked: 1 });
});

/** The adapter's connection on a socket that is played: what it asked for, and what that one hears. */
const played = async () => {
  const facts: { type: string }[] = [];
  let load: Parameters<typeof socketAdapters>[2];
  const asked = new Promise<{ options: object; heard: Map<string, () => void> }>((resolve) => {
    const connect = (options: object) => {
      const heard = new Map<string, () => void>();
      const on = (event: string, hear: () => void) => {
        heard.set(event, hear);
        if (event === 'disconnect') resolve({ options, heard });
      };
      return { on, onAny: vi.fn(), disconnect: vi.fn() };
    };
    load = async () => ({ io: connect as never });
  });
  const adapters = socketAdapters(
    openApi(() => undefined),
    { tokenOf: () => 'a-token' } as never,
    load,
  );
  adapters['socket.connection'](undefined, (fact) => facts.push(fact), vi.fn());
  return { ...(await asked), facts };
};

test('the socket tries polling, then websocket, then webtransport, 20 seconds each [§7, §9]', async () => {
  expect((await played()).options).toEqual({
    path: '/socket.io',
    transports: ['polling', 'websocket', 'webtransport'],
    timeout: 20_000,
    reconnection: false,
    forceNew: true,
    auth: { token: 'a-token' },
  });
});

test('whatever the library says broke the socket is a drop: timeout, parser error, transport close [§8]', async () => {
  const { heard, facts } = await played();
  heard.get('connect')?.();
  heard.get('connect_error')?.();
  heard.get('disconnect')?.();
  expect(facts.map(({ type }) => type)).toEqual([
    'socket.opened',
    'socket.dropped',
    'socket.dropped',
  ]);
});

test('the socket speaks protocol 5, to an address of less than 8000 characters [§8, §9]', () => {
  expect(protocol).toBe(5);
  const to = (length: number) => () =>
    io('http://127.0.0.1/'.padEnd(length, 'x'), { autoConnect: false }).disconnect();
  expect(to(8_001)).toThrow('URI too long');
  expect(to(8_000)).not.toThrow();
});

test('the hub is at /messageHub, opened by the stored token; it pings each 15 s, and waits 30 s [§6, §7, §9]', async () => {
  const told: Record<string, unknown> = {};
  let load: Parameters<typeof hubAdapters>[2];
  const opened = new Promise<void>((resolve) => {
    const connection = {
      onclose: vi.fn(),
      on: vi.fn(),
      stop: vi.fn(),
      start: async () => resolve(),
    };
    const keep =
      (name: string) =>
      (...given: unknown[]) => {
        told[name] = given;
        return builder;
      };
    const builder: object = {
      withUrl: keep('url'),
      withServerTimeout: keep('timeout'),
      withKeepAliveInterval: keep('ping'),
      configureLogging: () => builder,
      build: () => connection,
    };
    const HubConnectionBuilder = function () {
      return builder;
    };
    load = async () => ({ HubConnectionBuilder, LogLevel: { None: 6 } }) as never;
  });
  const io = { tokenOf: () => 'a-token', playerOf: () => 'player_ann1' };
  const asks = openApi(() => undefined);
  hubAdapters(asks, io as never, load)['hub.connection']({ after: 1 }, vi.fn(), vi.fn());
  await opened;
  const [url, options] = told['url'] as [string, { accessTokenFactory: () => string }];
  expect([url, options.accessTokenFactory()]).toEqual(['/messageHub', 'a-token']);
  expect([told['timeout'], told['ping']]).toEqual([[30_000], [15_000]]);
});

/** Three groups of words that are asked for; `come` lets one of them come, `told` is what was heard of them. */
const wordsAskedFor = () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const answers = new Map<string, (type: string) => void>();
  const asks =
    () =>
    ({ group }: { group: string }, answer: (fact: object) => void) => {
      answers.set(group, (type) => answer({ type, group }));
      return undefined;
    };
  const { 'translations.fetch': fetch } = translationsAdapters(asks as never);
  const groups = (['home', 'game', 'play'] as const).map((group) => ({ group, version: '1' }));
  const leave = fetch(
    { language: 'de', groups: groups as never },
    (fact) => told.push('group' in fact ? `${fact.type} ${fact.group}` : fact.type),
    vi.fn(),
  );
  const come = (group: string, type = 'translations.fetched') => answers.get(group)?.(type);
  return { told, come, leave };
};

test('groups of words that come one after the other are told together', () => {
  const { told, come } = wordsAskedFor();
  come('home');
  come('game');
  expect(told).toEqual([]);
  come('play');
  expect(told).toEqual(['home', 'game', 'play'].map((group) => `translations.fetched ${group}`));
  vi.runAllTimers();
  expect(told).toHaveLength(3);
});

test('words do not wait for a group that is late, and a failure hides none that came before it', () => {
  const { told, come, leave } = wordsAskedFor();
  come('home', 'port.failed');
  come('game');
  vi.advanceTimersByTime(PHRASE_GATHER_MS - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['translations.fetched game', 'port.failed home']);
  leave?.();
});

test('who leaves before words are told hears none of them', () => {
  const { told, come, leave } = wordsAskedFor();
  come('home');
  leave?.();
  vi.runAllTimers();
  expect(told).toEqual([]);
});
