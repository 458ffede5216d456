import { grown } from '../../model-tests/product/lifecycle';
import { mockSettings, mockSupplier } from '../support/mockSupplier';
import { asOperator } from '../support/operator';
import { expect, platformWith, test } from './support/fair';

test.use({ server: platformWith({ SUPPLIERS: JSON.stringify([mockSettings('acme')]) }) });

test('free rounds given on the command line are played at a third party’s game', async ({
  visitor,
}) => {
  const { server, email } = visitor;
  await visitor.arrive(grown);
  const give = (...order: string[]) => asOperator(server, 'give-free-rounds', ...order);
  expect(await give(email, 'acme-wheel', '20', '3')).toBe(
    `${email} has 3 free rounds at acme-wheel.\n`,
  );
  await expect(give(email, 'acme-wheel', '20', '0')).rejects.toThrow(/Amount out of bounds/);
  const { url } = await visitor.ask<{ url: string }>('POST', '/games/acme-wheel/url', {
    currency: 'COINS',
  });
  const acme = mockSupplier(server.url, 'acme');
  const token = new URL(url).searchParams.get('token');
  const { body } = await acme.send('authenticate', { request: visitor.username, token });
  expect(body).toMatchObject({ balance: 5_000, freeRounds: [{ stake: 20, left: 3 }] });
  const [free] = body.freeRounds ?? [];
  const round = visitor.username;
  const order = { session: body.session, tx: `${round}-bet`, round, amount: 20, free: free?.id };
  expect((await acme.send('bet', order)).body.balance).toBe(5_000);
  const won = await acme.send('win', { tx: `${round}-win`, round, amount: 30 });
  expect(won.body.balance).toBe(5_030);
});
