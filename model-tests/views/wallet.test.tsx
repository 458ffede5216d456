import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aToken } from '../../contract/make/token';
import type { WalletEvent } from '../../machines/wallet/wallet.events';
import { coins } from '../../machines/wallet/wallet.select';
import { Header } from '../../src/views/navigation/Header';
import { WalletPage } from '../../src/views/wallet/WalletPage';
import type { World } from '../../tests/machines/support/world';
import { answer, at, control, press } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { walletWalk } from '../wallet.walk';

const next = (world: World): number => (at(world, 'hub').context.sequence ?? 0) + 1;

/** Another tab signs in, and the hub connects. */
const signIn = (world: World): boolean => {
  answer(world, ['session.signOut'], { type: 'session.ended' });
  return (
    at(world, 'session').matches('signedOut') &&
    answer(world, ['storage.disk'], { type: 'storage.changed', key: 'token', value: aToken() }) &&
    answer(world, ['hub.connection'], { type: 'hub.opened' })
  );
};

const bring = (event: WalletEvent, world: World): boolean => {
  switch (event.type) {
    case 'session.opened':
      return signIn(world);
    case 'session.closed':
      return press('menuitem', 'Sign out');
    case 'wallet.retry':
      return press('button', 'Try again');
    case 'wallet.changed':
      return answer(world, ['hub.connection'], {
        type: 'hub.received',
        handler: 'OnWalletChange',
        body: JSON.stringify({
          Balances: event.balances.map(({ currency, balance }) => ({
            Currency: currency,
            Balance: balance,
          })),
          SuggestedDelay: event.delay,
          Sequence: next(world),
        }),
      });
    case 'hub.skipped':
      return answer(world, ['hub.connection'], {
        type: 'hub.resumed',
        sequence: next(world),
        missed: 9,
        reset: true,
      });
    case 'connection.found':
      return answer(world, ['connection.watch'], event);
    case 'wallet.listed':
    case 'port.failed':
      return answer(world, ['wallet.list'], event);
  }
};

test(
  'wallet: every edge that the page reaches is walked on it',
  () => {
    const unreached = walkView({
      walk: walletWalk,
      resident: 'wallet',
      view: (
        <>
          <Header />
          <WalletPage />
        </>
      ),
      start: () => ({}),
      bring: (event, world) => bring(event as WalletEvent, world),
      sees: (wallet) => {
        const amount = coins(wallet);
        const text = amount === undefined ? '–' : amount.toLocaleString('en-US');
        if (!wallet.matches('absent')) {
          const pill = control('link', /^Coins/);
          const isLoading = wallet.hasTag('busy') && amount === undefined;
          expect(pill?.textContent).toContain(isLoading ? 'Coins' : text);
        }
        expect(screen.queryByText('The balances did not load') !== null).toBe(
          wallet.hasTag('failed') && amount === undefined,
        );
        if (control('button', 'Try again') !== undefined)
          expect(wallet.can({ type: 'wallet.retry' })).toBe(true);
      },
    });
    expect(unreached).toEqual([]);
  },
  WALK_MS,
);
