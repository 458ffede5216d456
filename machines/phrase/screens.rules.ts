import type { GameCard } from '../../contract/game';
import { pageOfSlug } from '../../contract/phrase.rules';
import { type RouteName, routes } from '../app/routes';
import type { Screen } from '../router/screen';

/**
 * On which screens the phrases of a page of words stand, the likeliest first. What stands on every
 * screen is not among them [decision 192].
 */
const screens: Readonly<Record<string, readonly RouteName[]>> = {
  About: ['about'],
  Achievement: ['achievements'],
  AchievementText: ['achievements'],
  Achievements: ['achievements'],
  Activity: ['activities'],
  Carousel: ['lobby'],
  Cloth: ['achievements'],
  Consent: ['settings'],
  Daily: ['lobby', 'missions'],
  Emoji: ['letterWrite'],
  Fair: ['verify'],
  Form: ['settings', 'signUp'],
  GameType: ['games'],
  Gifts: ['gifts', 'giftSend'],
  Home: ['lobby'],
  Identity: ['identity'],
  Image: ['profileMe'],
  Letters: ['letters', 'letterWrite'],
  Lobby: ['games', 'lobby'],
  Locale: ['settings'],
  Missions: ['missions'],
  Notification: ['notifications'],
  Online: ['lobby'],
  Payment: ['payments', 'methods'],
  People: ['friends'],
  PlayMode: ['lobby'],
  Player: ['profileMe'],
  Protection: ['protection'],
  Push: ['settings'],
  Report: ['reports'],
  Round: ['rounds'],
  Scratcher: ['scratchers'],
  Session: ['signIn', 'signUp'],
  Settings: ['settings'],
  Shop: ['shop'],
  Sound: ['settings'],
  Spins: ['missions'],
  Subscription: ['subscription'],
  Ticket: ['support', 'tickets'],
  Tournament: ['tournaments'],
  TournamentName: ['tournaments'],
  TournamentText: ['tournaments'],
  Transaction: ['wallet'],
  Translate: ['translate'],
  Wallet: ['wallet'],
  Welcome: ['welcome'],
};

/** What is no page of the product, and what says where the phrases stand that belong to it. */
const elsewhere: Readonly<Record<string, string>> = {
  Mail: 'Translate.It stands in mails.',
  Provider: 'Translate.It stands on the page where payments are tried.',
  Push: 'Translate.It stands in messages that a device shows.',
  Receipt: 'Translate.It stands in receipts.',
};

/** The slug of what says where a phrase stands beside all screens; undefined where it stands on one. */
export const elsewhereOf = (slug: string): string | undefined => elsewhere[pageOfSlug(slug)];

/** Where a phrase stands that belongs to games: on which of their screens, and of which types. */
interface AtGame {
  screen: 'play' | 'game';
  /** Any, where it is left out. */
  types?: readonly string[];
}

const atGames: Readonly<Record<string, AtGame>> = {
  Blackjack: { screen: 'play', types: ['Blackjack'] },
  Card: { screen: 'play', types: ['Blackjack', 'Video poker'] },
  Feature: { screen: 'game' },
  Game: { screen: 'game' },
  Message: { screen: 'play' },
  Play: { screen: 'play' },
  Poker: { screen: 'play', types: ['Video poker'] },
  Review: { screen: 'game' },
  Roulette: { screen: 'play', types: ['Roulette'] },
  Symbol: { screen: 'play', types: ['Slots', 'Mines'] },
  Win: { screen: 'play', types: ['Slots'] },
};

type Known = Pick<GameCard, 'urlFriendlyName' | 'gameType'>;

/** The first game that is known of each type of which a phrase speaks; of any, the first of all. */
const gamesOf = ({ types }: AtGame, games: readonly Known[]): Known[] =>
  types === undefined
    ? games.slice(0, 1)
    : types.flatMap((type) => games.find(({ gameType }) => gameType.includes(type)) ?? []);

/**
 * Addresses at which a phrase may be seen, as far as games are known; guests are sent away from
 * those that are guarded.
 */
export const placesOf = (slug: string, signedIn: boolean, games: readonly Known[]): string[] => {
  const page = pageOfSlug(slug);
  const atGame = atGames[page];
  if (atGame !== undefined) {
    const [path = ''] = routes[atGame.screen].paths;
    return gamesOf(atGame, games).map((game) => path.replace(':slug', game.urlFriendlyName));
  }
  return (screens[page] ?? []).flatMap((name) => {
    const { paths, guard }: Screen = routes[name];
    return guard === undefined || signedIn ? (paths[0] ?? []) : [];
  });
};
