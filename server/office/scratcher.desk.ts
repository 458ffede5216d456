import type { Problem } from '../../contract/problems';
import * as contract from '../../contract/scratcher.desk';
import { scratchers as kinds, skinOf, tableFlaw } from '../../games/scratcher/scratcher.rules';
import { cutPage } from '../http/page';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { shelfDeeds } from './shelf';
import { wrongTerm } from './terms';

type Change = Asked<typeof contract.changeScratcher>;

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

  const flawOf = ({ body: { _id: id, terms } }: Change): Problem | undefined => {
    if (scratchers.terms[id] === undefined) return undefined;
    const flaw = tableFlaw(skinOf(id), terms);
    if (flaw === undefined) return undefined;
    const [field, reason] = flawWords[flaw];
    return wrongTerm(field, reason);
  };

  const { change } = shelfDeeds(platform, scratchers, async (terms) => terms);
  const changed = change(contract.changeScratcher);
  return [
    on(contract.listScratchersKept, list),
    on(contract.changeScratcher, async (asked) => {
      const flaw = flawOf(asked);
      return flaw === undefined ? changed(asked) : { refused: flaw };
    }),
  ];
};
