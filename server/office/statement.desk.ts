import * as contract from '../../contract/statement.desk';
import { cutPage } from '../http/page';
import { type Asked, on, type Refused, type Route } from '../http/route';
import type { Platform } from '../platform';
import { shelfDeeds } from './shelf';
import { unknownCountry } from './terms';

/** What the operator says of itself, before those who look after the platform's look [decision 202]. */
export const statementDesk = (platform: Platform): Route[] => {
  const { countries, statements } = platform;

  const list = async ({ body }: Asked<typeof contract.listStatementsKept>) => {
    const text = body.search.trim().toLowerCase();
    const items = Object.entries(statements.terms)
      .map(([_id, terms]) => ({ _id, ...terms }))
      .filter((each) => `${each.title} ${each.text}`.toLowerCase().includes(text))
      .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
    return cutPage(items, body);
  };

  const heldOf = async (
    terms: contract.StatementTerms,
  ): Promise<contract.StatementTerms | Refused> => {
    const abroad = unknownCountry(countries, 'countries', terms.countries);
    return abroad === undefined ? terms : { refused: abroad };
  };

  const { make, change, end } = shelfDeeds(platform, statements, heldOf);
  return [
    on(contract.listStatementsKept, list),
    on(contract.makeStatement, make(contract.makeStatement)),
    on(contract.changeStatement, change(contract.changeStatement)),
    on(contract.endStatement, end(contract.endStatement)),
  ];
};
