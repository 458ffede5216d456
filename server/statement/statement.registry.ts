import type { StatementTerms } from '../../contract/statement.desk';
import { Shelf } from '../shelf/shelf.registry';
import { statementsKind } from './statement.events';

/** What the operator says of itself, in the memory of each process [decision 202]. */
export class Statements extends Shelf<'statement', StatementTerms> {
  constructor() {
    super('statement', statementsKind);
  }

  /** What it says in a country, in the order of the titles; those of one title as they were made. */
  at(country: string): Pick<StatementTerms, 'title' | 'text'>[] {
    return Object.values(this.terms)
      .filter(({ countries }) => countries.length === 0 || countries.includes(country))
      .map(({ title, text }) => ({ title, text }))
      .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
  }
}
