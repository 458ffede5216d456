import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Call } from '../../../contract/call';
import { addressesOf } from '../../../server/http/api';
import { calls } from '../../../server/http/calls';

/** Parameters of a path have other names here and there. */
const bare = (address: string): string => address.replace(/\{\w+\}|:\w+/g, '{}');

const at = new Map<string, Call>();
for (const call of calls)
  for (const { method, url } of addressesOf(call)) at.set(bare(`${method} ${url}`), call);

interface Def {
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
}
/** The fields that a schema knows, those of each of its kinds. */
const fieldsOf = (schema: z.ZodMiniType | undefined): string[] => {
  const def = schema?._zod.def as Def | undefined;
  return def?.options?.flatMap(fieldsOf) ?? Object.keys(def?.shape ?? {});
};

/** What §7 B, C and the real-time part say of each call: where, what is given, what is answered. */
const addresses: readonly [address: string, given?: string, answer?: string][] = [
  ['GET /bootstrap', '', 'app assetsUrl configLevels'],
  ['GET /magic'],
  ['POST /magic', 'magic'],
  ['PUT /auth/refresh', '', 'refreshedToken'],
  ['POST /auth/forgot-password', 'email'],
  [
    'POST /auth/sign-up',
    'email username password aid cid timezone games country language',
    'token username email isPlayerInOperator',
  ],
  ['POST /auth/sign-in', 'email password country language', 'token playerInOperator'],
  ['POST /auth/white-sign-in'],
  ['PUT /auth/registerDeviceToken', 'token deviceName'],
  ['POST /auth/user-membership'],
  ['POST /auth/username', 'username'],
  ['POST /auth/new-password'],
  ['GET /get'],
  ['GET /fetch/{id}'],
  ['GET /online'],
  ['GET /getOnlineAndRecentUsers'],
  ['GET /settings/folder/{userId}'],
  ['PUT /settings/icon', 'file'],
  ['PUT /settings/background', 'file'],
  ['POST /settings/upload', 'file name'],
  ['POST /settings/deleteMany', 'urls'],
  [
    'POST /settings/update',
    `firstname lastname birthday gender phone country language timezone relationship forRelationship
    about view settings notificationSettings`,
  ],
  ['POST /settings/cancel/email'],
  ['POST /settings/email'],
  ['POST /settings/verified'],
  ['POST /settings/username'],
  ['POST /settings/password'],
  ['GET /advertisements', 'placement country', 'advertisement refreshFrequency'],
  ['GET /advertisements/state', 'country'],
  ['POST /advertisements/click', 'advertisementId placementId'],
  ['POST /advertisements/load', 'advertisementId placementId'],
  ['POST /get/players', 'name'],
  ['POST /accept', '_id'],
  ['POST /decline', '_id'],
  ['POST /remove', '_id'],
  ['GET /jurisdictionsByCountry', 'country'],
  ['GET /about'],
  ['GET /settings/holidays'],
  ['GET /games/affiliates'],
  ['POST /games/affiliates/click/{id}', 'gameId type'],
  ['GET /games/home', 'lang gameId'],
  ['POST /games/find', 'pageIndex pageSize search type studio sortBy feature language'],
  ['GET /games'],
  ['POST /games/filters', 'existsInGame lang'],
  ['POST /games/{id}/set-favourite'],
  ['POST /games/{id}/remove-favourite'],
  ['POST /games/{id}'],
  ['GET /games/{id}/profile', 'country'],
  ['GET /games/get/{id}/online'],
  ['GET /games/{id}/reviews'],
  ['POST /games/{id}/reviews'],
  ['PUT /games/{id}/reviews'],
  ['POST /games/{id}/reviews/delete'],
  ['POST /games/createMessage', 'gameId text'],
  ['POST /games/getMessages', 'gameId page perPage'],
  ['POST /games/{id}/url', 'currency', 'url'],
  ['POST /games/winners', 'currency type network favoriteGames'],
  ['GET /home/winners'],
  ['GET /wallet/list'],
  ['POST /wallet/deposit'],
  ['POST /wallet/transactions/{page}', 'currency types from to'],
  ['GET /gifts/unseen/counter'],
  ['POST /gifts/accept'],
  ['POST /gifts/send'],
  ['POST /gifts', 'which friends coins search pageIndex pageSize'],
  ['GET /letters/counters'],
  ['POST /letters/inbox', 'search pageIndex pageSize'],
  ['POST /letters/unread', 'search pageIndex pageSize'],
  ['POST /letters/sent', 'search pageIndex pageSize'],
  ['POST /letters/send'],
  ['POST /letters/delete', '_id'],
  ['POST /letters/view', '_id'],
  ['POST /letters/get', '_id'],
  ['POST /notifications', 'page perPage type onlyUnseen'],
  ['PUT /notifications/view', 'notificationId'],
  ['PUT /notifications/viewAll', 'type'],
  ['GET /ticket/list', 'status pageIndex pageSize'],
  ['POST /ticket/list/user'],
  ['POST /ticket', 'title description playerInfo category'],
  ['PUT /ticket/resolve', 'rating review id'],
  ['PUT /ticket/send/message', 'text id attachments'],
  ['GET /ticket/{id}'],
  ['GET /activities/player/{id}/{offset}'],
  ['GET /activities/my/{offset}'],
  ['GET /translate/lang/{languageCode}'],
  ['GET /translate/list', '', 'phrases'],
  ['GET /loc', '', 'country currency'],
  ['POST /translate/create', 'page slug word'],
  ['GET /translate/suggests/{languageCode}'],
  ['POST /translate/update', 'slug translate lang'],
  ['POST /translate/delete', 'slug'],
  ['POST /translate/upvote', '_id'],
  ['POST /translate/suggest', 'translate lang slug'],
  ['POST /translate/mysuggest', 'lang slug'],
  ['POST /socket/add', 'room'],
  ['POST /socket/remove', 'room'],
  ['POST /socket/send', 'message'],
];

test.each(addresses)('%s takes and answers what §7 says', (address, given = '', answer = '') => {
  const call = at.get(bare(address.replace(' ', ' /api')));
  expect(call).toBeDefined();
  const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
  const taken = [...fieldsOf(call?.body), ...fieldsOf(call?.query)];
  expect(taken).toEqual(expect.arrayContaining(words(given)));
  expect(fieldsOf(call?.out)).toEqual(expect.arrayContaining(words(answer)));
});

/** The first group of §7: their methods are not shown there. */
const players = {
  'auth/': 'sign-up sign-in sign-out sign-out-sync forgot-password new-password refresh get-player',
  '': 'get loc list accept decline remove block fetch/{id} get-client',
  'settings/': `update email username password icon background {id}/get {id} {id}/password {id}/icon
    {id}/images {id}/privacy`,
  'translate/': 'list update create delete',
  'games/': `list {id} {id}/set-favourite {id}/remove-favourite {id}/get-url {id}/reviews
    {id}/reviews/vote {id}/reviews/delete`,
  friends: '',
  'friends/': 'decline {id}/get make-favorite remove-favorite remove-friend',
  notifications: '',
  'notifications/': 'view create fetch',
  gifts: '',
  'gifts/': 'send',
  letters: '',
  'letters/': 'delete remove-selected change-state sent save-letter-image',
};
const taken = new Set([...at.keys()].map((address) => address.replace(/^\w+ /, '')));

test.each(
  Object.entries(players).flatMap(([folder, names]) =>
    names.split(/\s+/).map((name) => `/api/v1.0/player/${folder}${name}`),
  ),
)('%s is an address of the player API [§7 A]', (address) => {
  expect(taken).toContain(bare(address));
});

test.each([
  ['settings/{id}/images', ['POST', 'DELETE']],
  ['gifts', ['GET', 'PUT']],
  ['letters', ['GET', 'POST']],
])('at %s one lists or deletes, and gives or takes: %j [§7 A]', (path, methods) => {
  const ways = methods.map((method) => bare(`${method} /api/v1.0/player/${path}`));
  expect(ways.filter((way) => !at.has(way))).toEqual([]);
});
