import { aRelation, relatedPlayers } from '../../contract/make/relation';
import type { Online } from './online.events';

/** Fifty-eight players are here, five friends among them. */
export const whoIsHere = (given: Partial<Online> = {}): Online => ({
  count: 58,
  friends: relatedPlayers(5, aRelation({ bond: 'friends' })).map(({ relation: _, ...card }) => ({
    ...card,
    presence: 'online',
  })),
  ...given,
});
