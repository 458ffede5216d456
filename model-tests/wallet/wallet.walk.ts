import { aWallet } from '../../contract/make/wallet';
import { walletMachine } from '../../machines/wallet/wallet.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const walletWalk = walk({
  machine: silent(walletMachine),
  inputs: [undefined],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'wallet.retry' },
    { type: 'wallet.tellCoins' },
    { type: 'wallet.listed', wallets: [aWallet()] },
    { type: 'wallet.changed', balances: [{ currency: 'COINS', balance: 4_990 }], delay: 700 },
    { type: 'wallet.changed', balances: [{ currency: 'COINS', balance: 4_980 }], delay: 0 },
    { type: 'wallet.purseClosed' },
    { type: 'round.shown' },
    { type: 'hub.skipped' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'wallet.list' },
  ],
  view: ({ context }) => [context.wallets, context.delay > 0],
});
