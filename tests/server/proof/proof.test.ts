import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedHead } from '../../../server/operator/head.report';
import type { LogEnd } from '../../../server/store/head';
import checker from '../../../src/adapters/protection/checker.html?raw';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
let ann: Member;
let text = '';
beforeAll(async () => {
  platform = await testPlatform();
  ann = await platform.member();
  const session = await platform.sit('lantern-run', 'COINS', ann.token);
  for (let count = 0; count < 3; count += 1) {
    const round = { session, stake: 10, bet: {} };
    const { body } = await platform.post('/play/rounds', round, { token: ann.token });
    await platform.post(`/play/rounds/${body.round._id}/settle`, { session }, { token: ann.token });
  }
  text = await statementOf(ann);
});
afterAll(() => platform.close());

const statementOf = async (of: Member): Promise<string> =>
  ((await platform.get('/wallet/proof', of)).body as unknown as { text: string }).text;

interface Statement {
  readonly movements: readonly { readonly id: string; readonly amount: number }[];
  readonly sums: Readonly<Record<string, number>>;
  readonly key: string;
  readonly signature: string;
  readonly log: LogEnd;
  readonly player: string;
}
/** The page’s own script, outside of any page: it asks no server, and needs none. */
const check = runInThisContext(
  `(() => { ${/<script>([\s\S]*)<\/script>/.exec(checker)?.[1] ?? ''}; return checkStatement; })()`,
) as (
  given: string,
  published?: string,
) => Promise<{ readonly wrong: readonly string[]; readonly told: Statement }>;

test('a statement has every movement, sums to the balance, and is right', async () => {
  const { wrong, told } = await check(text);
  expect(wrong).toEqual([]);
  expect(told.player).toBe(ann.id);
  expect(told.movements.length).toBeGreaterThanOrEqual(4);
  const { items } = (await platform.get('/wallet/list', ann)).body;
  expect(told.sums['COINS']).toBe(items[0]?.balance);
  const [line = ''] = (await publishedHead(platform.platform, new Date().toISOString())).lines;
  const head = JSON.parse(line) as Pick<Statement, 'key' | 'log'>;
  expect(head.key).toBe(told.key);
  expect((await check(text, head.key)).wrong).toEqual([]);
  expect((await check(text, 'another')).wrong).toEqual(['The key is not the published one.']);
  expect(head.log.position).toBeGreaterThanOrEqual(told.log.position);
});

test('one changed character is found, wherever it stands', async () => {
  const places = Array.from({ length: text.length }, (_, at) => at).filter(
    (at) => at % 7 === 0 || at > text.length - 180,
  );
  expect(places.length).toBeGreaterThan(200);
  const unfound: string[] = [];
  for (const at of places) {
    const sign = text[at] === '1' ? '2' : '1';
    const { wrong } = await check(text.slice(0, at) + sign + text.slice(at + 1));
    if (wrong.length === 0) unfound.push(`${at}: ${text.slice(at - 9, at + 9)}`);
  }
  expect(unfound).toEqual([]);
});

test('no other last sign of a signature or a key says the same bytes', async () => {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const { told } = await check(text);
  const { signature } = told;
  const others = [...signs].filter((sign) => sign !== signature.at(-1));
  const found = await Promise.all(
    others.map((sign) => check(text.replace(signature, signature.slice(0, -1) + sign))),
  );
  expect(found.filter(({ wrong }) => wrong.length === 0)).toEqual([]);
});

test('a movement that is left out, doubled or moved is found, whoever signs it anew', async () => {
  const { told } = await check(text);
  const [first, second, ...rest] = told.movements;
  for (const movements of [
    [second, ...rest],
    [first, first, second, ...rest],
    [second, first],
  ]) {
    const { wrong } = await check(JSON.stringify({ ...told, movements }));
    expect(wrong.join(' ')).toMatch(/chain/);
  }
});

test('another’s movements are in nobody’s statement', async () => {
  const ben = await platform.member();
  const { told } = await check(await statementOf(ben));
  const theirs = new Set((await check(text)).told.movements.map(({ id }) => id));
  expect(told.movements.filter(({ id }) => theirs.has(id))).toEqual([]);
});
