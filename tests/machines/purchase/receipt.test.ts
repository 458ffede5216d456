import { expect, test } from 'vitest';
import { problem } from '../../../contract/problems';
import { aWorld, token } from '../support/world';

const slugs = (world: ReturnType<typeof aWorld>): string[] =>
  Object.values(world.resident('alerts').getSnapshot().children).map(
    (alert) =>
      (alert as { getSnapshot(): { context: { slug: string } } }).getSnapshot().context.slug,
  );
const mailed = (answer: object) => {
  const world = aWorld({ to: '/wallet/shop', stored: { token: token() } });
  const stage = world.resident('stage');
  const input = { purchaseId: 'purchase_0001' };
  stage.send({ type: 'stage.mount', key: 'receipt', control: 'receipt', input });
  stage.getSnapshot().children['receipt'].send({ type: 'receipt.mail' });
  world.asked('receipt.mail').answer(answer as { type: string });
  return world;
};

test('a receipt that was mailed is told as the specification says it [§8]', () => {
  expect(slugs(mailed({ type: 'receipt.mailed' }))).toEqual(['Footer.Successfully sent email!']);
});

test('one that was not is not told as mailed', () => {
  const refused = { type: 'receipt.refused', problem: problem('not-found') };
  expect(slugs(mailed(refused))).toEqual([]);
});
