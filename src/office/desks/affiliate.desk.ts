import * as contract from '../../../contract/affiliate.desk';
import { slugOf } from '../../../contract/game.rules';
import { LOOK_PICTURE_BYTES_MAX } from '../../../contract/limits';
import { blank, termsOf, typedOf, affiliateWords as words } from '../affiliateDraft';
import { areaFields, shownArea } from '../areaDraft';
import { because, type DeedField, type DeskLook, deed, line, paged, picture, why } from '../look';
import { sayCount } from '../say';

const fields: readonly DeedField[] = [
  line('displayName', words.displayName),
  line('legalName', words.legalName),
  line('website', words.website),
  line('affiliateUrl', words.affiliateUrl),
  picture('image', words.image, { side: 512, signs: LOOK_PICTURE_BYTES_MAX }),
  { name: 'games', label: words.games, kind: 'text' },
  ...areaFields,
  why,
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
  deeds: [
    deed(
      contract.changeAffiliate,
      (_id, values) => ({ _id, terms: termsOf(values), why: values['why'] ?? '' }),
      { label: 'Change it', right: 'write', fields, values: typedOf },
    ),
    deed(contract.endAffiliate, because, {
      label: 'End',
      right: 'write',
      tone: 'danger',
      fields: [why],
    }),
  ],
  adds: deed(
    contract.makeAffiliate,
    (_, values) => ({ terms: termsOf(values), why: values['why'] ?? '' }),
    { label: 'Add an affiliate', right: 'write', tone: 'primary', fields, values: () => blank },
  ),
  empty: 'No affiliate is called so.',
};
