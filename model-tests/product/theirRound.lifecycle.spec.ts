import { type TheirRoundCommand, theirRoundLifecycle } from '../../contract/lifecycles';
import { expect, platformWith, test } from '../../tests/e2e/support/fair';
import { mockSettings, mockSupplier, type Op } from '../../tests/support/mockSupplier';
import { Books } from './books';
import { grown, walkLifecycle } from './lifecycle';

const STAKE = 10;
const MORE = 5;
const EARLY = 20;
const LAST = 25;
test.use({ server: platformWith({ SUPPLIERS: JSON.stringify([mockSettings('acme')]) }) });

walkLifecycle('round of a third party', {
  lifecycle: theirRoundLifecycle,
  begins: 'none',
  async begin({ page, visitor }) {
    await visitor.arrive(grown);
    const books = new Books(await page.context().newPage(), visitor);
    const acme = mockSupplier(visitor.server.url, 'acme');
    await visitor.visit('/play/acme-wheel');
    await page.getByRole('radio', { name: 'Coins' }).first().check({ force: true });
    const open = page.getByRole('link', { name: 'Open the game' });
    await expect(open).toHaveAttribute('href', /currency=COINS/);
    const address = new URL((await open.getAttribute('href')) ?? '');
    const token = address.searchParams.get('token');
    const seated = await acme.send('authenticate', { request: visitor.username, token });
    const { session } = seated.body;
    const round = visitor.username;
    const [first, further] = [`${round}-bet`, `${round}-stake`];
    let isKnown = false;
    /** The bets that stand, by what each staked. */
    const bets = new Map<string, number>();
    /** The bet that is named to be returned: the further one, while there is one. */
    let named = first;
    const orders: Readonly<Record<TheirRoundCommand, () => [Op, object]>> = {
      bet: () => ['bet', { session, tx: first, round, amount: STAKE }],
      stake: () => ['bet', { session, tx: further, round, amount: MORE }],
      pay: () => ['win', { tx: `${round}-pay`, round, amount: EARLY, closes: false }],
      win: () => ['win', { tx: `${round}-win`, round, amount: LAST }],
      return: () => ['rollback', { tx: `${named}-back`, round, bet: named }],
      rollback: () => ['rollback', { tx: `${round}-rollback`, round }],
    };
    const send = (command: TheirRoundCommand) => acme.send(...orders[command]());

    return {
      async take({ from, command }): Promise<void> {
        expect((await send(command)).status).toBe(200);
        if (command === 'bet' && from === 'none') bets.set(first, STAKE);
        if (command === 'stake') bets.set((named = further), MORE);
        if (command === 'return') bets.delete(named);
        if (command === 'pay') books.paid += EARLY;
        if (command === 'win' && from === 'open') books.paid += LAST;
        isKnown ||= command === 'bet';
        books.staked = [...bets.values()].reduce((sum, stake) => sum + stake, 0);
      },
      async see(state): Promise<void> {
        await books.see(state, isKnown);
        await expect(open).toBeVisible();
        // A bet that comes late, behind its rollback, is refused and moves nothing.
        if (state === 'rolled back' && !isKnown)
          expect((await send('bet')).body.code).toBe('round-closed');
      },
    };
  },
});
