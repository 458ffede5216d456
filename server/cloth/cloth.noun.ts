import { chooseCloth } from '../../contract/cloth';
import { on, refused } from '../http/route';
import type { Noun } from '../noun';
import { thresholds, userOf } from '../player/player.answer';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';
import { subscriptionKind } from '../subscription/subscription.events';
import { walletKind } from '../wallet/wallet.events';
import { decideCloth } from './cloth.decider';

/** What lies on a player's tables [decision 171]. */
export const clothNoun: Noun = {
  routes: [
    (platform) => [
      on(chooseCloth, async ({ caller: { player }, body, now, key }) => {
        const outcome = await platform.store.execute({
          name: 'chooseCloth',
          at: now,
          key,
          streams: {
            player: streamOf(playerKind, player),
            wallet: streamOf(walletKind, player),
            subscription: streamOf(subscriptionKind, player),
          },
          decide: (states) => decideCloth(states, { ...body, thresholds }),
        });
        if ('refused' in outcome) return outcome;
        return (await userOf(platform, player, now)) ?? refused('token-expired');
      }),
    ],
  ],
};
