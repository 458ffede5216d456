import { filtersMachine } from '../../machines/lobby/filters.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const filtersWalk = walk({
  machine: silent(filtersMachine),
  inputs: [{ language: 'en-US' }],
  events: [
    { type: 'filters.retry' },
    { type: 'filters.loaded', types: ['Slots'], studios: ['Harbour Lights'], features: [] },
    { type: 'locale.languageChanged', language: 'ar' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'filters.load' },
  ],
  view: () => undefined,
});
