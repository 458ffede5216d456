import { type Problem, problem } from '../../contract/problems';
import type { ScratcherTable } from '../../contract/scratcher';
import * as contract from '../../contract/scratcher.desk';
import { scratchers as kinds, skinOf, tableFlaw } from '../../games/scratcher/scratcher.rules';
import { cutPage } from '../http/page';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { shelfDeeds } from './shelf';
import { wrongTerm } from './terms';

const flawWords = {
  symbol: ['prizes', 'each symbol once, and one of its own'],
  run: ['run', 'more cards win than there are'],
  return: ['price', 'more comes back than it costs'],
} as const;

/** What scratch cards cost and pay, before those who look after the games [decision 197]. */
export const scratcherDesk = (platform: Platform): Route[] => {
  const { scratchers } = platform;
  const list = async ({ body }: Asked<typeof contract.listScratchersKept>) => {
    const text = body.search.trim().toLowerCase();
    const items = kinds
      .filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(text))
      .flatMap(({ id, name, symbols }) => {
        const table = scratchers.terms[id];
        return table === undefined ? [] : [{ _id: id, name, symbols: [...symbols], ...table }];
      });
    return cutPage(items, body);
  };

  const flawOf = (terms: ScratcherTable, id = ''): Problem | undefined => {
    if (scratchers.terms[id] === undefined) return problem('not-found');
    const flaw = tableFlaw(skinOf(id), terms);
    if (flaw === undefined) return undefined;
    const [field, reason] = flawWords[flaw];
    return wrongTerm(field, reason);
  };

  const { change } = shelfDeeds(platform, scratchers, async (terms, _now, id) => {
    const flaw = flawOf(terms, id);
    return flaw === undefined ? terms : { refused: flaw };
  });
  return [
    on(contract.listScratchersKept, list),
    on(contract.changeScratcher, change(contract.changeScratcher)),
  ];
};
