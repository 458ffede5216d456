import * as contract from '../../contract/daily';
import { COINS } from '../../contract/limits';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { protectionKind } from '../protection/protection.events';
import { streamOf } from '../store/stream';
import { subscriptionKind } from '../subscription/subscription.events';
import { walletKind } from '../wallet/wallet.events';
import { decideOpen } from './daily.decider';
import { dailyKind } from './daily.events';
import { dailyOf } from './daily.query';

/** The gift of the day [decision 121]. */
export const dailyRoutes = (platform: Platform): Route[] => {
  const { store } = platform;

  const open = async ({ caller: { player }, now, key }: Asked<typeof contract.openDaily>) => {
    const wallet = streamOf(walletKind, player);
    const outcome = await store.execute({
      name: 'openDaily',
      at: now,
      key,
      streams: {
        daily: streamOf(dailyKind, player),
        player: streamOf(playerKind, player),
        protection: streamOf(protectionKind, player),
        wallet,
        subscription: streamOf(subscriptionKind, player),
      },
      decide: (states) => decideOpen(states, { player, at: now }),
    });
    if ('refused' in outcome) return outcome;
    const [daily, { balances }] = await Promise.all([
      dailyOf(platform, player),
      store.load(wallet),
    ]);
    return { daily, balance: balances[COINS] ?? 0 };
  };

  return [
    on(contract.readDaily, ({ caller }) => dailyOf(platform, caller.player)),
    on(contract.openDaily, open),
  ];
};
