import { aPurchase, aShop } from '../../contract/make/purchase';
import { problem } from '../../contract/problems';
import { type ShopContext, shopMachine } from '../../machines/purchase/shop.machine';
import { Shop } from '../../src/views/purchase/Shop';
import { member } from '../support/evening';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/shop' };

const shop = aShop();
const [, second] = shop.items;
const nothing: ShopContext = {
  shop: undefined,
  chosen: undefined,
  bought: undefined,
  problem: undefined,
};
const chosen = { shop, chosen: second };
const at = (state: string | object, context: Partial<ShopContext> = {}, direction?: 'rtl') =>
  storyOf(
    mounted('shop', 'shop', shopMachine, state as string, { ...nothing, ...context }),
    <Shop />,
    { house: member, ...(direction && { direction }) },
  );

export const Reading = at('reading');
export const Open = at('open', { shop });
export const OpenRightToLeft = at('open', { shop }, 'rtl');
export const PricesChanged = at('open', { shop, problem: problem('quote-expired') });
export const NothingSold = at('open', { shop: aShop({ items: [] }) });
export const Deciding = at({ deciding: 'untried' }, chosen);
export const TooLittle = at(
  { deciding: 'refused' },
  { ...chosen, problem: problem('insufficient-amount') },
);
export const Unreachable = at({ deciding: 'unreachable' }, chosen);
export const Buying = at('buying', chosen);
export const Bought = at('bought', { shop, bought: aPurchase() });
export const Closed = at('closed', {
  problem: problem('play-refused', { rule: 'not-verified', jurisdiction: 'Malta' }),
});
export const Failed = at('failed');
