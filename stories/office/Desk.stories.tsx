import type { AchievementKept } from '../../contract/achievement.desk';
import type { AffiliateKept } from '../../contract/affiliate.desk';
import type { GameKept } from '../../contract/game.desk';
import type { MissionKept } from '../../contract/mission.desk';
import type { DifferenceKept } from '../../contract/money.desk';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../contract/palette.rules';
import { problem } from '../../contract/problems';
import type { ScratcherKept } from '../../contract/scratcher.desk';
import type { TemplateKept } from '../../contract/template.desk';
import type { TournamentAnnounced } from '../../contract/tournament.desk';
import { neonNights } from '../../games/scratcher/skins/neon-nights';
import { zodiacSky } from '../../games/scratcher/skins/zodiac-sky';
import { freshAt } from '../../machines/office/office.rules';
import { typedOf as typedAchievement } from '../../src/office/achievementDraft';
import { typedOf as typedAffiliate } from '../../src/office/affiliateDraft';
import { typedOf as typedGame } from '../../src/office/gameDraft';
import { typedOf } from '../../src/office/lookDraft';
import { typedOf as typedMission } from '../../src/office/missionDraft';
import { typedOf as typedCard } from '../../src/office/scratcherDraft';
import { typedOf as typedTemplate } from '../../src/office/templateDraft';
import { desk, deskAt } from './support';

export default { title: 'machines/desk' };

const rows = [
  {
    _id: 'withdrawal_0001',
    status: 'waiting',
    playerId: 'player_0001',
    username: 'DemoMila',
    isVerified: true,
    currency: 'EUR',
    amount: 125_000,
    method: { kind: 'visa', last: '4242' },
    createdAt: '2026-11-24T09:30:00.000Z',
    needsTwo: true,
    vouchedBy: 'Bob',
  },
  {
    _id: 'withdrawal_0002',
    status: 'waiting',
    playerId: 'player_0002',
    username: 'DemoArlo',
    isVerified: true,
    currency: 'EUR',
    amount: 20_000,
    method: { kind: 'visa', last: '0005' },
    createdAt: '2026-11-24T10:00:00.000Z',
    needsTwo: false,
  },
];
const listed = { rows, total: 2 };
const deed = { name: 'refuseWithdrawalDue', id: 'withdrawal_0002' };
const values = { why: 'The card is another’s' };

const at = { ...freshAt('players'), id: 'player_0001' };
const player = {
  _id: 'player_0001',
  username: 'DemoMila',
  country: 'MT',
  joinedAt: '2026-11-01T09:30:00.000Z',
  isVerified: true,
  isErased: false,
};
const dossier = {
  _id: player._id,
  player,
  email: 'demomila@demo.example',
  emailVerified: true,
  erasureBy: 'Bob',
  relations: [{ _id: 'player_0002', username: 'DemoArlo', bond: 'friends' }],
  wallets: [{ _id: 'EUR', currency: 'EUR', balance: 12_050, amount: 120 }],
  movements: [
    {
      id: 'movement_0001',
      createdAt: '2026-11-24T09:30:00.000Z',
      amount: 500,
      sign: -1,
      currency: 'EUR',
      type: 0,
    },
  ],
  rounds: [],
  limits: [{ limit: 'loss day EUR', value: 5_000 }],
  measures: [
    {
      _id: 'report_0001',
      outcome: 'mute',
      why: 'Shouts at others',
      at: '2026-11-20T09:30:00.000Z',
    },
  ],
  devices: [],
  notes: [
    {
      _id: 'note_0001',
      text: 'Kind on the telephone',
      name: 'Ada',
      at: '2026-11-20T09:30:00.000Z',
    },
  ],
};
const open = { at, rows: [player], total: 1 };

export const Loading = desk(deskAt({ list: 'loading' }));
export const Typing = desk(deskAt({ list: 'typing' }, { ...listed, text: 'mila' }));
export const Shown = desk(deskAt({}, listed));
export const Nothing = desk(deskAt({}));
export const Failed = desk(deskAt({ list: 'failed' }));
export const Reading = desk(deskAt({ item: 'reading' }, open), { at });
export const Read = desk(deskAt({ item: 'read' }, { ...open, item: dossier }), { at });
export const Missing = desk(deskAt({ item: 'missing' }, open), { at });
export const Unread = desk(deskAt({ item: 'unread' }, open), { at });
export const Asking = desk(deskAt({ deed: { asking: 'untried' } }, { ...listed, deed, values }));
export const Refused = desk(
  deskAt(
    { deed: { asking: 'refused' } },
    { ...listed, deed, values, problem: problem('step-illegal') },
  ),
);
export const Cut = desk(deskAt({ deed: { asking: 'cut' } }, { ...listed, deed, values }));
export const Doing = desk(deskAt({ deed: 'doing' }, { ...listed, deed, values }));
export const Done = desk(deskAt({ deed: 'done' }, listed));
export const Writing = desk(deskAt({ file: 'writing' }, listed));
export const NoFile = desk(deskAt({ file: 'failed' }, listed));

const dangerous = { ...listed, deed: { name: 'approveWithdrawalDue', id: 'withdrawal_0001' } };
export const Proving = desk(deskAt({ deed: { proving: 'untried' } }, dangerous));
export const NotProven = desk(
  deskAt({ deed: { proving: 'refused' } }, { ...dangerous, problem: problem('code-wrong') }),
);
export const ProvingCut = desk(
  deskAt({ deed: { proving: 'cut' } }, { ...dangerous, code: '123456' }),
);
export const Checking = desk(deskAt({ deed: 'checking' }, { ...dangerous, code: '123456' }));

export const OwnPasskeys = desk(
  deskAt(
    {},
    {
      at: freshAt('passkeys'),
      rows: [
        {
          _id: 'passkey_0001',
          name: 'Laptop',
          addedAt: '2026-11-24T09:30:00.000Z',
          usedAt: '2026-11-24T10:00:00.000Z',
        },
        { _id: 'passkey_0002', name: 'Telephone', addedAt: '2026-11-24T09:30:00.000Z' },
      ],
      total: 2,
    },
  ),
  { at: freshAt('passkeys') },
);

const shipped = {
  name: 'Fairground',
  logo: '/brand/logo.svg',
  profileLogo: '/brand/logo.svg',
  favicon: '/brand/favicon.svg',
  mainHeader: 'Home.A good evening at the fair',
  secondaryHeader: 'Home.Play for fun, collect coins, share them with friends',
  authorizedHeader: 'Home.Welcome back',
  authorizedHeaderMobile: 'Home.Welcome back',
  centerHeader: 'Home.Games',
  dark: DARK_PALETTE,
  light: LIGHT_PALETTE,
};
const published = {
  ...{ _id: 'look_0001', look: { ...shipped, name: 'Luna Fair' }, isWorn: true },
  ...{ by: 'Cleo', at: '2026-11-24T09:30:00.000Z', why: 'The summer begins' },
};
const looks = {
  at: freshAt('look'),
  rows: [published, { _id: 'look_shipped', look: shipped, isWorn: false }],
  total: 2,
};
export const Looks = desk(deskAt({}, looks), { at: looks.at });

const unreadable = {
  ...{ palette: 'dark', colour: 'color8', on: 'color7', measured: 1, least: 4.5 },
  nearest: '#64460f',
};
export const LookUnreadable = desk(
  deskAt(
    { deed: { asking: 'refused' } },
    {
      ...looks,
      deed: { name: 'publishLook', id: published._id },
      values: {
        ...typedOf(published.look),
        'dark.color8': DARK_PALETTE.color7,
        why: 'The autumn begins',
      },
      problem: problem('look-unreadable', unreadable),
    },
  ),
  { at: looks.at },
);

const template: TemplateKept = {
  _id: 'template_evening',
  name: 'Evening reels',
  description: 'The best single spin of the evening, at any of the slots',
  motif: 'reels',
  mode: 0,
  buyIn: 250,
  guaranteed: 5_000,
  winners: 5,
  games: ['game_lantern-run', 'game_neon-orchard'],
  scoring: 'best',
  leastStake: 20,
  cards: { typeId: 'neon-nights', places: 10 },
  conditions: { minLevel: 2 },
  when: { every: 'day', at: 1_200, lasts: 180, ahead: 1_560 },
  next: '2026-11-24T20:00:00.000Z',
};
const achievementsKept: readonly AchievementKept[] = [
  {
    _id: 'achievement_hundred-rounds',
    name: 'Warmed up',
    description: 'Play {goal} rounds',
    motif: 'rounds',
    steps: [{ deed: 'round', goal: 100 }],
    prize: 100,
    reached: 812,
  },
  {
    _id: 'achievement_marathon',
    name: 'Marathon',
    description: 'Play {goal} rounds within a week, and win a tenfold in one of them',
    motif: 'time',
    steps: [
      { deed: 'round', goal: 1_000 },
      { deed: 'tenfold', goal: 1 },
    ],
    prize: 1_500,
    typeId: 'lanterns-river',
    limited: { hours: 168, cost: 500, rebuyCost: 500 },
    reached: 9,
  },
  {
    _id: 'achievement_eight-in-a-row',
    name: 'Unstoppable',
    description: 'Win {goal} rounds in a row',
    motif: 'streak',
    steps: [{ deed: 'streak', goal: 8 }],
    prize: 400,
    typeId: 'neon-nights',
    hidden: true,
    reached: 4,
  },
];
const trophies = { at: freshAt('achievements'), rows: [...achievementsKept], total: 3 };
export const Achievements = desk(deskAt({}, trophies), { at: trophies.at });

const achievementChanged = (nth: number) => ({
  ...trophies,
  deed: { name: 'changeAchievement', id: achievementsKept[nth]?._id ?? '' },
  values: { ...typedAchievement(achievementsKept[nth] as AchievementKept), why: '' },
});
export const AchievementTimed = desk(
  deskAt({ deed: { asking: 'untried' } }, achievementChanged(1)),
  { at: trophies.at },
);
export const AchievementCounting = desk(
  deskAt({ deed: { asking: 'counting' } }, achievementChanged(0)),
  { at: trophies.at },
);
export const AchievementCounted = desk(
  deskAt(
    { deed: { asking: 'counted' } },
    { ...achievementChanged(2), counted: { reached: 41, near: 230, begun: 1_204 } },
  ),
  { at: trophies.at },
);

const missionsKept: readonly MissionKept[] = [
  {
    ...{ _id: 'rounds', isOffered: true, goal: 20, prize: 60 },
    next: { terms: { isOffered: true, goal: 15, prize: 50 }, from: '2026-11-26' },
  },
  { _id: 'visit', isOffered: true, goal: 10, prize: 50 },
  { _id: 'letter', isOffered: false, goal: 2, prize: 40 },
];
const daily = { at: freshAt('missions'), rows: [...missionsKept], total: 3 };
export const Missions = desk(deskAt({}, daily), { at: daily.at });
export const MissionCounted = desk(
  deskAt(
    { deed: { asking: 'counted' } },
    {
      ...daily,
      deed: { name: 'changeMission', id: 'rounds' },
      values: { ...typedMission({ isOffered: true, goal: 15, prize: 50 }), why: '' },
      counted: { done: 1_240, players: 310, drawn: 620, coins: 31_000 },
    },
  ),
  { at: daily.at },
);

const cardsKept: readonly ScratcherKept[] = [neonNights, zodiacSky].map(
  ({ id, name, symbols, price, run, prizes }) => ({
    ...{ _id: id, name, symbols: [...symbols], price, run },
    prizes: prizes.map((prize) => ({ ...prize })),
  }),
);
const foils = { at: freshAt('scratchers'), rows: [...cardsKept], total: 2 };
export const ScratchCards = desk(deskAt({}, foils), { at: foils.at });
const cardChanged = (more: object) => ({
  ...foils,
  deed: { name: 'changeScratcher', id: 'neon-nights' },
  values: { ...typedCard(cardsKept[0] as ScratcherKept), why: '', ...more },
});
export const ScratchCardChanged = desk(
  deskAt({ deed: { asking: 'untried' } }, cardChanged({ price: '60' })),
  { at: foils.at },
);
/** More would come back than the cards cost. */
export const ScratchCardTooGood = desk(
  deskAt({ deed: { asking: 'untried' } }, cardChanged({ price: '20' })),
  { at: foils.at },
);

const tournamentsAnnounced: readonly TournamentAnnounced[] = [
  { name: 'Daily sprint', step: 'active' as const, buyIn: 100, guaranteed: 5_000, entries: 48 },
  { name: 'Evening reels', step: 'upcoming' as const, buyIn: 250, guaranteed: 0, entries: 7 },
  { name: 'Weekly crown', step: 'ended' as const, buyIn: 1_000, guaranteed: 50_000, entries: 212 },
].map((shown, index) => ({
  ...shown,
  _id: `tournament_${index}`,
  starts: `2026-11-2${index + 3}T20:00:00.000Z`,
  ends: `2026-11-2${index + 3}T23:00:00.000Z`,
  currency: 'COINS',
}));
const tournaments = { at: freshAt('templates'), rows: [template], total: 1 };
export const Tournaments = desk(deskAt({}, tournaments), { at: tournaments.at });

const said = [
  {
    _id: 'statement_0001',
    title: 'Who we are',
    text: 'Sample Fairground Ltd, 1 Pier Road, Valletta. Licence MGA/SAMPLE/000.',
    countries: ['MT', 'DE'],
  },
  { _id: 'statement_0002', title: 'Whom to ask', text: 'help@sample.example', countries: [] },
];
const about = { at: freshAt('statements'), rows: said, total: said.length };
export const Statements = desk(deskAt({}, about), { at: about.at });

const acme = {
  ...{ supplier: 'acme', name: 'Sample Acme', launchUrl: 'https://games.acme.example/open' },
  ...{ games: ['Acme Wheel', 'Acme Dice'], openRounds: 2 },
};
const keys = [
  { ...acme, _id: 'acme setting', key: 'setting', usedAt: '2026-11-24T09:30:00.000Z' },
  {
    ...acme,
    _id: 'acme key_0123456789abcdef01234567',
    key: 'key_0123456789abcdef01234567',
    madeAt: '2026-11-24T09:00:00.000Z',
  },
  { ...acme, _id: 'rival', supplier: 'rival', name: 'Sample Rival', games: [], openRounds: 0 },
];
const signing = { at: freshAt('suppliers'), rows: keys, total: keys.length };
export const Suppliers = desk(deskAt({}, signing), { at: signing.at });

/** What it signs with is shown once. */
export const SupplierKeyMade = desk(
  deskAt(
    { deed: 'done' },
    {
      ...signing,
      deed: { name: 'makeSupplierKey', id: 'acme setting' },
      told: { is: 'secret', text: '5f0c'.repeat(16) },
    },
  ),
  { at: signing.at },
);

const timed = { at: freshAt('calls'), total: 2 };
export const Calls = desk(
  deskAt(
    {},
    {
      ...timed,
      rows: [
        { _id: 'findGames', asked: 48_211, slow: 37, meanMs: 6.4, worstMs: 812.5 },
        { _id: 'placeBet', asked: 120_004, slow: 0, meanMs: 3.1, worstMs: 96 },
      ],
    },
  ),
  { at: timed.at },
);

/** What differs once may be on its way; a second look tells. */
const differing: readonly DifferenceKept[] = [
  {
    ...{ _id: 'paid in deposit_4f0c1d EUR', type: 'paid in', reference: 'deposit_4f0c1d' },
    ...{ currency: 'EUR', theirs: 2_000, ours: 0, since: '2026-11-24T06:00:00.000Z', looks: 3 },
  },
  {
    ...{ _id: 'ledger provider USD', type: 'ledger', reference: 'provider' },
    ...{ currency: 'USD', theirs: -500, ours: -450, since: '2026-11-24T09:00:00.000Z', looks: 1 },
  },
];
const comparison = { at: '2026-11-24T09:00:00.000Z', compared: 1_204 };
const books = { at: freshAt('differences'), extra: comparison };
export const Differences = desk(deskAt({}, { ...books, rows: [...differing], total: 2 }), books);
export const NoDifferences = desk(
  deskAt({}, { ...books, extra: { ...comparison, failedAt: '2026-11-24T12:00:00.000Z' } }),
  books,
);

const games: readonly GameKept[] = [
  { name: 'High Striker', slug: 'high-striker', features: ['Set your own odds'], rounds: 12_480 },
  { name: 'Lantern Run', slug: 'lantern-run', features: ['Wild symbols', 'Free spins'], rounds: 0 },
].map(({ name, slug, features, rounds }, index) => ({
  ...{ _id: `game_${slug}`, gameId: `game_${slug}`, name, features },
  studio: index === 0 ? 'Sample Harbour Works' : 'House',
  ...(index === 0 && { image: '/assets/tournaments/cover-sprint.svg', rank: 1, soFar: 0.983 }),
  ...{ currency: 'COINS', published: 0.99, isOdd: false, maxWin: 990, caps: [], stakes: [] },
  ...{ rounds, staked: rounds * 50, returned: Math.round(rounds * 49.15), withheld: [] },
}));
const played = { at: freshAt('games'), rows: [...games], total: games.length };
export const Games = desk(deskAt({}, played), { at: played.at });

/** Its studio, its features and its cover, as players meet them. */
export const GameShown = desk(
  deskAt(
    { deed: { asking: 'untried' } },
    {
      ...played,
      deed: { name: 'showGame', id: games[0]?._id ?? '' },
      values: { ...typedGame(games[0] as GameKept), why: '' },
    },
  ),
  { at: played.at },
);

const affiliates: readonly AffiliateKept[] = [
  { displayName: 'Sample North Pier', countries: ['GB', 'IE', 'SE', 'DK', 'FI'], usaRegions: [] },
  { displayName: 'Sample Boardwalk', countries: ['US'], usaRegions: ['NJ', 'PA', 'MI', 'WV'] },
].map((shown, index) => ({
  ...shown,
  _id: `affiliate_${index}`,
  legalName: `${shown.displayName} Gaming Ltd`,
  website: 'https://partner.example',
  affiliateUrl: 'https://partner.example/welcome?from=fairground',
  image: '/assets/affiliates/northpier.svg',
  games: ['lantern-run', 'midnight-carousel', 'high-striker'].map((slug) => ({
    gameId: `game_${slug}`,
    url: `https://partner.example/play/${slug}`,
  })),
  caRegions: [],
  clicks: [
    { gameId: 'game_lantern-run', to: 'game', recent: 40 - index * 9, total: 1_204 },
    { gameId: 'game_high-striker', to: 'website', recent: 3, total: 77 },
  ],
}));
const partners = { at: freshAt('affiliates'), rows: [...affiliates], total: affiliates.length };
export const Affiliates = desk(deskAt({}, partners), { at: partners.at });

export const AffiliateChanged = desk(
  deskAt(
    { deed: { asking: 'untried' } },
    {
      ...partners,
      deed: { name: 'changeAffiliate', id: affiliates[0]?._id ?? '' },
      values: { ...typedAffiliate(affiliates[0] as AffiliateKept), why: '' },
    },
  ),
  { at: partners.at },
);

const announced = { at: freshAt('tournaments'), rows: [...tournamentsAnnounced], total: 3 };
export const TournamentsAnnounced = desk(deskAt({}, announced), { at: announced.at });

/** What is cancelled gives every buy-in back. */
export const TournamentCancelled = desk(
  deskAt(
    { deed: { asking: 'untried' } },
    {
      ...announced,
      deed: { name: 'cancelTournament', id: announced.rows[0]?._id ?? '' },
      values: { why: 'The table is being mended' },
    },
  ),
  { at: announced.at },
);

/** Beside the form stands what it costs. */
export const TournamentChanged = desk(
  deskAt(
    { deed: { asking: 'untried' } },
    {
      ...tournaments,
      deed: { name: 'changeTemplate', id: template._id },
      values: { ...typedTemplate(template), why: '' },
    },
  ),
  { at: tournaments.at },
);
