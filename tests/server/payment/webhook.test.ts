import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transfer } from '../../../contract/transfer';
import type { Wallet } from '../../../contract/wallet';
import { kinds, projections } from '../../../server/kinds';
import { decideExpired } from '../../../server/payment/payment.decider';
import { hearOwnProvider } from '../../../server/payment/payment.hear';
import type { ProviderWord, SignedWord } from '../../../server/payment/payment.provider';
import { depositStreams } from '../../../server/payment/payment.streams';
import type { TestProvider } from '../../../server/payment/test.provider';
import { verifyPlayer } from '../../../server/player/player.command';
import { verify } from '../../../server/store/verify';
import { testCatalogue } from '../../support/games';
import { type TestPlatform, testPlatform } from '../../support/platform';

/** The test provider, whose words are told by the tests, over HTTP. */
let provider: TestProvider;
/** What is done before the provider's answer to who asked it. */
let meanwhile: ((reference: string) => Promise<unknown>) | undefined;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, {
    catalogue: testCatalogue(),
    payments: (test) => {
      provider = test;
      const { unheard: _, ...silent } = test;
      return {
        ...silent,
        pay: async (order) => {
          const begun = await test.pay(order);
          await meanwhile?.(order.reference);
          return begun;
        },
      };
    },
  });
});
afterAll(() => platform.close());

const LATER_MS = 10 * 60_000;
const member = async () => {
  const ann = await platform.member({ country: 'MT' });
  await verifyPlayer(platform.platform, ann.email, 'test', new Date().toISOString());
  return ann;
};
const deposit = async (token: string, payment = 'visa', amount = 2_000) =>
  (await platform.post('/wallet/deposit', { amount, payment }, { token })).body as unknown as {
    deposit: Transfer;
    wallet: Wallet;
    code: string;
  };
const words = async (about: string): Promise<readonly SignedWord[]> =>
  (await provider.unheard?.(Date.now() + LATER_MS, about)) ?? [];
/** Signed now, whenever it was said. */
const signed = async (about: string) => (await provider.unheard?.(Date.now(), about)) ?? [];
const tell = async ({ body, signature }: Pick<SignedWord, 'body' | 'signature'>) =>
  (
    await platform.ask('POST', '/webhooks/payments', body, {
      headers: { 'content-type': 'application/json', 'provider-signature': signature },
    })
  ).status;
const balance = async (token: string): Promise<number> =>
  (await platform.get('/wallet/list', { token })).body.items[1]?.balance ?? -1;
const press = async (transfer: Transfer, form: Record<string, string>) =>
  fetch(`${platform.url}${transfer.url}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  });
const number = (text: string) => ({ do: 'present', number: text });
const status = async (token: string) =>
  ((await platform.get('/wallet/transfers', { token })).body.items as unknown as Transfer[])[0]
    ?.status;

describe('a word of the provider', () => {
  test('books what was charged, once, however often and at once it comes', async () => {
    const { token } = await member();
    const { deposit: begun } = await deposit(token);
    expect([begun.status, await balance(token)]).toEqual(['authorising', 0]);
    expect((await press(begun, number('4242 4242 4242 4242'))).status).toBe(303);
    // The provider charged; nothing is booked before its word.
    expect(await balance(token)).toBe(0);
    const [word] = await signed(begun._id);
    if (word === undefined) throw new Error('There is no word');
    expect(await Promise.all(Array.from({ length: 20 }, () => tell(word)))).toEqual(
      Array.from({ length: 20 }, () => 200),
    );
    expect([await balance(token), await status(token)]).toEqual([2_000, 'succeeded']);
    expect(await tell(word)).toBe(200);
    expect(await balance(token)).toBe(2_000);
  });

  test('that comes before the answer of the call that made it is booked once', async () => {
    const { token } = await member();
    meanwhile = async (reference) => {
      for (const word of await signed(reference)) expect(await tell(word)).toBe(200);
    };
    const { deposit: done, wallet } = await deposit(token, 'test-approved');
    meanwhile = undefined;
    expect([done.status, wallet.balance, await balance(token)]).toEqual([
      'succeeded',
      2_000,
      2_000,
    ]);
  });

  test('that is forged, old, or says something else than was signed is refused', async () => {
    const { token } = await member();
    const { deposit: begun } = await deposit(token, 'test-approved');
    const [word] = await signed(begun._id);
    const [early] = await words(begun._id);
    if (word === undefined || early === undefined) throw new Error('There is no word');
    const more = word.body.replace('2000', '9000');
    expect(more).not.toBe(word.body);
    for (const forged of [
      { ...word, body: more },
      { ...word, signature: '' },
      { ...word, signature: `t=${Date.now()},v1=${'0'.repeat(64)}` },
      // Signed ten minutes from now: whoever kept a word may not tell it for ever.
      early,
    ])
      expect(await tell(forged)).toBe(401);
    expect([await balance(token), await status(token)]).toEqual([0, 'created']);
    expect(await tell(word)).toBe(200);
    expect(await balance(token)).toBe(2_000);
  });

  test('about what is not ours is taken note of, moves nothing and is told no more', async () => {
    const before = await platform.database.sql`select count(*)::int as n from events`;
    for (const about of ['deposit_unknown', 'purchase_1', 'nothing', '']) {
      const said = { type: 'pay.succeeded', about, charge: 'x', currency: 'EUR', amount: 1 };
      await platform.database.sql`
        insert into test_words (id, about, body)
        values (${`word_${about}`}, ${about}, ${JSON.stringify(said)}::text::jsonb)`;
      const [word] = await signed(about);
      if (word !== undefined) expect(await tell(word)).toBe(200);
    }
    expect(await platform.database.sql`select count(*)::int as n from events`).toEqual(before);
    // One in this process tells each once.
    const own = { ...platform.platform, payments: provider };
    for (const about of ['deposit_unknown', 'purchase_1', 'nothing', '']) {
      expect(await hearOwnProvider(own, about)).toBe(1);
      expect(await words(about)).toEqual([]);
    }
  });

  test('that comes late, after the deposit expired, is booked: the money was charged', async () => {
    const { token } = await member();
    const { deposit: begun } = await deposit(token, 'test-approved');
    const { store } = platform.platform;
    const [word] = await signed(begun._id);
    const player = (await platform.get('/get', { token })).body._id;
    const { payment, protection } = depositStreams(begun._id, player);
    const now = new Date().toISOString();
    await store.execute({
      name: 'expire',
      at: now,
      streams: { payment, protection },
      decide: (states) => decideExpired(states, begun._id, now),
    });
    expect(await status(token)).toBe('expired');
    expect(word && (await tell(word))).toBe(200);
    expect([await balance(token), await status(token)]).toEqual([2_000, 'succeeded']);
  });
});

describe('the test numbers', () => {
  test('refuse, are never answered, and ask for a confirmation first', async () => {
    const { token } = await member();
    const refusing = (await deposit(token)).deposit;
    await press(refusing, number('4000000000000002'));
    for (const word of await signed(refusing._id)) expect(await tell(word)).toBe(200);
    expect([await status(token), await balance(token)]).toEqual(['refused', 0]);

    const silent = (await deposit(token)).deposit;
    await press(silent, number('4000000000000044'));
    expect([await signed(silent._id), await status(token)]).toEqual([[], 'authorising']);

    const asking = (await deposit(token)).deposit;
    const answer = await press(asking, number('4000000000003220'));
    expect(answer.headers.get('location')).toBe(asking.url);
    expect(await signed(asking._id)).toEqual([]);
    // A challenge that is answered twice is answered once.
    await press(asking, { do: 'approve' });
    await press(asking, { do: 'deny' });
    for (const word of await signed(asking._id)) expect(await tell(word)).toBe(200);
    expect([await status(token), await balance(token)]).toEqual(['succeeded', 2_000]);
  });

  test('a chargeback takes back what is there and leaves a debt that blocks play', async () => {
    const { token } = await member();
    const { deposit: begun } = await deposit(token);
    await press(begun, number('4000000000000259'));
    const [charged, more] = await signed(begun._id);
    expect(more).toBeUndefined();
    expect(charged && (await tell(charged))).toBe(200);
    // Some of it is played away.
    const session = await platform.sit('test-pot', 'EUR', token);
    await platform.post('/play/rounds', { session, stake: 100, bet: { wins: false } });
    const left = await balance(token);
    await platform.database.sql`update test_words set due = now() where about = ${begun._id}`;
    const back = (await signed(begun._id)).find(({ body }) => body.includes('pay.reversed'));
    for (const _ of [1, 2]) expect(back && (await tell(back))).toBe(200);
    expect([await balance(token), await status(token)]).toEqual([0, 'reversed']);
    const bet = await platform.post('/play/rounds', { session, stake: 100, bet: { wins: false } });
    expect([bet.status, bet.body.code, bet.body.params]).toMatchObject([
      403,
      'protected',
      { rule: 'debt', currency: 'EUR', left: 2_000 - left },
    ]);
    // Whoever pays in pays that first.
    const { deposit: second } = await deposit(token, 'test-approved', 5_000);
    for (const word of await signed(second._id)) expect(await tell(word)).toBe(200);
    expect(await balance(token)).toBe(5_000 - (2_000 - left));
    expect(
      (await platform.post('/play/rounds', { session, stake: 100, bet: { wins: false } })).status,
    ).toBe(200);
  });

  test('a taking back that comes before its charge is told again', async () => {
    const { token } = await member();
    const { deposit: begun } = await deposit(token);
    await press(begun, number('4000000000000259'));
    await platform.database.sql`update test_words set due = now() where about = ${begun._id}`;
    const both = await signed(begun._id);
    const said = (type: ProviderWord['type']) => both.find(({ body }) => body.includes(type));
    const [back, charged] = [said('pay.reversed'), said('pay.succeeded')];
    expect(back && (await tell(back))).toBe(409);
    expect(charged && (await tell(charged))).toBe(200);
    expect(back && (await tell(back))).toBe(200);
    expect([await balance(token), await status(token)]).toEqual([0, 'reversed']);
  });
});

describe('the test provider’s page', () => {
  const page = async ({ url }: Transfer, language = 'en') => {
    const answer = await fetch(`${platform.url}${url}`, {
      headers: { 'accept-language': language },
      redirect: 'manual',
    });
    return { answer, text: await answer.text() };
  };

  test('says that it is a test in three languages, and runs no script', async () => {
    const { token } = await member();
    const { deposit: begun } = await deposit(token);
    const said = {
      en: 'This is a test: no real money moves.',
      de: 'Dies ist ein Test',
      ar: 'dir="rtl"',
    };
    for (const [language, words] of Object.entries(said)) {
      const { answer, text } = await page(begun, language);
      expect(text).toContain(words);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/script-src|unsafe/);
    }
  });

  test('takes no number but its own, and keeps none', async () => {
    const { token } = await member();
    const { deposit: begun } = await deposit(token);
    const answer = await press(begun, number('4111 1111 1111 1111'));
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('Only these test numbers are taken'),
    ]);
    await press(begun, number('4242 4242 4242 4242'));
    for (const word of await signed(begun._id)) await tell(word);
    const { sql } = platform.database;
    const tables = await sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public'`;
    for (const { name } of tables) {
      const [row] = await sql<{ n: number }[]>`
        select count(*)::int as n from ${sql(name)} as row
        where replace(row::text, ' ', '') ~ '4(242){5}|41111111'`;
      expect([name, row?.n]).toEqual([name, 0]);
    }
  });

  test('of nobody’s payment is not there; of one that has ended leads back', async () => {
    const { token } = await member();
    expect((await fetch(`${platform.url}/test-provider/deposit_1.${'0'.repeat(64)}`)).status).toBe(
      404,
    );
    const { deposit: begun } = await deposit(token, 'paypal');
    await press(begun, { do: 'success' });
    for (const word of await signed(begun._id)) await tell(word);
    const { answer } = await page(begun);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/wallet']);
    const { items } = (await platform.get('/wallet/transfers', { token })).body;
    expect(items).toMatchObject([
      { status: 'succeeded', method: { kind: 'paypal', last: 'test@paypal.example' } },
    ]);
  });
});

test('the books are sound after all of it', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
