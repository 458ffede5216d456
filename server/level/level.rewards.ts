import { levelProgress } from '../../contract/level.rules';
import { scratchers as kinds } from '../../games/scratcher/scratcher.rules';
import type { Platform } from '../platform';
import { thresholds } from '../player/player.answer';
import { protectionKind } from '../protection/protection.events';
import { scratcherKind } from '../scratcher/scratcher.events';
import { cardCommits } from '../scratcher/scratcher.seed';
import { idNamed } from '../secret/secret';
import { spinPlace } from '../spin/spin.catalogue';
import { spinKind } from '../spin/spin.events';
import type { Consumer } from '../store/consumer';
import { eventsOf } from '../store/projection';
import { streamOf } from '../store/stream';
import { coinsEarnedBy, isDemo, walletKind } from '../wallet/wallet.events';
import { decideReward } from './level.decider';
import { levelKind } from './level.events';

/** Cards of one level. */
const CARDS = 1;

/** The kind of card that a level grants: each kind in turn. */
const kindOf = (level: number): string => kinds[(level - 2) % kinds.length]?.id ?? 'neon-nights';

/**
 * Coins, a scratch card and free spins for each level that a player reaches by what they win in games [decisions 27, 29].
 * It begins at the beginning of the log: levels of before there were rewards are rewarded too.
 */
export const levelRewards = ({
  store,
  secrets,
  scratchers,
  now,
}: Pick<Platform, 'store' | 'secrets' | 'scratchers' | 'now'>): Consumer => ({
  name: 'level rewards',
  stance: 'promotes',
  from: 'start',
  async handle(events) {
    const earned = new Set<string>();
    for (const { id, event } of eventsOf(walletKind, events))
      if (!isDemo(id) && coinsEarnedBy(event) > 0) earned.add(id);
    for (const player of earned) {
      // The time of what it pays: among a wallet's movements none is from before an earlier one.
      const at = new Date(now()).toISOString();
      const [{ coinsEarned }, { level: rewarded }] = await Promise.all([
        store.load(streamOf(walletKind, player)),
        store.load(streamOf(levelKind, player)),
      ]);
      const { level: reached } = levelProgress(coinsEarned, thresholds);
      for (let level = rewarded + 1; level <= reached; level += 1) {
        const id = `scratcher_level${level}-${player.replace(/^player_/, '')}`;
        const commits = cardCommits(secrets, id, CARDS);
        await store.execute({
          name: 'rewardLevel',
          at,
          streams: {
            wallet: streamOf(walletKind, player),
            level: streamOf(levelKind, player),
            protection: streamOf(protectionKind, player),
            scratcher: streamOf(scratcherKind, id),
            spin: streamOf(spinKind, idNamed('spins', `level ${level} ${player}`)),
          },
          decide: (states) =>
            decideReward(states, {
              level,
              movement: idNamed('level', `${level} ${player}`),
              place: spinPlace(level),
              thresholds,
              player,
              typeId: kindOf(level),
              ...scratchers.kept(kindOf(level)),
              commits,
              at,
            }),
        });
      }
    }
  },
});
