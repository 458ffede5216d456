import type { Problem } from '../../../contract/problems';
import {
  acceptFriend,
  blockPlayer,
  cancelRequest,
  declineFriend,
  followPlayer,
  getRelation,
  makeFavourite,
  removeFavouriteFriend,
  removeFriend,
  requestFriend,
  unblockPlayer,
  unfollowPlayer,
} from '../../../contract/relation';
import type { RelationCommand } from '../../../contract/relation.rules';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { relationPorts } from '../../../machines/relation/relation.words';
import type { Asks } from '../api';

const calls = {
  request: requestFriend,
  cancel: cancelRequest,
  accept: acceptFriend,
  decline: declineFriend,
  remove: removeFriend,
  favourite: makeFavourite,
  unfavourite: removeFavouriteFriend,
  follow: followPlayer,
  unfollow: unfollowPlayer,
  block: blockPlayer,
  unblock: unblockPlayer,
} as const satisfies Record<RelationCommand, unknown>;

const refused = (problem: Problem) => ({ type: 'relation.refused' as const, problem });

export const relationAdapters = (asks: Asks): AdaptersOf<typeof relationPorts> => ({
  'relation.load': asks('relation.load', getRelation, {
    given: ({ playerId }) => ({ params: { id: playerId } }),
    answered: ({ relation }) => ({ type: 'relation.loaded', relation }),
    // Any other refusal is no word about the player.
    refused: (problem) => (problem.code === 'not-found' ? refused(problem) : undefined),
  }),
  // Which call it is depends on the command alone.
  'relation.change': (input, answer, hear) =>
    asks('relation.change', calls[input.command], {
      given: ({ playerId }: { playerId: string }) => ({ body: { _id: playerId } }),
      answered: ({ relation }) => ({ type: 'relation.saved' as const, relation }),
      refused,
    })(input, answer, hear),
});
