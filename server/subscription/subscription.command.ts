import type { Platform } from '../platform';
import { idNamed } from '../secret/secret';
import type { Timer } from '../store/timer';
import { planStreams } from './plan.streams';
import { tellPlans } from './plan.tell';
import { decideRenew } from './subscription.decider';

type Needs = Pick<Platform, 'store' | 'payments' | 'log'>;

/** Does what is due about a player's subscription, once for each time that it is due. */
const renewSubscription = async (platform: Needs, player: string, at: string): Promise<void> => {
  const { store } = platform;
  const streams = planStreams(player);
  const { dueAt } = await store.load(streams.subscription);
  if (dueAt === undefined) return;
  // Named by when it was due: another process at it pays once.
  const id = idNamed('subscription', `${player} ${dueAt}`);
  await store.execute({
    name: 'renewSubscription',
    at,
    streams,
    decide: (states) => decideRenew(states, { id, at }),
  });
  await tellPlans(platform, player, at);
};

/**
 * What is due about a subscription, named by its player and the moment [decision 163]. Who may not
 * spend is not charged: theirs ends.
 */
export const subscriptionTimer = (platform: Needs): Timer => ({
  kind: 'subscription',
  stance: 'stakes',
  async run(subject, now) {
    const [player = ''] = subject.split(' ');
    await renewSubscription(platform, player, now.toISOString());
  },
});
