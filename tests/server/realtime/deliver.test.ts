import { expect, test } from 'vitest';
import { deliverFacts } from '../../../server/realtime/deliver';
import { type Enrich, Enrichment } from '../../../server/realtime/enrich';
import type { RecordedFact } from '../../../server/store/stream';
import type { FactListener } from '../../../server/store/tail';

const fact = (player: string, n: number, handler: string): RecordedFact => ({
  position: n,
  part: 0,
  audience: `player:${player}`,
  n,
  handler,
  body: {},
});

/** A hub with these listeners, and an enrichment of `gift` that the test lets go. */
const aDelivery = (listeners: readonly string[]) => {
  let tell: FactListener = () => undefined;
  const delivered: string[] = [];
  const cut: string[] = [];
  const asked: string[] = [];
  const waiting: { go: () => void; fail: () => void }[] = [];
  const gift: Enrich = (reader, facts) =>
    new Promise((resolve, reject) => {
      asked.push(`${reader.player} ${facts.map(({ n }) => n).join()}`);
      waiting.push({
        go: () => resolve(facts.map(() => ({ Unseen: 1 }))),
        fail: () => reject(new Error('the database is away')),
      });
    });
  const enrichment = new Enrichment(
    { reader: async (player) => ({ player, hidden: [] }) },
    new Map([['gift', gift]]),
  );
  deliverFacts(
    {
      store: {
        subscribe: (listener: FactListener) => {
          tell = listener;
          return () => undefined;
        },
      },
      rooms: {},
      log: { error: () => undefined },
    } as never,
    {
      listens: (player) => listeners.includes(player),
      deliver: (player, { n, body }) => delivered.push(`${player} ${n} ${JSON.stringify(body)}`),
      cut: (player) => cut.push(player),
    },
    { broadcasts: new Map(), reactions: new Map(), enrichment },
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    delivered,
    cut,
    asked,
    async tell(...facts: RecordedFact[]) {
      tell(facts);
      await settle();
    },
    async release(how: 'go' | 'fail' = 'go') {
      waiting.shift()?.[how]();
      await settle();
    },
  };
};

test('a fact that is completed holds back what comes after it for the same player alone', async () => {
  const { tell, release, delivered } = aDelivery(['ann', 'ben']);
  await tell(fact('ann', 1, 'gift'), fact('ann', 2, 'OnWalletChange'));
  await tell(fact('ann', 3, 'OnWalletChange'), fact('ben', 1, 'OnWalletChange'));
  expect(delivered).toEqual(['ben 1 {}']);
  await release();
  expect(delivered.slice(1)).toEqual(['ann 1 {"Unseen":1}', 'ann 2 {}', 'ann 3 {}']);
  await tell(fact('ann', 4, 'OnWalletChange'));
  expect(delivered.at(-1)).toBe('ann 4 {}');
});

test('for whom nobody listens nothing is read, and several facts are read at once', async () => {
  const { tell, asked } = aDelivery(['ben']);
  await tell(fact('ann', 1, 'gift'), fact('ben', 1, 'gift'), fact('ben', 2, 'gift'));
  expect(asked).toEqual(['ben 1,2']);
});

test('what could not be completed ends the connections, which resume', async () => {
  const { tell, release, delivered, cut } = aDelivery(['ann']);
  await tell(fact('ann', 1, 'gift'));
  await tell(fact('ann', 2, 'gift'));
  await release('fail');
  expect([cut, delivered]).toEqual([['ann'], []]);
  await release();
  expect(delivered).toEqual(['ann 2 {"Unseen":1}']);
});
