import type { AffiliateTerms } from '../../contract/affiliate.desk';
import { gameIdOf, slugOf } from '../../contract/game.rules';
import type { DeedValues } from '../../machines/office/desk.words';
import { areaOf, typedArea } from './areaDraft';

/** What a form of terms calls its fields, by their names in the terms. */
export const affiliateWords = {
  displayName: 'Name',
  legalName: 'Name in law',
  website: 'Website (https://…)',
  affiliateUrl: 'Where players are sent (https://…)',
  image: 'Picture',
  games: 'Games, each on its line with its address (lantern-run https://…)',
} as const;

type Game = AffiliateTerms['games'][number];

/** `lantern-run https://…`, each on its line; a line without an address has an empty one. */
const gamesOf = (typed: string): Game[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [slug = '', ...address] = line.split(/\s+/);
      return { gameId: gameIdOf(slug), url: address.join(' ') };
    });
const typedGames = (games: readonly Game[]): string =>
  games.map(({ gameId, url }) => `${slugOf(gameId)} ${url}`).join('\n');

export const blank: DeedValues = {
  ...{ displayName: '', legalName: '', website: '', affiliateUrl: '', image: '', games: '' },
  ...{ countries: '', usaRegions: '', caRegions: '' },
};

/** Terms as they are typed. */
export const typedOf = ({
  displayName,
  legalName,
  website,
  affiliateUrl,
  image,
  games,
  ...area
}: AffiliateTerms): DeedValues => ({
  ...{ displayName, legalName, website, affiliateUrl, image },
  games: typedGames(games),
  ...typedArea(area),
});

/** What is typed, as terms; what is none is the server's to refuse, beside the field. */
export const termsOf = (values: DeedValues): AffiliateTerms => {
  const text = (name: keyof typeof affiliateWords): string => (values[name] ?? '').trim();
  return {
    displayName: text('displayName'),
    legalName: text('legalName'),
    website: text('website'),
    affiliateUrl: text('affiliateUrl'),
    image: text('image'),
    games: gamesOf(values['games'] ?? ''),
    ...areaOf(values),
  };
};
