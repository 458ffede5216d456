import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { cardsOf, priceOf, scratcherBuyFaults } from './scratcherBuy.rules';
import { scratcherFamilyOf } from './scratchers.rules';

/** Cards of a family for coins [decision 27]. */
export const scratcherBuyMachine = formMachine({
  id: 'scratcherBuy',
  spec: 'decision 27',
  fields: ['family', 'price', 'amount', 'balance'],
  faults: scratcherBuyFaults,
  keeps: ['family', 'price', 'amount'],
  body: (values) => ({
    family: scratcherFamilyOf(values.family),
    amount: cardsOf(values),
    price: priceOf(values),
  }),
  asks: tell('wallet', { type: 'wallet.tellCoins' }),
  learns: {
    'wallet.coinsTold': ({ coins }) => ({ balance: coins === undefined ? '' : String(coins) }),
  },
  tells: publish({ type: 'scratchers.outdated' }),
  // It may cost otherwise by now.
  tellsRefused: publish({ type: 'scratchers.outdated' }),
});

export type ScratcherBuyActor = ActorRefFrom<typeof scratcherBuyMachine>;
