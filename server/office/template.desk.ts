import { slugOf } from '../../contract/game.rules';
import type { Problem } from '../../contract/problems';
import * as contract from '../../contract/template.desk';
import { leavesNothing, nextStart, timetableFlaw } from '../../contract/template.rules';
import { cutPage } from '../http/page';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { shelfDeeds } from './shelf';
import { unknownCard, unknownCountry, unknownGame, wrongTerm } from './terms';

type Terms = contract.TemplateTerms;

/** Tournaments that come again, before those who look after the games [decision 184]. */
export const templateDesk = (platform: Platform): Route[] => {
  const { catalogue, countries, templates } = platform;
  const list = async ({ body, now }: Asked<typeof contract.listTemplatesKept>) => {
    const text = body.search.trim().toLowerCase();
    const items = Object.entries(templates.terms)
      .filter(([, { name }]) => name.toLowerCase().includes(text))
      .map(([_id, terms]) => ({
        _id,
        ...terms,
        next: new Date(nextStart(terms.when, Date.parse(now))).toISOString(),
      }))
      .toSorted((one, other) => one.next.localeCompare(other.next));
    return cutPage(items, body);
  };

  /** What of these terms there is not, or cannot be kept. */
  const flawOf = (terms: Terms): Problem | undefined => {
    const { games, leastStake, cards, conditions, when } = terms;
    const unknown = unknownGame(catalogue, games);
    if (unknown !== undefined) return unknown;
    const small = games.find(
      (id) => Math.max(0, ...(catalogue.find(id)?.game.stakes ?? [])) < leastStake,
    );
    if (small !== undefined)
      return wrongTerm('leastStake', 'a game takes no stake as large', slugOf(small));
    const noCard = unknownCard('cards.typeId', cards?.typeId);
    if (noCard !== undefined) return noCard;
    const { countries: codes = [] } = conditions;
    const abroad = unknownCountry(countries, 'conditions.countries', codes);
    if (abroad !== undefined) return abroad;
    const flaw = timetableFlaw(when);
    if (flaw === 'ahead') return wrongTerm('when.ahead', 'one must always be to come');
    if (flaw !== undefined)
      return wrongTerm(`when.${flaw}`, 'longer than from one start to the next');
    return leavesNothing(terms)
      ? wrongTerm('guaranteed', 'it would leave a place nothing to win')
      : undefined;
  };

  const { make, change, end } = shelfDeeds(platform, templates, async (terms) => {
    const flaw = flawOf(terms);
    return flaw === undefined ? terms : { refused: flaw };
  });
  return [
    on(contract.listTemplatesKept, list),
    on(contract.makeTemplate, make(contract.makeTemplate)),
    on(contract.changeTemplate, change(contract.changeTemplate)),
    on(contract.endTemplate, end(contract.endTemplate)),
  ];
};
