import * as contract from '../../../contract/statement.desk';
import type { DeedValues } from '../../../machines/office/desk.words';
import { type DeedField, type DeskLook, line, paged, shelfDeeds } from '../look';
import { say } from '../say';
import { listed } from '../typed';

const fields: readonly DeedField[] = [
  line('title', 'Title'),
  { name: 'text', label: 'Text', kind: 'text' },
  line('countries', 'Countries (DE, FR; empty: all)'),
];

/** What is typed, as terms; what is none is the server's to refuse, beside the field. */
const termsOf = ({ title = '', text = '', countries = '' }: DeedValues) => ({
  title,
  text,
  countries: listed(countries).map((code) => code.toUpperCase()),
});

/** What the operator says of itself, and where [decision 202]. */
export const statements: DeskLook<contract.StatementKept> = {
  title: 'About the operator',
  list: { call: contract.listStatementsKept, body: paged },
  name: ({ title }) => title,
  columns: [
    { title: 'Text', cell: ({ text }) => text },
    {
      title: 'Countries',
      cell: ({ countries }) => (countries.length === 0 ? say('everywhere') : countries.join(', ')),
    },
  ],
  ...shelfDeeds<contract.StatementKept>({
    calls: {
      make: contract.makeStatement,
      change: contract.changeStatement,
      end: contract.endStatement,
    },
    fields,
    terms: termsOf,
    typed: ({ title, text, countries }) => ({ title, text, countries: countries.join(', ') }),
    blank: { title: '', text: '', countries: '' },
    says: { make: 'Say something', end: 'Say it no more' },
  }),
  empty: 'The operator says nothing of that.',
};
