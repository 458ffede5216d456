import { inMemory, type Noun } from '../noun';
import { jurisdictionKind } from './jurisdiction.events';

export const jurisdictionNoun: Noun = {
  kinds: [jurisdictionKind],
  ...inMemory('jurisdiction.turned', ({ jurisdictions }) => jurisdictions),
};
