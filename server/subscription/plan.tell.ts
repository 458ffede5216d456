import type { Platform } from '../platform';
import { decideTold } from './plan.decider';
import { wantedOf } from './plan.state';
import { planStreams } from './plan.streams';

type Needs = Pick<Platform, 'store' | 'payments' | 'log'>;

/** The provider is told what it shall do about a plan, if it does not know. Answers whether it knows now. */
export const tellPlan = async (
  { store, payments, log }: Needs,
  { plan, player, now }: { plan: string; player: string; now: string },
): Promise<boolean> => {
  const { subscription, protection } = planStreams(player);
  const state = await store.load(subscription);
  const going = wantedOf(state, plan);
  if (state.plans?.[plan]?.told === going) return true;
  try {
    await payments.keep(plan, going);
  } catch (error) {
    log.error({ error, plan }, 'the payment provider gave no answer');
    return false;
  }
  const outcome = await store.execute({
    name: 'tellPlan',
    at: now,
    streams: { subscription, protection },
    decide: (states) => decideTold(states, plan, going, now),
  });
  return 'answer' in outcome;
};

/** The same of every plan of a player, after something changed. */
export const tellPlans = async (platform: Needs, player: string, now: string): Promise<void> => {
  const { plans = {} } = await platform.store.load(planStreams(player).subscription);
  for (const plan of Object.keys(plans)) await tellPlan(platform, { plan, player, now });
};
