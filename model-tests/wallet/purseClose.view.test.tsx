import { expect, test } from 'vitest';
import { aUser } from '../../contract/make/player';
import { aWallet } from '../../contract/make/wallet';
import { PurseClose } from '../../src/views/wallet/PurseClose';
import { answer, control, member, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { purseCloseWalk } from './purseClose.walk';

const ASK = 'Close the empty EUR purse';

test(
  'purseClose: every edge is walked on it',
  async () => {
    await walkView(purseCloseWalk, {
      control: 'purseClose EUR',
      view: <PurseClose />,
      start: () => member,
      settle: (world) => {
        answer(world, ['player.load'], { type: 'player.loaded', user: aUser() });
        answer(world, ['jurisdictions.load'], {
          type: 'jurisdictions.loaded',
          jurisdictions: [],
        });
        answer(world, ['wallet.list'], {
          type: 'wallet.listed',
          wallets: [aWallet(), aWallet('EUR', 0), aWallet('USD', 2_500)],
        });
      },
      by: {
        'purseClose.ask': () => press('button', ASK),
        'purseClose.cancel': () => press('button', 'Cancel'),
        'purseClose.close': () => press('button', 'Close the purse'),
        'purseClose.closed': 'purseClose.close',
        'purseClose.refused': 'purseClose.close',
        'port.failed': 'purseClose.close',
      },
      offers: [
        { role: 'button', name: ASK, says: { type: 'purseClose.ask' } },
        { role: 'button', name: 'Cancel', says: { type: 'purseClose.cancel' } },
        { role: 'button', name: 'Close the purse', says: { type: 'purseClose.close' } },
      ],
      sees: (purse) => {
        const isOpen = purse.matches('asking') || purse.matches('closing');
        expect(document.querySelectorAll('dialog[open]')).toHaveLength(isOpen ? 1 : 0);
        expect(shows('Withdraw your money first')).toBe(purse.context.problem !== undefined);
        expect(shows('Couldn’t Open Connection To Server')).toBe(purse.hasTag('offline'));
        expect(control('button', 'Close the empty USD purse')).toBeUndefined();
      },
    });
  },
  WALK_MS,
);
