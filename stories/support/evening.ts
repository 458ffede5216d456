import type { ContextFrom, StateValue } from 'xstate';
import { aBootstrap } from '../../contract/make/branding';
import { aCountry, aLanguage, timezones } from '../../contract/make/country';
import { aUser } from '../../contract/make/player';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../contract/palette.rules';
import type { PhraseMap } from '../../contract/phrase';
import type { machines } from '../../machines/app/whole';
import { aSession } from '../../machines/auth/session.sample';
import { defaultLocale } from '../../machines/country/locale.rules';
import { aGameProfile } from '../../machines/game/gameProfile.sample';
import { aHub } from '../../machines/hub/hub.sample';
import { aPage } from '../../machines/kit/list.sample';
import type { ResidentName } from '../../machines/kit/residents';
import { aLobby } from '../../machines/lobby/lobby.sample';
import { someTranslations } from '../../machines/phrase/translations.sample';
import { aPlayMode } from '../../machines/play/playMode.sample';
import { whoIsHere } from '../../machines/presence/online.sample';
import { relationCounts } from '../../machines/relation/relations.sample';
import { anOwnReview, aReviewList } from '../../machines/review/reviews.sample';
import { aRouter } from '../../machines/router/router.sample';
import { MIDDLE_ROLL } from '../../machines/socket/socket.rules';
import { aTab } from '../../machines/tab/tabs.sample';
import { aWalletContext } from '../../machines/wallet/wallet.sample';
import { theWinners } from '../../machines/winner/winners.sample';
import { fairGames } from './fair';

export type ContextOf<Name extends ResidentName> = ContextFrom<(typeof machines)[Name]>;
/** Where a resident stands, and what it knows. */
export type Place<Name extends ResidentName> = readonly [StateValue, ContextOf<Name>];
/** Where residents stand; one that is not named stands as its machine begins. */
export type Places = { readonly [Name in ResidentName]?: Place<Name> };

const EVENING = Date.UTC(2026, 10, 20, 20);
const noPages = { items: [], total: 0, pages: 0 };
const { app, ...bootstrap } = aBootstrap();

/** Texts by language. */
export type Words = Readonly<Record<string, PhraseMap>>;

/** A guest on an ordinary evening: everything has loaded, nothing is the matter. */
export const evening = (language: string, words: Words): Places => ({
  branding: [
    'shown',
    {
      bootstrap: {
        ...bootstrap,
        app: {
          ...app,
          ...DARK_PALETTE,
          light: LIGHT_PALETTE,
          logo: '/brand/logo.svg',
          mainHeader: 'Home.A good evening at the fair',
          secondaryHeader: 'Home.Play for fun, collect coins, share them with friends',
          authorizedHeader: 'Home.A good evening at the fair',
        },
      },
      palette: 'system',
    },
  ],
  clock: ['ticking', { at: EVENING, minuteAt: EVENING }],
  consent: [{ refused: 'kept' }, { allowed: false }],
  countries: ['shown', { countries: [aCountry()], languages: [aLanguage()], timezones }],
  favourites: ['guest', { ids: [], saved: [], turns: [], guestIds: [], hearts: [] }],
  filters: [
    'shown',
    {
      types: ['Slots', 'Dice'],
      studios: ['Lantern Works', 'Northpier', 'House'],
      features: [
        { featureId: 'free-spins', name: 'Free spins' },
        { featureId: 'wilds', name: 'Wild symbols' },
      ],
      language,
    },
  ],
  gameProfile: ['closed', aGameProfile({ gameId: '', profile: undefined, players: [] })],
  home: ['shown', { isMember: true, featured: fairGames.slice(0, 1), recent: [] }],
  lobby: [{ open: 'shown' }, aLobby({ language, list: aPage(fairGames) })],
  locale: ['located', { ...defaultLocale, language, isCountryStored: false }],
  online: ['shown', { online: whoIsHere({ friends: [] }) }],
  outbox: [
    { open: 'idle' },
    { player: 'player_0001', entries: [], sending: undefined, failures: 0 },
  ],
  phrases: [{ ready: 'idle' }, { known: [], waiting: [], reported: [] }],
  playMode: ['known', aPlayMode()],
  push: ['absent', { player: undefined, permission: 'default', choice: {}, gap: undefined }],
  review: ['closed', anOwnReview({ gameId: '' })],
  reviews: ['closed', aReviewList({ query: { gameId: '', signedIn: false }, list: noPages })],
  router: ['shown', aRouter()],
  session: [
    'signedOut',
    aSession({ token: undefined, claims: undefined, at: EVENING, everywhere: false }),
  ],
  socket: ['open', { rooms: ['home'], attempt: 0, lost: false, roll: MIDDLE_ROLL }],
  translations: ['shown', someTranslations({ language, phrases: words[language] ?? {} })],
  viewChoice: ['settled', { view: undefined, signedIn: false }],
  winners: ['shown', theWinners()],
});

/** What stands otherwise when a player is signed in. */
export const member = {
  session: ['signedIn', aSession({ at: EVENING })],
  online: ['shown', { online: whoIsHere() }],
  relationCounter: [{ present: 'counted' }, { count: relationCounts() }],
  relations: ['member', { seated: [], watched: [], stale: [] }],
  player: ['shown', { user: aUser() }],
  wallet: ['shown', aWalletContext({ wallets: aWalletContext().wallets.slice(0, 1) })],
  favourites: ['member', { ids: [], saved: [], turns: [], guestIds: [], hearts: [] }],
  hub: ['connected', aHub({ sequence: 1 })],
  tabs: [{ joined: { awake: 'leading' } }, aTab({ sequence: 1 })],
  playMode: ['known', aPlayMode({ signedIn: true, age: 36, home: 'US' })],
  router: [
    'shown',
    aRouter('/', {
      visitor: { signedIn: true, isVerified: false, magicRequired: false, magicHeld: false },
    }),
  ],
} satisfies Partial<Places>;

/** The same at an address. */
export const memberAt = (to: string) =>
  ({
    ...member,
    router: ['shown', aRouter(to, { visitor: member.router[1].visitor })],
  }) satisfies Partial<Places>;
