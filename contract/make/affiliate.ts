import type { Affiliate } from '../affiliate';

/** An affiliate that covers Malta. */
export const anAffiliate = (given: Partial<Affiliate> = {}): Affiliate => ({
  _id: 'affiliate_0001',
  legalName: 'Sample Harbour Gaming Ltd',
  displayName: 'Sample Harbour',
  website: 'https://harbour.example',
  image: '/assets/affiliates/harbour.svg',
  affiliateUrl: 'https://harbour.example/welcome',
  games: [{ gameId: 'game_wheel', url: 'https://harbour.example/wheel' }],
  countries: ['MT'],
  jurisdictions: [{ countries: ['MT'], usaRegions: [], caRegions: [] }],
  ...given,
});
