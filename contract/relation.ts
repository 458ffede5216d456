import * as z from 'zod/mini';
import { call } from './call';
import { PEOPLE_PAGE } from './limits';
import { RelatedList, RelatedPlayer, RelationCounts, RelationView } from './relation.view';
import { Done, Id, PageIndex, PageSize, pageOf } from './words';

const _id = z.object({ _id: Id });
const command = { audience: 'player', kind: 'command', rate: 'write' } as const;
const answer = z.extend(Done, { relation: RelationView });
const about = { body: _id, out: answer, refusals: ['not-found', 'step-illegal'] } as const;

export const listRelated = call({
  stance: 'neutral',
  name: 'listRelated',
  method: 'POST',
  path: '/friends',
  aliases: [{ method: 'GET', path: '/friends' }],
  audience: 'player',
  kind: 'read',
  rate: 'read',
  body: z._default(
    z.object({
      which: z._default(RelatedList, 'friends'),
      search: z._default(z.string().check(z.maxLength(60)), ''),
      pageIndex: z._default(PageIndex, 0),
      pageSize: z._default(PageSize, PEOPLE_PAGE),
    }),
    { which: 'friends', search: '', pageIndex: 0, pageSize: PEOPLE_PAGE },
  ),
  out: z.extend(pageOf(RelatedPlayer), { counts: RelationCounts }),
  refusals: [],
  spec: '§7 A friends',
  says: 'One of the caller’s lists of people, favourites and those who are here first',
});

export const getRelation = call({
  stance: 'neutral',
  name: 'getRelation',
  method: 'GET',
  path: '/friends/:id/get',
  aliases: [{ method: 'GET', path: '/friends/:id/get' }],
  audience: 'player',
  kind: 'read',
  rate: 'read',
  params: z.object({ id: Id }),
  out: RelatedPlayer,
  refusals: ['not-found'],
  spec: '§7 A friends',
  says: 'Another player and how they stand to the caller',
});

export const findPlayers = call({
  stance: 'neutral',
  name: 'findPlayers',
  method: 'POST',
  path: '/get/players',
  aliases: [{ method: 'GET', path: '/list' }],
  audience: 'player',
  kind: 'read',
  rate: 'read',
  body: z.object({
    name: z.string().check(z.maxLength(60)),
    pageIndex: z._default(PageIndex, 0),
    pageSize: z._default(PageSize, PEOPLE_PAGE),
  }),
  out: pageOf(RelatedPlayer),
  refusals: [],
  spec: '§7 B',
  says: 'Other players whose username contains the text, and how they stand to the caller',
});

export const requestFriend = call({
  stance: 'neutral',
  ...command,
  ...about,
  name: 'requestFriend',
  method: 'POST',
  path: '/friends/request',
  refusals: ['not-found', 'step-illegal', 'request-too-soon'],
  spec: 'decision 17',
  says: 'Ask a player for friendship; who was asked by them is their friend at once',
});

export const cancelRequest = call({
  stance: 'neutral',
  ...command,
  ...about,
  name: 'cancelRequest',
  method: 'POST',
  path: '/friends/request/cancel',
  spec: 'decision 17',
  says: 'Take back one’s own request',
});

export const acceptFriend = call({
  stance: 'neutral',
  ...command,
  ...about,
  name: 'acceptFriend',
  method: 'POST',
  path: '/accept',
  aliases: [{ method: 'POST', path: '/accept' }],
  spec: '§7 B',
  says: 'Accept a request: both are friends',
});

export const declineFriend = call({
  stance: 'neutral',
  ...command,
  ...about,
  name: 'declineFriend',
  method: 'POST',
  path: '/decline',
  aliases: [
    { method: 'POST', path: '/decline' },
    { method: 'POST', path: '/friends/decline' },
  ],
  spec: '§7 B',
  says: 'Decline a request; nobody is told',
});

export const removeFriend = call({
  stance: 'neutral',
  ...command,
  ...about,
  name: 'removeFriend',
  method: 'POST',
  path: '/remove',
  aliases: [
    { method: 'POST', path: '/remove' },
    { method: 'POST', path: '/friends/remove-friend' },
  ],
  spec: '§7 B',
  says: 'End a friendship',
});

export const makeFavourite = call({
  stance: 'neutral',
  ...command,
  ...about,
  name: 'makeFavourite',
  method: 'POST',
  path: '/friends/make-favorite',
  aliases: [{ method: 'POST', path: '/friends/make-favorite' }],
  spec: '§7 A friends',
  says: 'Mark a friend as a favourite',
});

export const removeFavouriteFriend = call({
  stance: 'neutral',
  ...command,
  ...about,
  name: 'removeFavouriteFriend',
  method: 'POST',
  path: '/friends/remove-favorite',
  aliases: [{ method: 'POST', path: '/friends/remove-favorite' }],
  spec: '§7 A friends',
  says: 'Take the favourite mark from a friend',
});

export const followPlayer = call({
  stance: 'neutral',
  ...command,
  ...about,
  name: 'followPlayer',
  method: 'POST',
  path: '/friends/follow',
  spec: 'decision 17',
  says: 'Follow a player',
});

export const unfollowPlayer = call({
  stance: 'neutral',
  ...command,
  ...about,
  name: 'unfollowPlayer',
  method: 'POST',
  path: '/friends/unfollow',
  spec: 'decision 17',
  says: 'Follow a player no longer',
});

export const blockPlayer = call({
  stance: 'neutral',
  ...command,
  name: 'blockPlayer',
  method: 'POST',
  path: '/block',
  aliases: [{ method: 'POST', path: '/block' }],
  body: _id,
  out: answer,
  // Answers alike for every id: whether there is such a player is not said.
  refusals: ['step-illegal'],
  spec: '§7 A, decision 18',
  says: 'Block a player: all ties end and each is hidden from the other',
});

export const unblockPlayer = call({
  stance: 'neutral',
  ...command,
  name: 'unblockPlayer',
  method: 'POST',
  path: '/block/remove',
  body: _id,
  out: answer,
  refusals: ['step-illegal'],
  spec: 'decision 18',
  says: 'Lift one’s own block; nothing that was is restored',
});
