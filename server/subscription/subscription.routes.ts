import * as contract from '../../contract/subscription';
import { tiersIn } from '../../contract/subscription.rules';
import { type Asked, on, type Route, refused } from '../http/route';
import { payingBy } from '../payment/method.pay';
import type { Platform } from '../platform';
import { barredFromMoney, gateStreams } from '../play/gate.moves';
import { eligibilityOf, lawsOf } from '../play/play.eligibility';
import { idOfKey } from '../secret/secret';
import { streamOf } from '../store/stream';
import { walletOf } from '../wallet/wallet.answer';
import { askForPlan, orderOf } from './plan.command';
import { planStreams } from './plan.streams';
import { tellPlans } from './plan.tell';
import { subscriptionOf } from './subscription.answer';
import { decideCancelSubscription, decideOrder, decideSubscribe } from './subscription.decider';
import { subscriptionKind } from './subscription.events';

/** The two paid tiers [§1, §7 B wallet/subscribe, decision 147]. */
export const subscriptionRoutes = (platform: Platform): Route[] => {
  const { store, countries, payments } = platform;
  const laws = lawsOf(platform);

  const read = async ({ caller, address, now }: Asked<typeof contract.readSubscription>) => {
    const [{ facts, currency }, state] = await Promise.all([
      eligibilityOf(platform, { caller, address, now }),
      store.load(streamOf(subscriptionKind, caller.player)),
    ]);
    const subscription = subscriptionOf(state);
    const barred = barredFromMoney(facts);
    // Who has one may look at it and end it wherever they are.
    if (barred !== undefined && subscription === undefined) return barred;
    return {
      currency,
      tiers: barred === undefined ? tiersIn(currency) : [],
      ...(subscription !== undefined && { subscription }),
    };
  };

  const answer = async (player: string) =>
    subscriptionOf(await store.load(streamOf(subscriptionKind, player)));

  const subscribe = async (asked: Asked<typeof contract.subscribe>) => {
    const { caller, body, address, now, key } = asked;
    const { player, session } = caller;
    const { currency, name: tier, cost } = body;
    const { country } = countries.locate(address);
    const entrant = { player, session, currency, country, at: now };
    const streams = { ...planStreams(player), ...gateStreams(entrant) };
    const common = { entrant, laws, tier, cost };
    if (body.payment === undefined) {
      const id = idOfKey('subscription', key);
      const outcome = await store.execute({
        name: 'subscribe',
        at: now,
        key,
        streams,
        decide: (states) => decideSubscribe(states, { ...common, id }),
      });
      if ('refused' in outcome) return outcome;
    } else {
      const by = await payingBy(platform, body.payment, { player, at: now });
      if ('refused' in by) return by;
      // The same key is the same plan, also for the provider.
      const plan = idOfKey('plan', key);
      const { payment } = by.answer;
      const outcome = await store.execute({
        name: 'orderPlan',
        at: now,
        key,
        streams,
        decide: (states) =>
          decideOrder(states, { ...common, plan, payment, provider: payments.name }),
      });
      if ('refused' in outcome) return outcome;
      const refusal = await began(player, plan, now);
      if (refusal !== undefined) return refusal;
    }
    await tellPlans(platform, player, now);
    const [subscription, { balances }] = await Promise.all([
      answer(player),
      store.load(streams.wallet),
    ]);
    if (subscription === undefined) return refused('not-found');
    return { subscription, wallet: walletOf(currency, balances[currency] ?? 0) };
  };

  /** Asks the provider for a plan that nobody has an answer of yet; the refusal, where there is one. */
  const began = async (player: string, plan: string, now: string) => {
    const ordered = async () =>
      (await store.load(streamOf(subscriptionKind, player))).plans?.[plan];
    const before = await ordered();
    // The same tier again, which goes on: nothing was ordered.
    if (before === undefined) return undefined;
    const asking = await askForPlan(platform, orderOf(plan, player, before.order), now);
    if ('refused' in asking) return asking;
    const after = await ordered();
    return after?.reason === undefined
      ? undefined
      : refused('payment-declined', { reason: after.reason });
  };

  const cancel = async ({ caller, now, key }: Asked<typeof contract.cancelSubscription>) => {
    const { player } = caller;
    const outcome = await store.execute({
      name: 'cancelSubscription',
      at: now,
      key,
      streams: { subscription: streamOf(subscriptionKind, player) },
      decide: ({ subscription }) => decideCancelSubscription(subscription, now),
    });
    if ('refused' in outcome) return outcome;
    await tellPlans(platform, player, now);
    const subscription = await answer(player);
    return subscription === undefined ? refused('step-illegal') : { subscription };
  };

  return [
    on(contract.readSubscription, read),
    on(contract.subscribe, subscribe),
    on(contract.cancelSubscription, cancel),
  ];
};
