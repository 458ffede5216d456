import { aJurisdiction } from '../../../contract/make/country';
import { sampleAchievements } from '../../../server/achievement/achievement.sample';
import { sampleAffiliates } from '../../../server/affiliate/affiliate.sample';
import { shippedLook } from '../../../server/branding/look.registry';
import { sampleTemplates } from '../../../server/template/template.sample';

const why = 'because of a test';
const player = 'player_00000000';
const ticket = 'ticket_00000000';
const withdrawal = 'withdrawal_00000000';
const correction = 'correction_00000000';
const missing = { status: 404 };
const look = shippedLook('Fairground');
const terms = {
  name: 'Pier',
  placements: ['lobby'],
  landingUrl: 'https://pier.example/',
  content: { type: 'image', image: '/assets/pier.svg' },
};

const { 'template_daily-sprint': template } = sampleTemplates;
const { 'achievement_ten-wins': achievement } = sampleAchievements;
const holiday = { name: 'Fair', from: '2026-06-24', days: 2, isYearly: true, countries: ['NZ'] };
const { affiliate_northpier: affiliate } = sampleAffiliates;
const mission = { isOffered: true, goal: 6, prize: 60 };
const cards = { price: 50, run: 100, prizes: [{ symbol: 'star', pays: 500, cards: 5 }] };
const law = aJurisdiction({ countries: ['NZ'] });
const statement = { title: 'Who we are', text: 'Sample Ltd', countries: ['NZ'] };

/** A request that fits each of its calls. */
export const samples = {
  listWithdrawalsDue: () => ({ body: { status: 'waiting' } }),
  approveWithdrawalDue: () => ({ body: { _id: withdrawal }, ...missing }),
  refuseWithdrawalDue: () => ({ body: { _id: withdrawal, why }, ...missing }),
  listDepositsKept: () => ({ body: { status: 'succeeded' } }),
  listAccounts: () => ({}),
  listStatementsKept: () => ({ body: { search: 'a' } }),
  makeStatement: () => ({ body: { terms: statement, why } }),
  changeStatement: () => ({
    body: { _id: 'statement_00000000', terms: statement, why },
    ...missing,
  }),
  endStatement: () => ({ body: { _id: 'statement_00000000', why }, ...missing }),
  listSupplierKeys: () => ({ body: { search: 'acme' } }),
  makeSupplierKey: () => ({ body: { supplier: 'nobody', why }, ...missing }),
  endSupplierKey: () => ({ body: { supplier: 'nobody', key: 'setting', why }, ...missing }),
  listCallsTimed: () => ({ body: { search: 'list' } }),
  listDifferences: () => ({ body: { search: 'deposit' } }),
  listGamesKept: () => ({ body: { search: 'a' } }),
  capGame: () => ({
    body: { _id: 'game_lantern-run', currency: 'EUR', winMost: 100_000_000, why: 'An example' },
  }),
  setStakes: () => ({
    body: { _id: 'game_lantern-run', currency: 'EUR', stakes: [10, 100], why: 'An example' },
  }),
  withholdGame: () => ({
    body: { _id: 'game_lantern-run', places: ['AQ', 'US-UT'], why: 'An example' },
  }),
  rankGame: () => ({ body: { _id: 'game_lantern-run', rank: 1, why: 'An example' } }),
  showGame: () => ({
    body: { _id: 'game_lantern-run', shown: { studio: 'Lantern Works' }, why: 'An example' },
  }),
  listJurisdictionsKept: () => ({ body: { search: 'a' } }),
  makeJurisdiction: () => ({ body: { terms: law, why } }),
  changeJurisdiction: () => ({
    body: { _id: 'jurisdiction_00000000', terms: law, why },
    ...missing,
  }),
  endJurisdiction: () => ({ body: { _id: 'jurisdiction_00000000', why }, ...missing }),
  listAffiliatesKept: () => ({ body: { search: 'a' } }),
  makeAffiliate: () => ({ body: { terms: affiliate, why } }),
  changeAffiliate: () => ({
    body: { _id: 'affiliate_nothing', terms: affiliate, why },
    ...missing,
  }),
  endAffiliate: () => ({ body: { _id: 'affiliate_nothing', why }, ...missing }),
  listAchievementsKept: () => ({ body: { search: 'hand' } }),
  countAchievement: () => ({ body: { terms: achievement } }),
  makeAchievement: () => ({ body: { terms: achievement, why } }),
  changeAchievement: () => ({
    body: { _id: 'achievement_nothing', terms: achievement, why },
    ...missing,
  }),
  endAchievement: () => ({ body: { _id: 'achievement_nothing', why }, ...missing }),
  listMissionsKept: () => ({ body: { search: 'win' } }),
  countMission: () => ({ body: { _id: 'wins', terms: mission } }),
  changeMission: () => ({ body: { _id: 'wins', terms: mission, why } }),
  listScratchersKept: () => ({ body: { search: 'neon' } }),
  changeScratcher: () => ({ body: { _id: 'neon-nothing', terms: cards, why }, ...missing }),
  listTemplatesKept: () => ({ body: { search: 'grand' } }),
  makeTemplate: () => ({ body: { terms: template, why } }),
  changeTemplate: () => ({ body: { _id: 'template_nothing', terms: template, why }, ...missing }),
  endTemplate: () => ({ body: { _id: 'template_nothing', why }, ...missing }),
  listTournamentsAnnounced: () => ({ body: { search: 'a' } }),
  cancelTournament: () => ({ body: { _id: 'tournament_00000000', why }, ...missing }),
  listHolidaysKept: () => ({ body: { search: 'a' } }),
  makeHoliday: () => ({ body: { terms: holiday, why } }),
  changeHoliday: () => ({ body: { _id: 'holiday_nothing', terms: holiday, why }, ...missing }),
  endHoliday: () => ({ body: { _id: 'holiday_nothing', why }, ...missing }),
  listVitals: () => ({ body: { isLate: true } }),
  listPlayers: () => ({ body: { search: 'a' } }),
  getDossier: () => ({ params: { id: player }, ...missing }),
  measurePlayer: () => ({ body: { _id: player, outcome: 'mute', days: 3, why }, ...missing }),
  liftMeasure: () => ({ body: { _id: 'report_00000000', why }, ...missing }),
  verifyIdentity: () => ({ body: { _id: player, why }, ...missing }),
  askErasure: () => ({ body: { _id: player, why }, ...missing }),
  approveErasure: () => ({ body: { _id: player, why }, ...missing }),
  refuseErasure: () => ({ body: { _id: player, why }, ...missing }),
  askFactorLoss: () => ({ body: { _id: player, why }, ...missing }),
  approveFactorLoss: () => ({ body: { _id: player, why }, ...missing }),
  refuseFactorLoss: () => ({ body: { _id: player, why }, ...missing }),
  viewPlayer: () => ({ body: { _id: player, why }, ...missing }),
  notePlayer: () => ({ body: { _id: player, text: 'A note' }, ...missing }),
  listCorrections: () => ({ body: {} }),
  askCorrection: () => ({
    body: { playerId: player, currency: 'COINS', amount: -5, why },
    ...missing,
  }),
  approveCorrection: () => ({ body: { _id: correction }, ...missing }),
  refuseCorrection: () => ({ body: { _id: correction, why }, ...missing }),
  listTicketsDue: () => ({ body: { category: 'game' } }),
  readTicketDue: () => ({ params: { id: ticket }, ...missing }),
  typeInTicketDue: () => ({ body: { _id: ticket, isTyping: true }, ...missing }),
  answerTicketDue: () => ({ body: { _id: ticket, text: 'Hello' }, ...missing }),
  noteTicketDue: () => ({ body: { _id: ticket, text: 'Hm' }, ...missing }),
  assignTicketDue: () => ({ body: { _id: ticket }, ...missing }),
  giveTicketDue: () => ({ body: { _id: ticket, to: 'staff_00000000' }, ...missing }),
  mergeTicketDue: () => ({ body: { _id: ticket, into: 'ticket_00000001' }, ...missing }),
  splitTicketDue: () => ({ body: { _id: ticket, why }, ...missing }),
  resolveTicketDue: () => ({ body: { _id: ticket }, ...missing }),
  listReportsDue: () => ({ body: {} }),
  readReportDue: () => ({ params: { id: 'report_00000000' }, ...missing }),
  judgeReportDue: () => ({ body: { _id: 'report_00000000', outcome: 'dismiss', why }, ...missing }),
  listSuggestionsDue: () => ({ body: { lang: 'de' } }),
  lockWordingDue: () => ({ body: { lang: 'de', slug: 'Nav.Games', why } }),
  unlockWordingDue: () => ({ body: { lang: 'de', slug: 'Nav.Games', why } }),
  acceptSuggestionDue: () => ({ body: { _id: 'suggestion_00000000' }, ...missing }),
  rejectSuggestionDue: () => ({ body: { _id: 'suggestion_00000000', why }, ...missing }),
  listAdvertisementsKept: () => ({ body: {} }),
  readAdvertisementKept: () => ({ params: { id: 'advertisement_00000000' }, ...missing }),
  makeAdvertisementKept: () => ({ body: { terms, why } }),
  changeAdvertisementKept: () => ({
    body: { _id: 'advertisement_00000000', terms, why },
    ...missing,
  }),
  endAdvertisementKept: () => ({ body: { _id: 'advertisement_00000000', why }, ...missing }),
  listLooks: () => ({ body: {} }),
  publishLook: () => ({ body: { look, why } }),
  wearLook: () => ({ body: { _id: 'look_00000000', why }, ...missing }),
  findAnything: () => ({ body: { search: 'x' } }),
};
