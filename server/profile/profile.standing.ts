import type { Standing } from '../../contract/profile';
import type { RelationView } from '../../contract/relation.rules';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';

/** A relation told by the viewer's side, as a standing [decisions 17, 18]. */
const standingIn = ({ bond, following }: RelationView): Standing => {
  switch (bond) {
    case 'friends':
      return 'friend';
    case 'asked':
      return 'requester';
    case 'was asked':
      return 'requested';
    case 'strangers':
      return following ? 'follower' : 'member';
    case 'blocked':
    case 'hidden':
      return 'hidden';
  }
};

/**
 * How a caller (none: a guest) stands to a player. Blocked either way, erased and unknown are one
 * and the same: `hidden`.
 */
export const standingOf = async (
  { store, relations }: Pick<Platform, 'store' | 'relations'>,
  caller: string | undefined,
  player: string,
): Promise<Standing> => {
  const { account } = await store.load(streamOf(playerKind, player));
  if (account === undefined) return 'hidden';
  if (caller === undefined) return 'guest';
  if (caller === player) return 'self';
  return standingIn(await relations.of(caller, player));
};
