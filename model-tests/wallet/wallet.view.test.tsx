import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coins } from '../../machines/wallet/wallet.select';
import type { WalletEvent } from '../../machines/wallet/wallet.words';
import { Header, Member } from '../../src/views/navigation/Header';
import { WalletPage } from '../../src/views/wallet/WalletPage';
import type { World } from '../../tests/machines/support/world';
import { control, hubSays, hubSkips, press, shows, signIn } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { walletWalk } from './wallet.walk';

/** Others say these. */
const told = (event: WalletEvent, world: World): boolean => {
  act(() => world.resident('wallet').send(event));
  return true;
};

test(
  'wallet: every edge that the page reaches is walked on it',
  async () => {
    // What whoever is signed in sees of it comes in a chunk of its own.
    await Member.hold();
    await walkView(walletWalk, {
      resident: 'wallet',
      view: (
        <>
          <Header />
          <WalletPage />
        </>
      ),
      by: {
        'session.opened': (_, world) => signIn(world),
        'session.closed': () => press('menuitem', 'Sign out'),
        'wallet.retry': () => press('button', 'Try again'),
        'wallet.changed': ({ balances, delay }, world) =>
          hubSays(world, 'OnWalletChange', {
            Balances: balances.map(({ currency, balance }) => ({
              Currency: currency,
              Balance: balance,
            })),
            SuggestedDelay: delay,
          }),
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        // A form that spends coins asks for them when it begins.
        'wallet.tellCoins': told,
        // The press that closed one says so.
        'wallet.purseClosed': told,
        // A table says so.
        'round.shown': told,
        'wallet.listed': 'wallet.list',
        'port.failed': 'wallet.list',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'wallet.retry' } }],
      sees: (wallet) => {
        const amount = coins(wallet);
        const text = amount === undefined ? '–' : amount.toLocaleString('en-US');
        if (!wallet.matches('absent')) {
          const pill = control('link', /^Coins/);
          const isLoading = wallet.hasTag('busy') && amount === undefined;
          expect(pill?.textContent).toContain(isLoading ? 'Coins' : text);
        }
        expect(shows('The balances did not load')).toBe(
          wallet.hasTag('failed') && amount === undefined,
        );
      },
    });
  },
  WALK_MS,
);
