import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from '../../contract/auth';
import { getBootstrap } from '../../contract/branding';
import { gamesHome, setFavourite } from '../../contract/game';
import { uploadImage } from '../../contract/image';
import { problem } from '../../contract/problems';
import { type Asks, openApi } from '../../src/adapters/api';
import { WAIT_MS } from '../support/patience';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });

const asked: Request[] = [];
const serve = (...answers: (() => Response | Promise<Response>)[]) => {
  asked.length = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return Promise.resolve().then(answers[asked.length - 1] ?? answers.at(-1));
  });
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const favour = (asks: Asks, game = 'game_a') =>
  new Promise<{ type: string }>((resolve) => {
    asks('favourite.save', setFavourite, {
      given: ({ gameId }: { gameId: string }) => ({ params: { id: gameId } }),
      answered: () => ({ type: 'favourite.saved' as const }),
      refused: (refusal) => ({ type: 'favourite.refused' as const, problem: refusal }),
    })({ gameId: game }, resolve, () => undefined);
  });

test('a command bears the token, the anti-forgery header and a key', async () => {
  document.cookie = 'XSRF-TOKEN=abc; Path=/';
  serve(() => json({ ok: true }));
  expect(await favour(openApi(() => 't'))).toEqual({ type: 'favourite.saved' });
  const [request] = asked;
  expect(new URL(request?.url ?? '').pathname).toBe('/api/games/game_a/set-favourite');
  expect(request?.headers.get('authorization')).toBe('Bearer t');
  expect(request?.headers.get('x-xsrf-token')).toBe('abc');
  expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test.each(['../auth/sign-out?', 'a/../../settings/erase#', '//evil.example', '%2e%2e'])(
  'a part of an address never leaves its place: %s',
  async (planted) => {
    serve(() => json({ ok: true }));
    await favour(
      openApi(() => 't'),
      planted,
    );
    const { origin, pathname, search, hash } = new URL(asked[0]?.url ?? '');
    expect([origin, search, hash]).toEqual([location.origin, '', '']);
    expect(pathname).toBe(`/api/games/${encodeURIComponent(planted)}/set-favourite`);
  },
);

test('over https the cookie that no other host can set is echoed [§6]', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=abc; __Host-XSRF-TOKEN=def');
  serve(() => json({ ok: true }));
  await favour(openApi(() => 't'));
  expect(asked[0]?.headers.get('x-xsrf-token')).toBe('def');
});

test('a read bears no anti-forgery header, which is for what changes something [§6]', async () => {
  document.cookie = 'XSRF-TOKEN=abc; Path=/';
  serve(() => json({ featured: [], recent: [], favourites: [] }));
  await new Promise((resolve) => {
    openApi(() => 't')('home.load', gamesHome, { answered: () => ({ type: 'home.loaded' }) })(
      undefined,
      resolve,
      () => undefined,
    );
  });
  expect(asked.map(({ method, headers }) => [method, headers.get('x-xsrf-token')])).toEqual([
    ['GET', null],
  ]);
});

test('a command that got no answer is repeated under the same key', async () => {
  serve(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => json({ ok: true }),
  );
  expect(await favour(openApi(() => 't'))).toEqual({ type: 'favourite.saved' });
  const keys = asked.map((request) => request.headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a refusal is a fact with its problem', async () => {
  const refusal = problem('not-found');
  serve(() => json(refusal, 404));
  expect(await favour(openApi(() => 't'))).toEqual({
    type: 'favourite.refused',
    problem: refusal,
  });
});

test.each([
  ['a fault of the server', () => json({ code: 'fault', title: 'x' }, 500)],
  ['an answer that is no JSON', () => new Response('<html>')],
  ['an answer that does not fit its schema', () => json({ yes: 1 })],
])('%s is a broken transport', async (_, answer) => {
  serve(answer);
  expect(await favour(openApi(() => 't'))).toEqual({
    type: 'port.failed',
    port: 'favourite.save',
  });
});

test('a public read with a dead token is asked again without it', async () => {
  serve(
    () => json(problem('token-expired'), 401),
    () => json({ featured: [], recent: [], favourites: [] }),
  );
  const answer = await new Promise((resolve) => {
    openApi(() => 'dead')('home.load', gamesHome, {
      answered: (home) => ({ type: 'home.loaded', ...home }),
    })(undefined, resolve, () => undefined);
  });
  expect(answer).toEqual({ type: 'home.loaded', featured: [], recent: [], favourites: [] });
  expect(asked.map((request) => request.headers.get('authorization'))).toEqual([
    'Bearer dead',
    null,
  ]);
});

test('a wrong password is a refusal, not a dead token', async () => {
  serve(() => json(problem('wrong-credentials'), 401));
  const answer = await new Promise((resolve) => {
    openApi(() => undefined)('signIn.submit', signIn, {
      given: () => ({ body: { email: 'a', password: 'b' } }),
      answered: ({ token }) => ({ type: 'form.accepted', token }),
      refused: (refusal) => ({ type: 'form.refused', problem: refusal }),
    })(undefined, resolve, () => undefined);
  });
  expect(answer).toEqual({ type: 'form.refused', problem: problem('wrong-credentials') });
  expect(asked).toHaveLength(1);
});

const file = 'data:image/png;base64,AAAA';
const answered = () => ({ type: 'answered' });
const asks = openApi(() => 't');

test.each([
  ['a read', asks('branding.load', getBootstrap, { answered }), true],
  [
    'an upload',
    asks('upload.send', uploadImage, { given: () => ({ body: { file } }), answered }),
    true,
  ],
  [
    'any other command',
    asks('favourite.save', setFavourite, { given: () => ({ params: { id: 'a' } }), answered }),
    false,
  ],
])('leaving the state breaks off %s: %#, and nothing is answered', async (_, ask, isBrokenOff) => {
  const answer = vi.fn();
  let made: { request: Request; respond: () => void } | undefined;
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise((resolve) => {
        made = { request, respond: () => resolve(json({ ok: true })) };
      }),
  );
  const end = ask(undefined as never, answer, () => undefined);
  await vi.waitFor(() => expect(made).toBeDefined(), WAIT_MS);
  end?.();
  expect(made?.request.signal.aborted).toBe(isBrokenOff);
  made?.respond();
  await new Promise((resolve) => setTimeout(resolve));
  expect(answer).not.toHaveBeenCalled();
});
