import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { Advertisement } from '../../contract/advertisement';
import { Affiliate } from '../../contract/affiliate';
import { SignUpBody, TokenClaims } from '../../contract/auth';
import { Bootstrap, Branding } from '../../contract/branding';
import { Country, Jurisdiction, Language, Location } from '../../contract/country';
import { Game, GameFilter, gameProfile, launchGame } from '../../contract/game';
import { Gift } from '../../contract/gift';
import { hubMessages } from '../../contract/hub';
import { Letter, LetterCounters } from '../../contract/letter';
import { Message } from '../../contract/message';
import { Notification, NotificationTotals } from '../../contract/notification';
import { Phrase } from '../../contract/phrase';
import { Audience, Privacy, User } from '../../contract/player';
import { purposes, relationships } from '../../contract/profile';
import { Review } from '../../contract/review';
import { Holiday } from '../../contract/settings';
import { Tournament, tournamentMessages } from '../../contract/tournament';
import { Transaction, TransactionCode, transactionCodes, Wallet } from '../../contract/wallet';
import { Winner } from '../../contract/winner';

/** What zod keeps of a schema, as far as fields are looked for in it. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
}

/** The fields of an object, also of one that is optional, or of a list of them. */
const shapeOf = (schema: z.ZodMiniType | undefined): Record<string, z.ZodMiniType> => {
  const def = schema?._zod.def as Def | undefined;
  return def?.shape ?? (def && shapeOf(def.innerType ?? def.element)) ?? {};
};

/** Which of the fields, `birthday.day`, a schema lacks. */
const lacking = (schema: z.ZodMiniType, fields: string): string[] =>
  fields.split(/\s+/).filter((field) => {
    const path = field.split('.');
    const last = path.pop() ?? '';
    const owner = path.reduce<z.ZodMiniType | undefined>((at, name) => shapeOf(at)[name], schema);
    return !(last in shapeOf(owner));
  });

const out = (call: { out?: z.ZodMiniType }) => call.out as z.ZodMiniType;

/** The entities of §3, and messages of §7, with the fields that are named there. */
const entities: readonly [string, z.ZodMiniType, string][] = [
  [
    'User: account',
    User,
    `_id username email firstname lastname name birthday.day birthday.month birthday.year age gender
    phone country flag language timezone currency relationship forRelationship about icon
    background isVerified resetEmail`,
  ],
  ['User: level', User, 'coins coinsEarned nextLevelCoinToEarn perc level view subscription'],
  [
    'User: games and people',
    User,
    `games gamesArr achieved achievement favorites friends friendIds following requests followers pendingRequestUsers
    blocked`,
  ],
  [
    'User: settings',
    User,
    `settings jurisdictions online seen notificationSettings.friend notificationSettings.gift
    notificationSettings.letter notificationSettings.scratcher notificationSettings.challenge
    notificationSettings.tournament`,
  ],
  [
    'Privacy settings',
    Privacy,
    'country timezone about relationship forRelationship dateOfBirth gender',
  ],
  ['Wallet', Wallet, 'currency balance amount _id'],
  ['Transaction', Transaction, 'id createdAt amount type'],
  [
    'Game',
    Game,
    `_id name.value gameType supplier.name features.featureId likes releaseDate jackpots.amount
    jackpotWinnedCoins ignoredApps defaultName defaultIcon urlFriendlyName favourite`,
  ],
  ['Game reviews', Review, '_id gameId player stars text up down vote'],
  ['Game messages', Message, '_id gameId player text createdAt'],
  ['Game launch', out(launchGame), 'url'],
  ['Game profile', out(gameProfile), 'reviews'],
  ['Game list filter', GameFilter, 'search type studio _features feature.jackpot sortBy'],
  [
    'Affiliate',
    Affiliate,
    `_id legalName displayName website image affiliateUrl games.gameId games.url countries
    jurisdictions.countries jurisdictions.usaRegions jurisdictions.caRegions`,
  ],
  [
    'Jurisdiction',
    Jurisdiction,
    `countries restrictSimulatedGambling realMoneyGambling licensed simulatedGamblingAgeRestriction
    realMoneyAgeRestriction`,
  ],
  ['Gift', Gift, 'sender recipient state coins box tape'],
  ['Letter', Letter, 'status recipient state images'],
  ['Letter counters', LetterCounters, 'seen inbox sent unread'],
  ['Notification', Notification, 'id type author seenAt'],
  ['Notification totals', NotificationTotals, 'unseen byCategory'],
  [
    'Winner entry',
    Winner,
    `player playerId amount currency gameId game.defaultName game.urlFriendlyName tournament._id
    tournament.name typeId createdAt`,
  ],
  [
    'Tournament',
    Tournament,
    `id name state mode buyIn currency start end leaderboard.score leaderboard.prize winners.prize
    coverUrl iconUrl subject.game.defaultIcon`,
  ],
  ['Holiday', Holiday, '_id start end countries logo'],
  [
    'Advertisement',
    Advertisement,
    `_id name placement target landingUrl content.type content.image content.video content.html
    content.isIframe`,
  ],
  [
    'App branding',
    Branding,
    `name logo profileLogo favicon mainHeader secondaryHeader authorizedHeader
    authorizedHeaderMobile centerHeader color1 color2 color3 color4 color5 color6 color7 color8
    color9 color10 color11 color12 color13 color14`,
  ],
  ['Start-up', Bootstrap, 'app assetsUrl configLevels.level'],
  [
    'Environment',
    Bootstrap,
    'environment.name environment.production environment.magic environment.version',
  ],
  ['Language entry', Language, 'name origin code locale'],
  ['Country entry', Country, 'code name origin decimal thousands lang currency'],
  ['Phrase', Phrase, 'slug page word _id'],
  ['Geolocation answer', Location, 'country currency'],
  ['Login token', TokenClaims, 'exp'],
  [
    'OnWalletChange',
    hubMessages.OnWalletChange,
    'Balances.Currency Balances.Balance SuggestedDelay',
  ],
  ['OnNotification', hubMessages.OnNotification, 'Type'],
  ['OnAchievementProgress', hubMessages.OnAchievementProgress, 'AchievementId'],
  ['OnAchievementCompleted', hubMessages.OnAchievementCompleted, 'AchievementId'],
  ['OnTournamentVisible', tournamentMessages.OnTournamentVisible, 'TournamentId room'],
  ['OnTournamentInProgress', tournamentMessages.OnTournamentInProgress, 'TournamentId room'],
  ['OnTournamentCompleted', tournamentMessages.OnTournamentCompleted, 'TournamentId room'],
];

test.each(entities)('%s has its fields [§3, §7]', (_, schema, fields) => {
  expect(lacking(schema, fields)).toEqual([]);
});

test('a field that a schema has not is found out', () => {
  expect(lacking(User, 'username birthday.hour nothing birthday.day')).toEqual([
    'birthday.hour',
    'nothing',
  ]);
});

test('a password is given and never told [§3 User]', () => {
  expect(lacking(SignUpBody, 'email username password')).toEqual([]);
  expect(lacking(User, 'password')).toEqual(['password']);
});

test('a field is for all, for members, for friends or for nobody [§3 Privacy settings]', () => {
  expect(Audience.options).toEqual(['all', 'members', 'friends', 'none']);
});

test('relationships and purposes are those of §3', () => {
  expect(relationships).toEqual(['Single', 'Cohabitant', 'Engaged', 'Married', 'Complicated']);
  expect(purposes).toEqual(['Have fun', 'Flirt', 'Find friends', 'Find a partner', 'Play games']);
});

test('transactions bear the fifteen codes of §3', () => {
  expect(transactionCodes).toEqual({
    gameBet: 0,
    gameWin: 1,
    gameRefund: 2,
    gameJackpot: 3,
    giftSend: 100,
    giftAccept: 101,
    scratch: 200,
    achievement: 300,
    achievementPurchase: 301,
    tournamentParticipation: 400,
    tournamentReward: 401,
    shopDeposit: 500,
    shopWithdraw: 501,
    shopCoins: 600,
    shopSubscription: 601,
    // Not of §3: decision 143.
    correction: 700,
  });
  const codes = Object.values(transactionCodes);
  expect(codes.every((code) => TransactionCode.safeParse(code).success)).toBe(true);
});
