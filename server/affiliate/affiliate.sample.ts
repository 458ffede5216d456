import type { AffiliateTerms } from '../../contract/affiliate.desk';

const sample = (
  key: string,
  name: string,
  games: readonly string[],
  area: Partial<AffiliateTerms>,
): [id: string, terms: AffiliateTerms] => [
  `affiliate_${key}`,
  {
    legalName: `Sample ${name} Gaming Ltd`,
    displayName: `Sample ${name}`,
    website: `https://${key}.example`,
    image: `/assets/affiliates/${key}.svg`,
    affiliateUrl: `https://${key}.example/welcome?from=fairground`,
    games: games.map((slug) => ({
      gameId: `game_${slug}`,
      url: `https://${key}.example/play/${slug}`,
    })),
    countries: [],
    usaRegions: [],
    caRegions: [],
    ...area,
  },
];

/**
 * Sample data by id: none of these companies exists and no address of theirs leads anywhere. An operator
 * replaces them with those they have contracts with.
 */
export const sampleAffiliates: Readonly<Record<string, AffiliateTerms>> = Object.fromEntries([
  sample('northpier', 'North Pier', ['lantern-run', 'midnight-carousel', 'high-striker'], {
    countries: ['GB', 'IE', 'SE', 'DK', 'FI'],
  }),
  sample('boardwalk', 'Boardwalk', ['lantern-run', 'neon-orchard', 'starlight-parade'], {
    countries: ['US'],
    usaRegions: ['NJ', 'PA', 'MI', 'WV'],
  }),
  sample('maplefair', 'Maple Fair', ['midnight-carousel', 'neon-orchard', 'high-striker'], {
    countries: ['CA'],
    caRegions: ['ON'],
  }),
  sample('kirmes', 'Kirmes', ['lantern-run', 'midnight-carousel', 'starlight-parade'], {
    countries: ['DE', 'AT', 'NL'],
  }),
]);
