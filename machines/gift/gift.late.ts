import { noun, resident } from '../app/noun';
import { giftMachine } from './gift.machine';
import { giftPorts } from './gift.words';
import { giftCounterMachine } from './giftCounter.machine';
import { giftCounterPorts } from './giftCounter.words';
import { giftSendMachine } from './giftSend.machine';
import { giftSendPorts } from './giftSend.words';
import { giftsMachine } from './gifts.machine';
import { giftsPorts } from './gifts.words';

/** What the house has of it once the first screen stands. */
export const giftLate = noun({
  residents: {
    giftCounter: resident(giftCounterMachine),
    gifts: resident(giftsMachine, { items: { gift: giftMachine } }),
  },
  controls: { giftSend: giftSendMachine },
  ports: { ...giftCounterPorts, ...giftPorts, ...giftSendPorts, ...giftsPorts },
});
