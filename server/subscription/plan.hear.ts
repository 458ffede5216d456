import { problem } from '../../contract/problems';
import type { ProviderWord } from '../payment/payment.provider';
import type { Platform } from '../platform';
import type { Outcome } from '../store/command';
import * as decider from './plan.decider';
import { planStreams } from './plan.streams';
import { tellPlan, tellPlans } from './plan.tell';

type Needs = Pick<Platform, 'sql' | 'store' | 'payments' | 'log' | 'now'>;

const unknown: Outcome<null> = { refused: problem('not-found') };

/** What was said is decided over the subscription of whoever ordered the plan. */
const decided = (
  { store }: Needs,
  player: string,
  word: ProviderWord,
  now: string,
): Promise<Outcome<null>> | undefined => {
  const name = `hear ${word.type}`;
  const { subscription, protection, wallet } = planStreams(player);
  const plan = word.about;
  switch (word.type) {
    case 'plan.paid':
      return store.execute({
        name,
        at: now,
        streams: { subscription, protection, wallet },
        decide: (states) => decider.decidePaid(states, word, { player, at: now }),
      });
    case 'plan.due':
      return store.execute({
        name,
        at: now,
        streams: { subscription, protection, wallet },
        decide: (states) => decider.decideDue(states, plan, now),
      });
    case 'plan.reversed':
      return store.execute({
        name,
        at: now,
        streams: { subscription, wallet, protection },
        decide: (states) => decider.decideReversed(states, word, now),
      });
    case 'plan.refused':
      return store.execute({
        name,
        at: now,
        streams: { subscription },
        decide: (states) => decider.decideDeclined(states.subscription, plan, word.reason, now),
      });
    case 'plan.unpaid':
      return store.execute({
        name,
        at: now,
        streams: { subscription },
        decide: (states) => decider.decideUnpaid(states.subscription, word, now),
      });
    case 'plan.ended':
      return store.execute({
        name,
        at: now,
        streams: { subscription },
        decide: (states) => decider.decideEnded(states.subscription, plan, now),
      });
    default:
      return undefined;
  }
};

/**
 * What the provider said of a plan. Where a period is due, it charges once that is taken: so it is
 * taken only when the provider knows what it shall do; `unavailable` until then.
 */
export const hearOfPlan = async (
  platform: Needs,
  word: ProviderWord,
  now: string,
): Promise<Outcome<null>> => {
  const { about: plan } = word;
  const [row] = await platform.sql<{ player: string }[]>`
    select player from subscription_orders where id = ${plan}`;
  if (row === undefined) return unknown;
  const { player } = row;
  const outcome = await (decided(platform, player, word, now) ?? unknown);
  if ('refused' in outcome) return outcome;
  if (word.type !== 'plan.due') {
    await tellPlans(platform, player, now);
    return outcome;
  }
  const isTold = await tellPlan(platform, { plan, player, now });
  return isTold ? outcome : { refused: problem('unavailable') };
};
