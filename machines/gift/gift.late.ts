import { noun, resident } from '../app/noun';
import { giftMachine } from './gift.machine';
import { giftPorts } from './gift.words';
import { giftSendPorts } from './giftSend.words';
import { giftsMachine } from './gifts.machine';
import { giftsPorts } from './gifts.words';

/** What the house has of it once the first screen stands. */
export const giftLate = noun({
  residents: {
    gifts: resident(giftsMachine, { items: { gift: giftMachine } }),
  },
  ports: { ...giftPorts, ...giftSendPorts, ...giftsPorts },
});
