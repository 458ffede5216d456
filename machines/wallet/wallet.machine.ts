import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Wallet } from '../../contract/wallet';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { type Balance, coinsOf, joined, withBalances } from './wallet.rules';
import { type WalletEvent, walletPorts } from './wallet.words';

export interface WalletContext {
  wallets: Wallet[];
  /** Balances that are known but not shown yet. */
  pending: Balance[];
  /** Milliseconds the server suggests to wait: a reel still turns. */
  delay: number;
}

export const walletMachine = setup({
  types: {} as { context: WalletContext; events: WalletEvent; tags: Look; meta: Meaning },
  actors: walletPorts,
  delays: { SUGGESTED_DELAY: ({ context }) => context.delay },
  guards: {
    // A balance bears all that came before it: told now, it would tell a win that is still shown.
    isHeld: ({ context }) => context.delay > 0,
  },
  actions: {
    keepWallets: assign({ wallets: (_, params: { wallets: Wallet[] }) => params.wallets }),
    keepPending: assign((_, params: { balances: Balance[]; delay: number }) => ({
      pending: params.balances,
      delay: params.delay,
    })),
    joinPending: assign(
      ({ context }, { balances, delay }: { balances: Balance[]; delay: number }) => ({
        pending: joined(context.pending, balances),
        delay: Math.max(context.delay, delay),
      }),
    ),
    showPending: assign(({ context }) => ({
      wallets: withBalances(context.wallets, context.pending),
      pending: [],
    })),
    forget: assign({ wallets: [], pending: [], delay: 0 }),
    tellCoins: publish(({ context }) => ({
      type: 'wallet.coinsTold',
      coins: coinsOf(context.wallets),
    })),
    tellBalances: publish(({ context: { wallets } }) => ({
      type: 'wallet.told',
      balances: wallets.map(({ currency, balance }) => ({ currency, balance })),
    })),
  },
}).createMachine({
  id: 'wallet',
  context: { wallets: [], pending: [], delay: 0 },
  initial: 'absent',
  on: {
    'session.opened': { target: '.listing', actions: 'forget' },
    'session.closed': { target: '.absent', actions: 'forget' },
    'wallet.tellCoins': { actions: ['tellCoins', 'tellBalances'] },
  },
  states: {
    absent: { meta: { says: 'Nobody is signed in', spec: '§3 Wallet' } },
    listing: {
      tags: ['busy'],
      meta: { says: 'Loads the balances; what was shown stays', spec: '§7 B wallet/list' },
      invoke: { id: 'list', src: 'wallet.list', input: undefined },
      on: {
        'wallet.listed': {
          target: 'shown',
          actions: [
            { type: 'keepWallets', params: ({ event }) => event },
            'tellCoins',
            'tellBalances',
          ],
        },
        'port.failed': 'failed',
        // An answer that is already under way may be older than the change.
        'wallet.changed': { target: 'listing', reenter: true },
        'hub.skipped': { target: 'listing', reenter: true },
        'wallet.purseClosed': { target: 'listing', reenter: true },
      },
    },
    shown: {
      meta: { says: 'The balances are shown', spec: '§3 Wallet' },
      on: { 'hub.skipped': 'listing', 'wallet.purseClosed': 'listing' },
      initial: 'settled',
      states: {
        settled: {
          meta: { says: 'Nothing is outstanding', spec: '§3 Wallet' },
          on: {
            'wallet.changed': {
              target: 'delayed',
              actions: { type: 'keepPending', params: ({ event }) => event },
            },
          },
        },
        delayed: {
          meta: { says: 'A new balance waits for the reels', spec: '§7 SuggestedDelay' },
          on: {
            'wallet.changed': [
              {
                guard: 'isHeld',
                actions: { type: 'joinPending', params: ({ event }) => event },
              },
              {
                target: 'delayed',
                reenter: true,
                actions: [
                  'showPending',
                  'tellCoins',
                  'tellBalances',
                  { type: 'keepPending', params: ({ event }) => event },
                ],
              },
            ],
            // Skipped, or without motion: what was waited for is over.
            'round.shown': {
              target: 'settled',
              actions: ['showPending', 'tellCoins', 'tellBalances'],
            },
            'hub.skipped': {
              target: '#wallet.listing',
              actions: ['showPending', 'tellCoins', 'tellBalances'],
            },
          },
          after: {
            SUGGESTED_DELAY: {
              target: 'settled',
              actions: ['showPending', 'tellCoins', 'tellBalances'],
            },
          },
        },
      },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'The balances did not load', spec: '§7 B wallet/list' },
      on: {
        'wallet.retry': 'listing',
        'connection.found': 'listing',
        'hub.skipped': 'listing',
        'wallet.changed': 'listing',
        'wallet.purseClosed': 'listing',
      },
    },
  },
});

export type WalletActor = ActorRefFrom<typeof walletMachine>;
