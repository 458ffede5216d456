import { test } from 'vitest';
import type { SubscriptionTier } from '../../../contract/advertisement.rules';
import type { Cloth } from '../../../contract/player';
import { decideCloth } from '../../../server/cloth/cloth.decider';
import type { PlayerEvent } from '../../../server/player/player.events';
import type { SubscriptionState } from '../../../server/subscription/subscription.events';
import { given } from '../../support/decider';
import { nobody, player, purse } from '../../support/states';

const laid = (cloth?: Cloth): PlayerEvent => ({
  type: 'player.clothChosen',
  ...(cloth !== undefined && { cloth }),
});
/** 1,000 coins complete the first level, 2,000 the second: 3,000 are the third. */
const earned = (coinsEarned: number) => ({ ...purse(), coinsEarned });
const none: SubscriptionState = { phase: 'none' };
const of = (tier: SubscriptionTier, phase: SubscriptionState['phase'] = 'active') =>
  ({ phase, term: { tier } }) as SubscriptionState;
const choose = (
  cloth: Cloth | null,
  {
    coins = 0,
    subscription = none,
    ...states
  }: { coins?: number; subscription?: SubscriptionState; player?: ReturnType<typeof player> } = {},
) =>
  given({ player: player(), ...states, wallet: earned(coins), subscription }).when((all) =>
    decideCloth(all, { cloth, thresholds: [] }),
  );

test('a cloth is laid from the level on that opens it, and not a coin before', () => {
  choose('lagoon', { coins: 2_999 }).thenRefused('step-illegal', { cloth: 'lagoon' });
  choose('lagoon', { coins: 3_000 }).thenHappens({ player: [laid('lagoon')] }, null);
  choose('berry', { coins: 3_000 }).thenRefused('step-illegal', { cloth: 'berry' });
});

test('a tier opens its own, and those of the tiers below it', () => {
  choose('ice').thenRefused('step-illegal', { cloth: 'ice' });
  choose('ice', { subscription: of('diamond') }).thenHappens({ player: [laid('ice')] }, null);
  choose('ice', { subscription: of('crown') }).thenHappens({ player: [laid('ice')] }, null);
  const { thenRefused } = choose('velvet', { subscription: of('diamond') });
  thenRefused('step-illegal', { cloth: 'velvet' });
  choose('velvet', { subscription: of('crown') }).thenHappens({ player: [laid('velvet')] }, null);
});

test('what is past due opens nothing', () => {
  const { thenRefused } = choose('ice', { subscription: of('crown', 'past due') });
  thenRefused('step-illegal', { cloth: 'ice' });
});

test('what lies there already is silent; it is taken off even where it is closed since', () => {
  const under = { player: player(laid('ice')) };
  choose('ice', { ...under, subscription: of('crown') }).thenNothing(null);
  choose(null).thenNothing(null);
  choose(null, under).thenHappens({ player: [laid()] }, null);
  choose(null, { player: player(laid('ice'), laid()) }).thenNothing(null);
});

test('whoever is gone has no table', () => {
  choose(null, { player: nobody }).thenRefused('token-expired');
});
