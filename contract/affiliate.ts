import * as z from 'zod/mini';
import { call } from './call';
import { CountryCode, Done, Id, Region } from './words';

/** Whoever else offers some of the games for money, and where [§3 Affiliate]. */
export const Affiliate = z.object({
  _id: Id,
  legalName: z.string(),
  displayName: z.string(),
  website: z.string(),
  image: z.string(),
  affiliateUrl: z.string(),
  games: z.array(z.object({ gameId: Id, url: z.string() })),
  countries: z.array(CountryCode),
  jurisdictions: z.array(
    z.object({
      countries: z.array(CountryCode),
      usaRegions: z.array(Region),
      caRegions: z.array(Region),
    }),
  ),
});
export type Affiliate = z.infer<typeof Affiliate>;

export const listAffiliates = call({
  stance: 'neutral',
  name: 'listAffiliates',
  method: 'GET',
  path: '/games/affiliates',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  query: z.object({ country: z.optional(CountryCode), region: z.optional(Region) }),
  out: z.object({ items: z.array(Affiliate) }),
  refusals: [],
  spec: '§7 B games',
  says: 'The affiliates that cover a place',
});

export const clickAffiliate = call({
  stance: 'neutral',
  name: 'clickAffiliate',
  method: 'POST',
  path: '/games/affiliates/click/:id',
  audience: 'anyone',
  kind: 'command',
  rate: 'write',
  params: z.object({ id: Id }),
  body: z.object({ gameId: Id, type: z.enum(['game', 'website']) }),
  out: Done,
  refusals: ['not-found'],
  spec: '§7 B games',
  says: 'Count a click that leaves for an affiliate',
});
