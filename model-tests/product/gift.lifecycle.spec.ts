import { type GiftStep, giftLifecycle } from '../../contract/lifecycles';
import { expect, Visitor } from '../../tests/e2e/support/fair';
import { walkLifecycle } from './lifecycle';

const COINS = 50;
const GRANT = 5_000;

walkLifecycle('gift', {
  lifecycle: giftLifecycle,
  begins: 'none',
  async begin({ page, visitor: ben, elsewhere }) {
    const ann = new Visitor(elsewhere.page, ben.server);
    await Promise.all([ben.arrive(), ann.arrive()]);
    await ann.befriend(ben);
    const recipient = await ben.id();
    await ben.visit('/gifts');
    await ann.visit();
    const waiting = page.getByRole('list', { name: 'To open' }).getByRole('listitem');
    const opener = waiting.getByRole('button', { name: /^Open/, disabled: false });
    let gift = '';
    const coins = (visitor: Visitor, amount: number) =>
      expect(visitor.balance).toHaveAccessibleName(
        new RegExp(`^Coins ${amount.toLocaleString('en-US')}( |$)`),
      );
    /** What has left the one's wallet, and what has reached the other's. */
    const moved: Readonly<Record<GiftStep, readonly [number, number]>> = {
      none: [0, 0],
      pending: [COINS, 0],
      opened: [COINS, COINS],
      returned: [0, 0],
    };
    return {
      async take({ from, command }) {
        if (command === 'send') {
          const sent = { friends: [recipient], coins: COINS, box: 'ruby', tape: 'amber' };
          const { items } = await ann.ask<{ items: { _id: string }[] }>(
            'POST',
            '/gifts/send',
            sent,
          );
          gift = items[0]?._id ?? '';
        } else if (command === 'refund') {
          // A block sends what waits back; taken back and set anew, there is nothing left to send.
          if (from === 'returned') await ann.ask('POST', '/block/remove', { _id: recipient });
          await ann.ask('POST', '/block', { _id: recipient });
        } else if (from === 'pending') await opener.click();
        // Another tab opens the box that is open.
        else await ben.ask('POST', '/gifts/accept', { _id: gift });
      },
      async see(state) {
        await expect(opener).toHaveCount(state === 'pending' ? 1 : 0);
        const [left, reached] = moved[state];
        await coins(ann, GRANT - left);
        await coins(ben, GRANT + reached);
        if (state === 'returned')
          await expect(ben.ask('POST', '/gifts/accept', { _id: gift })).rejects.toThrow(
            /gift-returned|not-found/,
          );
      },
    };
  },
});
