import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { tell } from '../kit/tell';
import { coinsOf, colourOf, friendsOf, giftSendFaults } from './giftSend.rules';

/** A box of coins for friends: each gets as much, all of them or none [§1, decision 31]. */
export const giftSendMachine = formMachine({
  id: 'giftSend',
  spec: '§7 B gifts/send, decision 31',
  fields: ['friends', 'coins', 'box', 'tape', 'balance'],
  faults: giftSendFaults,
  // Another gift looks like this one.
  keeps: ['box', 'tape'],
  body: (values) => ({
    friends: friendsOf(values),
    coins: coinsOf(values.coins ?? '') ?? 0,
    box: colourOf(values.box),
    tape: colourOf(values.tape),
  }),
  asks: tell('wallet', { type: 'wallet.tellCoins' }),
  learns: {
    'wallet.coinsTold': ({ coins }) => ({ balance: coins === undefined ? '' : String(coins) }),
  },
});

export type GiftSendActor = ActorRefFrom<typeof giftSendMachine>;
