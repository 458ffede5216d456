import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf } from '../../../server/http/api';
import { calls } from '../../../server/http/calls';
import { judgeReport } from '../../../server/report/report.command';
import { PIXEL_URL } from '../../support/pixel';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
let ann: Member;
let ben: Member;
beforeAll(async () => {
  platform = await testPlatform();
  ann = await platform.member();
  ben = await platform.member();
});
afterAll(() => platform.close());

type Kind = 'message' | 'review' | 'letter' | 'picture';
/**
 * The surfaces [decision 158]: what can be hidden, and every read call that shows it to somebody other
 * than its author. One that is missing here, or shows nothing, is red.
 */
const surfaces: Readonly<Record<Kind, readonly string[]>> = {
  message: ['getMessages', 'readReported'],
  review: ['listReviews', 'playerActivities', 'readReported'],
  letter: [
    'exportAccount',
    'getLetter',
    'lettersInbox',
    'lettersUnread',
    'listNotifications',
    'readReported',
  ],
  picture: ['listFolder', 'readReported'],
};

interface Thing {
  kind: Kind;
  id: string;
  /** By which an answer is known to show it. */
  marks: readonly string[];
}
const game = 'game_lantern-run';
const post = async (path: string, body: object) =>
  (await platform.post(path, body, { token: ben.token })).body as unknown as Record<string, string>;

const makers: Readonly<Record<Kind, (text: string) => Promise<Thing>>> = {
  async message(text) {
    const { _id = '' } = await post('/games/createMessage', { gameId: game, text });
    return { kind: 'message', id: _id, marks: [text] };
  },
  async review(text) {
    const { _id = '' } = await post('/games/lantern-run/reviews', { stars: 1, text });
    return { kind: 'review', id: _id, marks: [text, `reviewed/${game}/${ben.id}`] };
  },
  async letter(text) {
    const { _id = '' } = await post('/letters/send', { recipient: ann.id, text });
    return { kind: 'letter', id: _id, marks: [text, `"reference":"${_id}"`] };
  },
  async picture() {
    const { url = '' } = await post('/settings/upload', { file: PIXEL_URL, name: 'pixel.png' });
    return { kind: 'picture', id: /image_[0-9a-f]+/.exec(url)?.[0] ?? '', marks: [url] };
  },
};

const reads = calls.filter(({ kind, audience }) => kind === 'read' && audience !== 'staff');

const table = (kind: Kind) => reads.filter(({ name }) => surfaces[kind].includes(name));

/** Those of these calls whose answers show it to Ann, however they are asked about it or about Ben. */
const shownIn = async ({ kind, id, marks }: Thing, asked = table(kind)): Promise<string[]> => {
  const values: Record<string, readonly string[]> = {
    id: [ben.id, 'lantern-run', game, id],
    userId: [ben.id],
    kind: [kind],
    offset: ['0'],
    page: ['1'],
    languageCode: ['de'],
    supplier: ['acme'],
  };
  const bodies = [{}, { gameId: game, page: 1, perPage: 20 }, { _id: id }];
  const found: string[] = [];
  for (const call of asked) {
    const texts: string[] = [];
    for (const { method, url } of addressesOf(call)) {
      const names = [...url.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
      const filled = names.reduce<string[]>(
        (paths, name) =>
          paths.flatMap((path) =>
            (values[name] ?? [name]).map((value) => path.replace(`:${name}`, value)),
          ),
        [url],
      );
      for (const path of filled)
        for (const body of method === 'GET' ? [undefined] : bodies) {
          const answer = await platform.ask(method, path, body, { token: ann.token });
          texts.push(JSON.stringify(answer.body));
        }
    }
    if (marks.some((mark) => texts.some((text) => text.includes(mark)))) found.push(call.name);
  }
  return found.sort();
};

const judge = (id: string, outcome: 'hide' | 'dismiss') =>
  judgeReport(platform.platform, id, {
    outcome,
    why: 'Looked at',
    until: undefined,
    by: 'operator test',
    at: new Date().toISOString(),
  });
const totals = async () => {
  const { body } = await platform.post('/notifications', {}, { token: ann.token });
  const { total, totals: sums } = body as unknown as { total: number; totals: { unseen: number } };
  return { total, unseen: sums.unseen };
};
/** What screens of Ann's were told of letters and what came. */
const factsToAnn = async () => {
  const [row] = await platform.database.sql<{ count: number }[]>`
    select count(*)::int as count from facts
    where audience = ${`player:${ann.id}`} and handler in ('letter', 'OnNotification')
      and body::text not like '%supports%'`;
  return row?.count ?? 0;
};
const lettersTold = async (id: string) => {
  const [row] = await platform.database.sql<{ count: number }[]>`
    select count(*)::int as count from notifications where reference = ${id}`;
  return row?.count;
};

describe.each(Object.keys(surfaces) as Kind[])('a %s', (kind) => {
  test('that is hidden is gone from every surface at once, and comes back', async () => {
    const thing = await makers[kind](`Planted ${kind}`);
    expect(await shownIn(thing, reads)).toEqual(surfaces[kind]);
    const before = await totals();
    const { body } = await platform.post(
      '/reports',
      { kind, id: thing.id, reason: 'insult' },
      { token: ann.token },
    );
    const report = String((body as { reportId?: unknown }).reportId);
    await judge(report, 'hide');
    expect(await shownIn(thing)).toEqual([]);
    // The outcome of her report is told to her: one more.
    const isTold = kind === 'letter' ? 1 : 0;
    expect(await totals()).toEqual({
      total: before.total + 1 - isTold,
      unseen: before.unseen + 1 - isTold,
    });
    await judge(report, 'dismiss');
    expect(await shownIn(thing)).toEqual(surfaces[kind]);
    expect((await totals()).total).toBe(before.total + 2);
    if (kind === 'review') await post('/games/lantern-run/reviews/delete', {});
  });
});

describe.each(['message', 'review', 'letter'] as const)('a %s with words of known spam', (kind) => {
  const held = async (text: string) => {
    const [facts, sums] = [await factsToAnn(), await totals()];
    const thing = await makers[kind](text);
    const [row] = await platform.database.sql<{ id: string }[]>`
      select id from reports where subject = ${thing.id} and reporter is null and state = 'open'`;
    expect(await shownIn(thing)).toEqual([]);
    expect(await factsToAnn()).toBe(facts);
    expect(await totals()).toEqual(sums);
    return { thing, report: row?.id ?? '', facts, sums };
  };

  test('is told of once it is released, and once', async () => {
    const { thing, report, facts, sums } = await held(`bit.ly/planted-${kind}`);
    await judge(report, 'dismiss');
    await judge(report, 'dismiss');
    expect(await shownIn(thing)).toEqual(surfaces[kind]);
    const isLetter = kind === 'letter' ? 1 : 0;
    expect(await factsToAnn()).toBe(facts + 2 * isLetter);
    expect(await totals()).toEqual({
      total: sums.total + isLetter,
      unseen: sums.unseen + isLetter,
    });
    expect(await lettersTold(thing.id)).toBe(isLetter);
  });

  test('is never told of where it is refused', async () => {
    if (kind === 'review') await post('/games/lantern-run/reviews/delete', {});
    const { thing, report, facts, sums } = await held(`bit.ly/refused-${kind}`);
    await judge(report, 'hide');
    expect(await shownIn(thing)).toEqual([]);
    expect(await factsToAnn()).toBe(facts);
    expect(await totals()).toEqual(sums);
    expect(await lettersTold(thing.id)).toBe(0);
  });
});

test('what is told and hidden follows from the log', async () => {
  const sums = await totals();
  for (const name of ['notifications', 'activities', 'letters', 'reports'])
    await platform.platform.store.rebuild(name);
  expect(await totals()).toEqual(sums);
});
