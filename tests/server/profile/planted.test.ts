import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../../contract/call';
import { ageAt } from '../../../contract/play.rules';
import type { Privacy } from '../../../contract/player';
import type { AudienceOf } from '../../../contract/privacy.rules';
import { mayRead, privacyFields } from '../../../contract/privacy.rules';
import type { Standing } from '../../../contract/profile';
import { addressesOf } from '../../../server/http/api';
import { calls } from '../../../server/http/calls';
import { PASSWORD } from '../../support/password';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;

interface Person {
  id: string;
  token: string;
  standing: Standing;
}
let rosa: Person;
let viewers: Person[];
let round = '';
let ticket = '';

const born = { day: 3, month: 4, year: 1961 };
/** What answers hold of Rosa's fields when they hold them at all; each text is found nowhere else. */
const fields: Readonly<Record<string, keyof Privacy>> = {
  '"country":"AQ"': 'country',
  'aq.svg': 'country',
  '"timezone":"Antarctica/Troll"': 'timezone',
  'Planted words about Rosa': 'about',
  '"relationship":"Complicated"': 'relationship',
  '"forRelationship":"Find a partner"': 'forRelationship',
  '"year":1961': 'dateOfBirth',
  [`"age":${ageAt(born, new Date().toISOString())}`]: 'dateOfBirth',
  '"gender":"Other"': 'gender',
  'Plantedfirst Plantedlast': 'name',
};
/** What nobody but Rosa may read, whatever her settings. */
const own = [
  'planted.mail@example.org',
  'planted.other@example.org',
  '"firstname":',
  '7654321',
  'argon2',
  'planted-device',
];

const person = async (standing: Standing, more?: object): Promise<Person> => {
  const { token } = await platform.signUp(more);
  const { body } = await platform.get('/get', { token });
  return { id: body._id, token, standing };
};

beforeAll(async () => {
  platform = await testPlatform();
  const planted = {
    username: 'plantedrosa',
    email: 'planted.mail@example.org',
    country: 'US',
    birthday: born,
  };
  rosa = await person('self', planted);
  const { token } = rosa;
  const post = (path: string, body: object, by = token) => platform.post(path, body, { token: by });
  const kinds: Standing[] = ['friend', 'requester', 'requested', 'follower', 'member'];
  const [friend, requester, requested, follower, member, blocked, blocker] = await Promise.all([
    ...kinds.map((standing) => person(standing)),
    person('hidden'),
    person('hidden'),
  ]);
  if (!friend || !requester || !requested || !follower || !member || !blocked || !blocker) return;
  viewers = [
    rosa,
    friend,
    requester,
    requested,
    follower,
    member,
    { id: '', token: '', standing: 'guest' },
    blocked,
    blocker,
  ];
  // Every surface shows something of Rosa: she plays, writes, keeps, gives and knows people.
  const session = await platform.sit('lantern-run', 'COINS', token);
  for (let count = 0; count < 12; count += 1) {
    const { body } = await post('/play/rounds', { session, stake: 10, bet: {} });
    round = body.round._id;
    await post(`/play/rounds/${round}/settle`, { session });
  }
  await post('/games/lantern-run/reviews', { stars: 5, text: 'Bright' });
  await post('/translate/suggest', { lang: 'de', slug: 'Nav.Games', translate: 'Buden' });
  await post('/games/createMessage', { gameId: 'game_lantern-run', text: 'Hello' });
  await post('/games/lantern-run/set-favourite', {});
  await post('/friends/request', { _id: rosa.id }, friend.token);
  await post('/accept', { _id: friend.id });
  await post('/friends/request', { _id: rosa.id }, requester.token);
  await post('/friends/request', { _id: requested.id });
  await post('/friends/follow', { _id: rosa.id }, follower.token);
  await post('/letters/send', { recipient: friend.id, text: 'A letter' });
  await post('/gifts/send', { friends: [friend.id], coins: 10, box: 'ruby', tape: 'mint' });
  const asked = await post('/ticket', {
    title: 'The wheel',
    description: 'Planted words about Rosa',
  });
  ticket = (asked.body as unknown as { ticket: { _id: string } }).ticket._id;
  await post('/block', { _id: blocked.id });
  await post('/block', { _id: rosa.id }, blocker.token);
  await post('/settings/update', {
    firstname: 'Plantedfirst',
    lastname: 'Plantedlast',
    phone: '+49 555 7654321',
    country: 'AQ',
    timezone: 'Antarctica/Troll',
    about: 'Planted words about Rosa',
    relationship: 'Complicated',
    forRelationship: 'Find a partner',
    gender: 'Other',
    view: 'flag',
  });
  await platform.ask(
    'PUT',
    '/api/auth/registerDeviceToken',
    { token: 'planted-device-token', deviceName: 'planted-device' },
    { token },
  );
  await post('/settings/email', { email: 'planted.other@example.org', password: PASSWORD });
});
afterAll(() => platform.close());

interface Ask {
  params?: Record<string, string>;
  query?: string;
  body?: object;
}
const game = { id: 'lantern-run' };
const players = () => [{ params: { id: rosa.id } }, { params: { id: 'me' } }];
const plain = (): Ask[] => [{}];
/** How each read call is asked about Rosa, where a bare question would not be about her. */
const asks: Record<string, () => Ask[]> = {
  getBootstrap: plain,
  staffEntrance: plain,
  staffChallenge: () => [{ body: {} }],
  staffInvitation: () => [{ body: { link: 'staff_0000:invite.not-a-link' } }],
  listSuggestions: () => [{ params: { languageCode: 'de' } }],
  listWordings: () => [{ params: { languageCode: 'de' } }],
  studyWording: () => [{ params: { languageCode: 'de' }, query: '?slug=Nav.Games' }],
  readTranslationOverview: () => [{ params: { languageCode: 'de' } }],
  mySuggestion: () => [{ body: { lang: 'de', slug: 'Nav.Games' } }],
  getAbout: plain,
  getAdvertisement: () => [{ query: '?placement=lobby' }],
  advertisementState: plain,
  getMagic: plain,
  openMagic: () => [{ body: { magic: 'x' } }],
  checkUsername: () => [{ body: { username: 'plantedrosa' } }],
  userMembership: () => [{ body: { email: 'planted.mail@example.org' } }],
  getUser: () => [{}, ...players()],
  getProfile: () => [
    ...players(),
    ...['guest', 'member', 'friend'].map((as) => ({ params: { id: rosa.id }, query: `?as=${as}` })),
  ],
  listSessions: plain,
  exportAccount: plain,
  listHolidays: plain,
  listFolder: () => [{ params: { userId: rosa.id } }],
  findPlayers: () => [{ body: { name: 'planted' } }, { body: { name: '' } }],
  listRelated: () =>
    ['friends', 'favourites', 'requests', 'pending', 'followers', 'following', 'blocked'].map(
      (which) => ({ body: { which } }),
    ),
  getRelation: players,
  getOnline: plain,
  getOnlineAndRecentUsers: plain,
  listAchievements: () => [{ query: '' }, { query: `?playerId=${rosa.id}` }],
  achievedBy: () => [{ query: `?playerId=${rosa.id}` }],
  achievementsOfGame: () => [{ params: { id: 'game_lantern-run' } }],
  readAchievement: () => [{ params: { id: 'achievement_welcome' } }],
  readDaily: plain,
  readProtection: plain,
  readStatement: () => [{ query: '?from=2026-11-01&to=2026-11-30' }],
  readStatementPaper: () => [{ query: '?from=2026-11-01&to=2026-11-30' }],
  listMissions: plain,
  listTickets: plain,
  listTransfers: plain,
  listTicketsOfUser: () => [{ body: { status: 'all' } }],
  readTicket: () => [{ params: { id: ticket } }],
  typeInTicket: () => [{ body: { id: ticket } }],
  listSpins: plain,
  homeTournaments: plain,
  listTournaments: () => [{ body: {} }],
  readTournament: () => [{ params: { id: 'tournament_none' } }],
  tournamentStanding: () => [{ params: { id: 'tournament_none' } }],
  tournamentLeaderboard: () => [{ params: { id: 'tournament_none' } }],
  tournamentRounds: () => [{ params: { id: 'tournament_none' } }],
  myActivities: () => [{ params: { offset: '0' } }],
  playerActivities: () => [{ params: { id: rosa.id, offset: '0' } }],
  countUnseenGifts: plain,
  listGifts: () => [{ body: { which: 'sent' } }, { body: { which: 'received' } }],
  letterCounters: plain,
  lettersInbox: () => [{ body: {} }],
  lettersUnread: () => [{ body: {} }],
  lettersSent: () => [{ body: {} }],
  getLetter: () => [{ body: { _id: 'letter_00000000' } }],
  listNotifications: () => [{ body: {} }],
  getLocation: plain,
  listCountries: plain,
  jurisdictionsByCountry: () => [{ query: '?country=AQ' }],
  listPhrases: plain,
  getTranslations: () => [{ params: { languageCode: 'de' } }],
  listPhraseGroups: () => [{ params: { languageCode: 'de' } }],
  getPhraseGroup: () => [
    { params: { languageCode: 'de', group: 'home', version: 'of-long-ago_' } },
  ],
  gamesHome: plain,
  findGames: () => [{ body: {} }],
  listGames: plain,
  gameFilters: () => [{ body: {} }],
  getGame: () => [{ params: game, body: {} }],
  gameOnline: () => [{ params: game }],
  getFlight: () => [{ params: { id: 'rocket-wheel' } }],
  gameProfile: () => [{ params: game }],
  listReviews: () => [{ params: game }],
  getMessages: () => [{ body: { gameId: 'game_lantern-run', page: 1, perPage: 20 } }],
  listAffiliates: plain,
  getRound: () => [{ params: { id: round } }],
  lookAtRound: () => [{ params: { id: round } }],
  listReports: plain,
  readReported: () => [{ params: { kind: 'player', id: rosa.id } }],
  listRounds: () => [{ params: { id: rosa.id }, body: {} }, { body: {} }],
  homeWinners: plain,
  gameWinners: () => [{ body: {} }],
  listWallets: plain,
  readReceipt: () => [{ params: { id: 'purchase_00000000' } }],
  listPayments: plain,
  readSubscription: plain,
  readIdentity: plain,
  readFactor: plain,
  askFactor: plain,
  askFactorPasskey: plain,
  challengeFactor: plain,
  readProof: plain,
  listTransactions: () => [{ params: { page: '1' }, body: {} }],
  readShop: plain,
  listPurchases: () => [{ params: { page: '1' }, body: {} }],
  listScratchers: plain,
  listScratched: plain,
  countScratchers: plain,
  supplierBalance: () => [{ params: { supplier: 'acme' }, body: {} }],
  supplierAuthenticate: () => [{ params: { supplier: 'acme' }, body: {} }],
};
/** Calls that tell of no player: it is enough to ask them once, where nothing may be told. */
const ofNobody = new Set([
  'getBootstrap',
  'getAbout',
  'getAdvertisement',
  'advertisementState',
  'getMagic',
  'openMagic',
  'listHolidays',
  'getLocation',
  'listCountries',
  'jurisdictionsByCountry',
  'listPhrases',
  'getTranslations',
  'listPhraseGroups',
  'getPhraseGroup',
  'gamesHome',
  'findGames',
  'listGames',
  'gameFilters',
]);
/** To players those of staff are not there: `staff/matrix.test.ts`. */
const reads = calls.filter(({ kind, audience }) => kind === 'read' && audience !== 'staff');

/** Every answer that a viewer gets to every question about Rosa, as text by call. */
const answersTo = async (
  { token }: Person,
  asked: readonly Call[],
): Promise<Map<string, string>> => {
  const answers = new Map<string, string>();
  for (const call of asked) {
    const texts: string[] = [];
    for (const { params, query = '', body } of asks[call.name]?.() ?? [])
      for (const { method, url } of addressesOf(call)) {
        if (/:[A-Za-z]+/.test(url) && params === undefined) continue;
        const path = url.replace(/:([A-Za-z]+)/g, (_, name: string) => params?.[name] ?? 'me');
        const given = method === 'GET' ? undefined : (body ?? {});
        const asking = token === '' ? {} : { token };
        const answer = await platform.ask(method, path + query, given, asking);
        texts.push(JSON.stringify(answer.body));
      }
    answers.set(call.name, texts.join('\n'));
  }
  return answers;
};

const leaksIn = (answers: Map<string, string>, forbidden: readonly string[]): string[] =>
  [...answers].flatMap(([name, text]) =>
    forbidden.filter((value) => text.includes(value)).map((value) => `${name}: ${value}`),
  );

test('every read call is asked about her', () => {
  const missing = reads.map(({ name }) => name).filter((name) => asks[name] === undefined);
  expect(missing).toEqual([]);
});

const audiences = ['all', 'members', 'friends', 'none'] as const satisfies AudienceOf[];

/**
 * Each field has each audience in one of the four turns, and every time neighbours with others: a
 * field that followed another one's audience would show.
 */
test.each([0, 1, 2, 3])(
  'turn %i: no answer of any read call tells more of a field than its audience may read',
  async (turn) => {
    const settings = Object.fromEntries(
      privacyFields.map((field, index) => [field, audiences[(index + turn) % audiences.length]]),
    ) as Privacy;
    await platform.post('/settings/privacy', settings, { token: rosa.token });
    const asked = turn === 0 ? reads : reads.filter(({ name }) => !ofNobody.has(name));
    for (const viewer of viewers) {
      const { standing } = viewer;
      const answers = await answersTo(viewer, asked);
      const isReadable = (value: string) => {
        const field = fields[value];
        return field !== undefined && mayRead(settings[field], standing);
      };
      const values = Object.keys(fields);
      const hidden = values.filter((value) => !isReadable(value));
      const leaks = leaksIn(answers, standing === 'self' ? [] : [...own, ...hidden]);
      expect({ standing, leaks }).toEqual({ standing, leaks: [] });
      // Were the values written otherwise, nothing would ever leak: who may read them does.
      const shown = values.filter((value) => answers.get('getProfile')?.includes(value));
      expect({ standing, shown }).toEqual({ standing, shown: values.filter(isReadable) });
    }
  },
);

test('every field has had every audience', () => {
  for (const index of privacyFields.keys())
    expect(new Set([0, 1, 2, 3].map((turn) => (index + turn) % audiences.length)).size).toBe(4);
  expect(new Set(Object.values(fields))).toEqual(new Set(privacyFields));
});

test('for whom she blocked she is nowhere but by name among winners; who blocked her can find her to lift it or report her', async () => {
  const byName = ['gameProfile', 'gameWinners', 'homeWinners'];
  const toAct = ['findPlayers', 'getRelation', 'listRelated', 'readReported'];
  const [blocked, blocker] = viewers.filter(({ standing }) => standing === 'hidden');
  for (const [viewer, allowed] of [
    [blocked, byName],
    [blocker, [...byName, ...toAct]],
  ] as const) {
    if (viewer === undefined) throw new Error('nobody is hidden from');
    const answers = await answersTo(viewer, reads);
    const named = [...answers].filter(([, text]) => text.includes('plantedrosa'));
    expect(named.map(([name]) => name).filter((name) => !allowed.includes(name))).toEqual([]);
    const ids = [...answers].filter(([, text]) => text.includes(rosa.id)).map(([name]) => name);
    expect(ids.filter((name) => viewer === blocked || byName.includes(name))).toEqual([]);
    // Her id is in the blocker's own lists; whom she blocked is told nowhere that she did.
    const exported = answers.get('exportAccount') ?? '';
    expect(exported.includes(rosa.id)).toBe(viewer === blocker);
    const profile = await platform.get(`/fetch/${rosa.id}`, viewer);
    const unknown = await platform.get('/fetch/player_unknown0', viewer);
    expect([profile.status, profile.body]).toEqual([404, unknown.body]);
  }
});

test('no message of the hub or of a room holds any of it, her own ones neither', async () => {
  const told = await platform.database.sql<{ handler: string; text: string }[]>`
    select handler, audience || ' ' || body::text as text from facts`;
  const handlers = new Set(told.map(({ handler }) => handler));
  for (const handler of ['OnPlayerChange', 'OnNotification', 'letter', 'message', 'activity'])
    expect(handlers).toContain(handler);
  const leaks = [...own, ...Object.keys(fields)].filter((value) =>
    told.some(({ text }) => text.replaceAll('": ', '":').includes(value)),
  );
  expect(leaks).toEqual([]);
});
