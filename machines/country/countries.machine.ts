import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { type CountriesEvent, countriesPorts, type Tables } from './countries.words';

export const countriesMachine = setup({
  types: {} as {
    context: Tables;
    events: CountriesEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: countriesPorts,
  actions: {
    keepTables: assign((_, { countries, languages, timezones }: Tables) => ({
      countries,
      languages,
      timezones,
    })),
  },
}).createMachine({
  id: 'countries',
  context: { countries: [], languages: [], timezones: [] },
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
          actions: { type: 'keepTables', params: ({ event }) => event },
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
