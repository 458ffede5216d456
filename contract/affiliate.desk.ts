import * as z from 'zod/mini';
import { isLandingUrl } from './advertisement.rules';
import { staffCall } from './call';
import { area, need, paged, reading, Why, writing } from './desk';
import { AFFILIATE_GAMES_MAX, AFFILIATE_LINK_MAX } from './limits';
import { BrandPicture, PICTURE_SIGNS } from './look.desk';
import { Id, pageOf, textOf } from './words';

const Link = z.string().check(z.maxLength(AFFILIATE_LINK_MAX), z.refine(isLandingUrl));

/** Who else offers games for money, which, and where [§3 Affiliate, decision 188]. */
export const AffiliateTerms = z.object({
  displayName: textOf(1, 60),
  legalName: textOf(1, 120),
  website: Link,
  /** Where a player is sent who comes from here, to no game of its own. */
  affiliateUrl: Link,
  image: BrandPicture,
  games: z
    .array(z.object({ gameId: Id, url: Link }))
    .check(z.minLength(1), z.maxLength(AFFILIATE_GAMES_MAX)),
  ...area,
});
export type AffiliateTerms = z.infer<typeof AffiliateTerms>;

/** What left for it, to a game or to its site: in the last 30 days, and in all. */
const Clicks = z.object({
  gameId: Id,
  to: z.enum(['game', 'website']),
  recent: z.int(),
  total: z.int(),
});

export const AffiliateKept = z.extend(AffiliateTerms, {
  _id: Id,
  /** The most clicked on top. */
  clicks: z.array(Clicks),
});
export type AffiliateKept = z.infer<typeof AffiliateKept>;

/** It opens play for money where nothing else does. */
const shared = { ...writing, isFresh: true, staff: need('games', 'write') } as const;
const sent = { rate: 'upload', bytes: PICTURE_SIGNS + 65_536 } as const;

export const listAffiliatesKept = staffCall({
  ...reading,
  name: 'listAffiliatesKept',
  staff: need('games', 'read'),
  path: '/staff/affiliates',
  body: z.object(paged),
  out: pageOf(AffiliateKept),
  refusals: [],
  says: 'Who else offers games for money, where, and what left for them',
});

export const makeAffiliate = staffCall({
  ...shared,
  ...sent,
  name: 'makeAffiliate',
  path: '/staff/affiliates/make',
  body: z.object({ terms: AffiliateTerms, why: Why }),
  refusals: ['image-refused', 'images-busy'],
  says: 'Have somebody offer games for money where they may',
});

export const changeAffiliate = staffCall({
  ...shared,
  ...sent,
  name: 'changeAffiliate',
  path: '/staff/affiliates/change',
  body: z.object({ _id: Id, terms: AffiliateTerms, why: Why }),
  refusals: ['not-found', 'image-refused', 'images-busy'],
  says: 'Have them offer others, elsewhere, or at other addresses',
});

export const endAffiliate = staffCall({
  ...shared,
  name: 'endAffiliate',
  path: '/staff/affiliates/end',
  body: z.object({ _id: Id, why: Why }),
  refusals: ['not-found'],
  says: 'Work with an affiliate no more: what it alone opened is closed',
});
