import { aRelation, relatedPlayers } from '../../contract/make/relation';
import type { Online } from './online.words';

/** Fifty-eight players are here, five friends among them. */
export const whoIsHere = (given: Partial<Online> = {}): Online => ({
  count: 58,
  friends: relatedPlayers(5, aRelation({ bond: 'friends' })).map(({ _id, username, level }) => ({
    _id,
    username,
    level,
    presence: 'online',
  })),
  ...given,
});
