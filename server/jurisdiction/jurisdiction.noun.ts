import type { Noun } from '../noun';
import { type JurisdictionEvent, jurisdictionKind } from './jurisdiction.events';

export const jurisdictionNoun: Noun = {
  kinds: [jurisdictionKind],
  prepare: ({ jurisdictions, store }) => jurisdictions.read(store),
  reactions: ({ jurisdictions }) => ({
    'jurisdiction.turned': (body) => jurisdictions.turn(body as unknown as JurisdictionEvent),
  }),
};
