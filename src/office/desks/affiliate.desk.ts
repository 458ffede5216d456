import * as contract from '../../../contract/affiliate.desk';
import { slugOf } from '../../../contract/game.rules';
import { LOOK_PICTURE_BYTES_MAX } from '../../../contract/limits';
import { blank, termsOf, typedOf, affiliateWords as words } from '../affiliateDraft';
import { areaFields, shownArea } from '../areaDraft';
import { type DeedField, type DeskLook, line, paged, picture, shelfDeeds } from '../look';
import { sayCount } from '../say';

const fields: readonly DeedField[] = [
  line('displayName', words.displayName),
  line('legalName', words.legalName),
  line('website', words.website),
  line('affiliateUrl', words.affiliateUrl),
  picture('image', words.image, { side: 512, signs: LOOK_PICTURE_BYTES_MAX }),
  { name: 'games', label: words.games, kind: 'text' },
  ...areaFields,
];

type Counted = contract.AffiliateKept['clicks'][number];
const sum = (clicks: readonly Counted[], of: 'recent' | 'total'): number =>
  clicks.reduce((all, count) => all + count[of], 0);

export const affiliates: DeskLook<contract.AffiliateKept> = {
  title: 'Affiliates',
  list: { call: contract.listAffiliatesKept, body: paged },
  name: ({ displayName }) => displayName,
  columns: [
    { title: 'Name in law', cell: ({ legalName }) => legalName },
    { title: 'Countries', cell: shownArea },
    {
      title: 'Games, and clicks from them',
      cell: ({ games, clicks }) =>
        games
          .map(({ gameId }) => {
            const own = clicks.filter((count) => count.gameId === gameId);
            return `${slugOf(gameId)} ${sayCount(sum(own, 'total'))}`;
          })
          .join(' · '),
    },
    {
      title: 'Clicks in 30 days',
      cell: ({ clicks }) => sayCount(sum(clicks, 'recent')),
      end: true,
    },
    { title: 'Clicks in all', cell: ({ clicks }) => sayCount(sum(clicks, 'total')), end: true },
  ],
  ...shelfDeeds({
    calls: {
      make: contract.makeAffiliate,
      change: contract.changeAffiliate,
      end: contract.endAffiliate,
    },
    fields,
    terms: termsOf,
    typed: typedOf,
    blank,
    says: { make: 'Add an affiliate', end: 'End' },
  }),
  empty: 'No affiliate is called so.',
};
