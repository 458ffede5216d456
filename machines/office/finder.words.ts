import type { Found } from '../../contract/find.desk';
import { type Port, type PortFailed, port } from '../kit/port';
import type { OfficeEnded } from './office.words';

export type FinderFact = { type: 'finder.found'; items: Found[] } | OfficeEnded;

export type FinderEvent =
  | FinderFact
  | { type: 'finder.open' }
  | { type: 'finder.close' }
  | { type: 'finder.type'; text: string }
  | PortFailed;

export const finderPorts = {
  'finder.find': port<{ search: string }, FinderFact>('finder.find') as Port<
    { search: string },
    FinderFact
  >,
};
