import { pageOfSlug } from '../../contract/phrase.rules';
import { type RouteName, routes } from '../app/routes';
import type { Screen } from '../router/screen';

/**
 * On which screens the phrases of a page of words stand, the likeliest first. What stands on every
 * screen, in mails, or at a game, which has no address of its own here, is not among them
 * [decision 192].
 */
const screens: Readonly<Record<string, readonly RouteName[]>> = {
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

/** Addresses at which a phrase may be seen; guests are sent away from those that are guarded. */
export const placesOf = (slug: string, signedIn: boolean): string[] =>
  (screens[pageOfSlug(slug)] ?? []).flatMap((name) => {
    const { paths, guard }: Screen = routes[name];
    return guard === undefined || signedIn ? (paths[0] ?? []) : [];
  });
