import type { Affiliate } from '../../contract/affiliate';

/**
 * Sample data: none of these companies exists and no address of theirs leads anywhere. An operator
 * replaces them with those they have contracts with.
 */
const sample = (
  key: string,
  name: string,
  games: readonly string[],
  areas: readonly Partial<Affiliate['jurisdictions'][number]>[],
): Affiliate => ({
  _id: `affiliate_${key}`,
  legalName: `Sample ${name} Gaming Ltd`,
  displayName: `Sample ${name}`,
  website: `https://${key}.example`,
  image: `/assets/affiliates/${key}.svg`,
  affiliateUrl: `https://${key}.example/welcome?from=fairground`,
  games: games.map((slug) => ({
    gameId: `game_${slug}`,
    url: `https://${key}.example/play/${slug}`,
  })),
  countries: [...new Set(areas.flatMap(({ countries = [] }) => countries))],
  jurisdictions: areas.map((area) => ({ countries: [], usaRegions: [], caRegions: [], ...area })),
});

export const sampleAffiliates: readonly Affiliate[] = [
  sample(
    'northpier',
    'North Pier',
    ['lantern-run', 'midnight-carousel', 'high-striker'],
    [{ countries: ['GB', 'IE', 'SE', 'DK', 'FI'] }],
  ),
  sample(
    'boardwalk',
    'Boardwalk',
    ['lantern-run', 'neon-orchard', 'starlight-parade'],
    [{ countries: ['US'], usaRegions: ['NJ', 'PA', 'MI', 'WV'] }],
  ),
  sample(
    'maplefair',
    'Maple Fair',
    ['midnight-carousel', 'neon-orchard', 'high-striker'],
    [{ countries: ['CA'], caRegions: ['ON'] }],
  ),
  sample(
    'kirmes',
    'Kirmes',
    ['lantern-run', 'midnight-carousel', 'starlight-parade'],
    [{ countries: ['DE', 'AT', 'NL'] }],
  ),
];
