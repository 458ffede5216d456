import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listReportsDue } from '../../../contract/report.desk';
import { calls } from '../../../server/http/calls';
import { kinds, projections } from '../../../server/kinds';
import { reportQueue } from '../../../server/operator/reports.report';
import { judgeReport } from '../../../server/report/report.command';
import type { Judgement } from '../../../server/report/report.decider';
import { verify } from '../../../server/store/verify';
import { PASSWORD } from '../../support/password';
import { PIXEL_URL } from '../../support/pixel';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { testStaff } from '../../support/staff';
import { aSocket, join, next } from '../realtime/socket.harness';

let platform: TestPlatform;
let ann: Member;
let ben: Member;
let eve: Member;

const post = async (path: string, body: object, by: Member) => {
  const answer = await platform.post(path, body, { token: by.token });
  return { status: answer.status, body: answer.body as unknown as Record<string, unknown> };
};
const report = async (kind: string, id: string, by = ann, more: object = {}) => {
  const { status, body } = await post('/reports', { kind, id, reason: 'insult', ...more }, by);
  return { status, code: body['code'], id: String(body['reportId'] ?? '') };
};
const judge = (id: string, outcome: Judgement['outcome'], more: Partial<Judgement> = {}) =>
  judgeReport(platform.platform, id, {
    outcome,
    why: 'Planted reasons',
    until: undefined,
    by: 'operator test',
    at: new Date().toISOString(),
    ...more,
  });

beforeAll(async () => {
  platform = await testPlatform();
  ann = await platform.member();
  ben = await platform.member();
  eve = await platform.member();
});
afterAll(() => platform.close());

/** Everything of Ben’s that can be hidden: what makes it, and the texts by which it is known. */
const things = {
  async message() {
    const { body } = await post(
      '/games/createMessage',
      { gameId: 'game_lantern-run', text: 'Planted message' },
      ben,
    );
    return { id: String(body['_id']), text: 'Planted message' };
  },
  async review() {
    const { body } = await post(
      '/games/lantern-run/reviews',
      { stars: 1, text: 'Planted review' },
      ben,
    );
    return { id: String(body['_id']), text: 'Planted review' };
  },
  async letter() {
    const { body } = await post(
      '/letters/send',
      { recipient: ann.id, text: 'Planted letter' },
      ben,
    );
    return { id: String(body['_id']), text: 'Planted letter' };
  },
  async picture() {
    const { body } = await post('/settings/upload', { file: PIXEL_URL, name: 'pixel.png' }, ben);
    const url = String(body['url']);
    return { id: /image_[0-9a-f]+/.exec(url)?.[0] ?? '', text: url };
  },
};

/** How each surface that shows one of them is asked, by who reads it. */
const surfaces = async (): Promise<string> => {
  const { token } = ann;
  const read = async (path: string, body?: object) => {
    const answer =
      body === undefined
        ? await platform.get(path, { token })
        : await platform.post(path, body, { token });
    return JSON.stringify(answer.body);
  };
  const texts = await Promise.all([
    read('/games/getMessages', { gameId: 'game_lantern-run', page: 1, perPage: 20 }),
    read('/games/lantern-run/reviews'),
    read('/games/lantern-run/profile'),
    read('/letters/inbox', {}),
    read('/letters/unread', {}),
    read(`/settings/folder/${ben.id}`),
  ]);
  return texts.join('\n');
};

describe('what is hidden', () => {
  test.each(Object.entries(things))(
    'a %s is gone from every surface at once, and back when that is taken back',
    async (kind, make) => {
      const { id, text } = await make();
      const shown = async () =>
        JSON.stringify((await platform.get(`/reports/${kind}/${id}`, ann)).body);
      expect(await surfaces()).toContain(text);
      expect(await shown()).toContain(text);
      const filed = await report(kind, id, ann);
      expect(filed.status).toBe(200);
      expect(await surfaces()).toContain(text);
      expect(await judge(filed.id, 'hide')).not.toHaveProperty('refused');
      expect(await surfaces()).not.toContain(text);
      expect(await shown()).toContain('not-found');
      if (kind === 'picture') {
        const gone = await fetch(`${platform.url}${text}`);
        expect(gone.status).toBe(404);
      }
      // Of what one does not see nothing is reported.
      expect((await report(kind, id, eve)).code).toBe('not-found');
      await judge(filed.id, 'dismiss');
      expect(await surfaces()).toContain(text);
    },
  );

  test('sums go with what is hidden', async () => {
    const read = async () =>
      (await platform.get('/games/lantern-run/reviews', ann)).body as unknown as {
        total: number;
        items: { _id: string; player: string }[];
        summary: { total: number; average?: number };
      };
    await post('/games/lantern-run/reviews', { stars: 5, text: 'Bright' }, eve);
    const before = await read();
    const review = before.items.find(({ player }) => player === ben.username);
    const { id } = await report('review', review?._id ?? '', eve);
    await judge(id, 'hide');
    const after = await read();
    expect([after.total, after.summary]).toEqual([before.total - 1, { total: 1, average: 5 }]);
    await judge(id, 'dismiss');
    expect((await read()).summary).toEqual(before.summary);
  });

  test('every read call that shows such a thing is among the surfaces', () => {
    const shows = calls.filter(
      ({ kind, name }) =>
        kind === 'read' && /message|review|letters|folder|gameProfile/i.test(name),
    );
    expect(shows.map(({ name }) => name).sort()).toEqual(
      [
        'gameProfile',
        'getMessages',
        'lettersInbox',
        'lettersSent',
        'lettersUnread',
        'listFolder',
        'listReviews',
      ].sort(),
    );
  });
});

test('a reported picture is there for moderators until they decide, though its owner deletes it', async () => {
  const moderator = await testStaff(platform, 'moderator');
  const { id, text: url } = await things.picture();
  const [one, two] = [await platform.member(), await platform.member()];
  const filed = await report('picture', id, one);
  const other = await report('picture', id, two);
  const seenBy = async () => {
    const { items } = answerOf(
      listReportsDue,
      (await platform.post('/staff/reports', {}, moderator)).body,
    );
    return items.find(({ _id }) => _id === filed.id)?.seen.images[0] ?? '';
  };
  const address = await seenBy();
  const statusOf = async (path: string) => (await fetch(`${platform.url}${path}`)).status;
  await post('/settings/deleteMany', { urls: [url] }, ben);
  expect(await surfaces()).not.toContain(url);
  expect([await statusOf(url), await statusOf(address)]).toEqual([404, 200]);
  expect((await platform.get(`/reports/picture/${id}`, ann)).status).toBe(404);
  expect(await statusOf(`/reported/${id}.0000`)).toBe(404);
  await platform.platform.store.rebuild('images');
  await judge(filed.id, 'hide');
  expect(await statusOf(address)).toBe(200);
  await judge(other.id, 'dismiss');
  expect(await statusOf(address)).toBe(404);
  const left = await platform.database.sql`select 1 from image_files where image = ${id}`;
  expect(left).toHaveLength(0);
});

describe('reporting', () => {
  test('twice, of oneself, and of whom one does not see is refused by name', async () => {
    const { id, text } = await things.message();
    expect(text).toBe('Planted message');
    expect((await report('message', id)).status).toBe(200);
    expect(await report('message', id)).toMatchObject({ status: 409, code: 'report-exists' });
    expect(await report('message', id, ben)).toMatchObject({ status: 409, code: 'report-own' });
    expect(await report('player', ben.id, ben)).toMatchObject({ status: 409, code: 'report-own' });
    const shy = await platform.member();
    await post('/block', { _id: ann.id }, shy);
    expect(await report('player', shy.id)).toMatchObject({ status: 404, code: 'not-found' });
    const { body } = await post('/letters/send', { recipient: eve.id, text: 'For Eve' }, ben);
    expect(await report('letter', String(body['_id']))).toMatchObject({ code: 'not-found' });
  });

  test('what would go with it is shown before, and to nobody who does not see it', async () => {
    const { body } = await post('/letters/send', { recipient: ann.id, text: 'For Ann' }, ben);
    const id = String(body['_id']);
    const read = (path: string, by: Member) => platform.get(`/reports/${path}`, by);
    expect((await read(`letter/${id}`, ann)).body).toEqual({ text: 'For Ann', images: [] });
    expect((await read(`letter/${id}`, eve)).status).toBe(404);
    expect((await read(`player/${ben.id}`, ann)).body).toEqual({ text: ben.username, images: [] });
    expect((await read('player/player_0', ann)).status).toBe(404);
    expect((await read(`house/${ben.id}`, ann)).status).toBe(404);
  });

  test('blocks in the same step', async () => {
    const rude = await platform.member();
    const filed = await report('player', rude.id, eve, { block: true });
    expect(filed.status).toBe(200);
    const gone = await platform.get(`/fetch/${eve.id}`, rude);
    expect(gone.status).toBe(404);
  });

  test('a young account reports five times a day', async () => {
    const young = await platform.member();
    const told: unknown[] = [];
    for (let count = 0; count < 6; count += 1) {
      const other = await platform.member();
      told.push((await report('player', other.id, young)).code);
    }
    expect(told).toEqual([...Array.from({ length: 5 }, () => undefined), 'reports-full']);
  });
});

describe('what was decided', () => {
  const list = async (by: Member) =>
    (await platform.get('/reports', by)).body as unknown as {
      filed: { _id: string; state: string }[];
      statements: Record<string, unknown>[];
    };
  const told = async (by: Member) => {
    const { body } = await platform.post('/notifications', { type: 'supports' }, by);
    return (body as unknown as { items: { kind: string; reference: string }[] }).items.map(
      ({ kind, reference }) => `${kind} ${reference}`,
    );
  };

  test('is told to who reported, and stated to who is meant, without either name', async () => {
    const rude = await platform.member();
    const kim = await platform.member();
    const { body } = await post(
      '/games/createMessage',
      { gameId: 'game_lantern-run', text: 'Planted insult' },
      rude,
    );
    const { id } = await report('message', String(body['_id']), kim, { text: 'He shouts' });
    const queue = await reportQueue(platform.database.sql);
    expect(queue.lines.join('\n')).toContain('Planted insult');
    expect(queue.lines.join('\n')).toContain('He shouts');
    const watcher = await aSocket(platform.url);
    await join(watcher, 'game:game_lantern-run');
    const hidden = next(watcher, 'hidden');
    await judge(id, 'warn');
    expect(await hidden).toMatchObject({ _id: body['_id'], kind: 'message' });
    expect((await list(kim)).filed.find(({ _id }) => _id === id)?.state).toBe('upheld');
    const [statement] = (await list(rude)).statements;
    expect(statement).toMatchObject({
      _id: id,
      kind: 'message',
      outcome: 'warn',
      why: 'Planted reasons',
      text: 'Planted insult',
      isLifted: false,
    });
    expect(JSON.stringify(await list(rude))).not.toContain(kim.id);
    expect(JSON.stringify(await list(rude))).not.toContain('He shouts');
    expect(await told(kim)).toContain(`report-decided ${id}`);
    expect(await told(rude)).toContain(`conduct-decided ${id}`);
    await judge(id, 'dismiss');
    expect((await list(rude)).statements[0]).toMatchObject({ isLifted: true });
  });

  test('a muted player writes to nobody, until it is taken back', async () => {
    const loud = await platform.member();
    const { id } = await report('player', loud.id, ben);
    const until = new Date(Date.now() + 60_000_000).toISOString();
    await judge(id, 'mute', { until });
    const speak = () =>
      Promise.all([
        post('/games/createMessage', { gameId: 'game_lantern-run', text: 'Hello' }, loud),
        post('/games/lantern-run/reviews', { stars: 3, text: 'Hello' }, loud),
        post('/letters/send', { recipient: ben.id, text: 'Hello' }, loud),
      ]);
    for (const { status, body } of await speak())
      expect({ status, code: body['code'], params: body['params'] }).toEqual({
        status: 403,
        code: 'muted',
        params: { until },
      });
    await judge(id, 'dismiss');
    for (const { status } of await speak()) expect(status).toBe(200);
  });

  test('a suspended player’s sessions end, and none begins until it is taken back', async () => {
    const lost = await platform.member();
    const { id } = await report('player', lost.id, ben);
    await judge(id, 'suspend');
    expect((await platform.get('/get', lost)).status).toBe(401);
    const signIn = () => platform.post('/auth/sign-in', { email: lost.email, password: PASSWORD });
    const refused = await signIn();
    expect([refused.status, refused.body.code]).toEqual([403, 'suspended']);
    const wrong = await platform.post('/auth/sign-in', {
      email: lost.email,
      password: 'Another-2026',
    });
    expect(wrong.body.code).toBe('wrong-credentials');
    await judge(id, 'dismiss');
    expect((await signIn()).status).toBe(200);
  });
});

test('words of known spam are read by nobody else until somebody looked at them', async () => {
  const spammer = await platform.member();
  const said = await post(
    '/games/createMessage',
    { gameId: 'game_lantern-run', text: 'Look at bit.ly/planted' },
    spammer,
  );
  expect(said.status).toBe(200);
  const wrote = await post('/letters/send', { recipient: ann.id, text: 't.me/planted' }, spammer);
  expect(wrote.status).toBe(200);
  const thought = await post(
    '/games/lantern-run/reviews',
    { stars: 5, text: 'spam.example planted' },
    spammer,
  );
  expect(thought.status).toBe(200);
  expect(await surfaces()).not.toContain('planted');
  const rows = await platform.database.sql<{ id: string }[]>`
    select id from reports where reporter is null and state = 'open' order by at`;
  expect(rows).toHaveLength(3);
  for (const { id } of rows) await judge(id, 'dismiss');
  const shown = await surfaces();
  for (const text of ['bit.ly/planted', 't.me/planted', 'spam.example planted'])
    expect(shown).toContain(text);
});

test('all of it follows from the log', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
