import { type SubscriptionTier, subscriptionTiers } from './advertisement.rules';
import type { Cloth } from './player';

/** Top, middle and bottom of a front, dark enough for light words in either palette. */
export type Front = readonly [string, string, string];

/** The level from which a cloth is open, or the least tier with which it is. */
export type Opening = { readonly level: number } | { readonly tier: SubscriptionTier };

/** Every second level opens one, between those that bring a frame; so does each tier. */
export const clothTable: Readonly<Record<Cloth, { front: Front; opens: Opening }>> = {
  lagoon: { front: ['#06343a', '#08504f', '#04222b'], opens: { level: 3 } },
  berry: { front: ['#3d0d2e', '#78215c', '#22071a'], opens: { level: 5 } },
  midnight: { front: ['#10173f', '#2b3a8c', '#090d26'], opens: { level: 7 } },
  ember: { front: ['#3d1608', '#7d3413', '#220b04'], opens: { level: 9 } },
  ice: { front: ['#12303f', '#234d65', '#0a1c26'], opens: { tier: 'diamond' } },
  velvet: { front: ['#2f0a3f', '#641f82', '#1a0524'], opens: { tier: 'crown' } },
};

/** What opens cloths: a level, and the tier of a subscription that is active. */
export interface Standing {
  readonly level: number;
  readonly tier?: SubscriptionTier | undefined;
}

const rankOf = (tier: SubscriptionTier | undefined): number =>
  tier === undefined ? -1 : subscriptionTiers.indexOf(tier);

const isOpen = (cloth: Cloth, { level, tier }: Standing): boolean => {
  const { opens } = clothTable[cloth];
  return 'level' in opens ? level >= opens.level : rankOf(tier) >= rankOf(opens.tier);
};

export const cloths = Object.keys(clothTable) as Cloth[];

/** The cloths that somebody may choose among, in their order. */
export const openCloths = (standing: Standing): Cloth[] =>
  cloths.filter((cloth) => isOpen(cloth, standing));
