import { noun, resident } from '../app/noun';
import { giftMachine } from './gift.machine';
import { giftPorts } from './gift.words';
import { giftSendMachine } from './giftSend.machine';
import { giftSendPorts } from './giftSend.words';
import { giftsMachine } from './gifts.machine';
import { giftsPorts } from './gifts.words';

/** What the house has of it once the first screen stands. */
export const giftLate = noun({
  residents: {
    gifts: resident(giftsMachine, { items: { gift: giftMachine } }),
  },
  controls: { giftSend: giftSendMachine },
  ports: { ...giftPorts, ...giftSendPorts, ...giftsPorts },
});
