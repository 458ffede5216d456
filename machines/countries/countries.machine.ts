import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Country } from '../../contract/country';
import type { Look, Meaning } from '../kit/look';
import type { CountriesEvent } from './countries.events';
import { countriesPorts } from './countries.ports';

export const countriesMachine = setup({
  types: {} as {
    context: { countries: Country[] };
    events: CountriesEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: countriesPorts,
  actions: {
    keepCountries: assign({ countries: (_, params: { countries: Country[] }) => params.countries }),
  },
}).createMachine({
  id: 'countries',
  context: { countries: [] },
  initial: 'unasked',
  states: {
    unasked: {
      meta: { says: 'Nobody has needed the table yet', spec: '§3 Country entry' },
      on: { 'countries.load': 'loading' },
    },
    loading: {
      tags: ['busy'],
      meta: { says: 'Loads the table of countries', spec: '§7 A' },
      invoke: { id: 'load', src: 'countries.load', input: undefined },
      on: {
        'countries.loaded': {
          target: 'shown',
          actions: { type: 'keepCountries', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    shown: { meta: { says: 'The table is there', spec: '§3 Country entry' } },
    failed: {
      tags: ['failed'],
      meta: { says: 'The table did not load', spec: '§7 A' },
      on: { 'countries.load': 'loading', 'connection.found': 'loading' },
    },
  },
});

export type CountriesActor = ActorRefFrom<typeof countriesMachine>;
