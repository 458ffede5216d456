import type { ActivitiesEvent } from '../activity/activities.events';
import type { AlertsEvent } from '../alert/alerts.events';
import type { SessionEvent } from '../auth/session.events';
import type { BrandingEvent } from '../branding/branding.events';
import type { ClockEvent } from '../clock/clock.events';
import type { ConnectionEvent } from '../connection/connection.events';
import type { ConsentEvent } from '../consent/consent.events';
import type { CountriesEvent } from '../country/countries.events';
import type { LocaleEvent } from '../country/locale.events';
import type { FavouritesEvent } from '../game/favourites.events';
import type { GameEvent } from '../game/game.events';
import type { GameProfileEvent } from '../game/gameProfile.events';
import type { GiftsEvent } from '../gift/gifts.events';
import type { HubEvent } from '../hub/hub.events';
import type { FolderEvent } from '../image/folder.events';
import type { LettersEvent } from '../letter/letters.events';
import type { FiltersEvent } from '../lobby/filters.events';
import type { HomeEvent } from '../lobby/home.events';
import type { LobbyEvent } from '../lobby/lobby.events';
import type { MessagesEvent } from '../message/messages.events';
import type { ModalsEvent } from '../modal/modals.events';
import type { NotificationsEvent } from '../notification/notifications.events';
import type { OutboxEvent } from '../outbox/outbox.events';
import type { PhrasesEvent } from '../phrase/phrases.events';
import type { TranslationsEvent } from '../phrase/translations.events';
import type { PlayEvent } from '../play/play.events';
import type { PlayModeEvent } from '../play/playMode.events';
import type { PlayerEvent } from '../player/player.events';
import type { ViewChoiceEvent } from '../player/viewChoice.events';
import type { OnlineEvent } from '../presence/online.events';
import type { PushEvent } from '../push/push.events';
import type { PeopleEvent } from '../relation/people.events';
import type { RelationsEvent } from '../relation/relations.events';
import type { ReviewEvent, ReviewsEvent } from '../review/reviews.events';
import type { RoundEvent } from '../round/round.events';
import type { RoundsEvent } from '../round/rounds.events';
import type { RouterEvent } from '../router/router.events';
import type { ViewAsEvent } from '../settings/settings.events';
import type { SocketEvent } from '../socket/socket.events';
import type { StageEvent } from '../stage/stage.events';
import type { StorageEvent } from '../storage/storage.events';
import type { TabsEvent } from '../tab/tabs.events';
import type { TransactionsEvent } from '../wallet/transactions.events';
import type { WalletEvent } from '../wallet/wallet.events';
import type { WinnersEvent } from '../winner/winners.events';

/**
 * What each resident hears. Typed by event unions, not by machines: two machines that knew each
 * other's type would make a cycle that the compiler cannot close.
 */
export interface ResidentEvents {
  activities: ActivitiesEvent;
  alerts: AlertsEvent;
  branding: BrandingEvent;
  clock: ClockEvent;
  connection: ConnectionEvent;
  consent: ConsentEvent;
  countries: CountriesEvent;
  favourites: FavouritesEvent;
  filters: FiltersEvent;
  folder: FolderEvent;
  game: GameEvent;
  gameProfile: GameProfileEvent;
  gifts: GiftsEvent;
  home: HomeEvent;
  hub: HubEvent;
  letters: LettersEvent;
  lobby: LobbyEvent;
  locale: LocaleEvent;
  messages: MessagesEvent;
  modals: ModalsEvent;
  notifications: NotificationsEvent;
  online: OnlineEvent;
  outbox: OutboxEvent;
  people: PeopleEvent;
  phrases: PhrasesEvent;
  play: PlayEvent;
  playMode: PlayModeEvent;
  player: PlayerEvent;
  push: PushEvent;
  relations: RelationsEvent;
  review: ReviewEvent;
  reviews: ReviewsEvent;
  round: RoundEvent;
  rounds: RoundsEvent;
  router: RouterEvent;
  session: SessionEvent;
  socket: SocketEvent;
  stage: StageEvent;
  storage: StorageEvent;
  tabs: TabsEvent;
  transactions: TransactionsEvent;
  translations: TranslationsEvent;
  viewAs: ViewAsEvent;
  viewChoice: ViewChoiceEvent;
  wallet: WalletEvent;
  winners: WinnersEvent;
}

export type ResidentName = keyof ResidentEvents;

/** Residents of single pages, which arrive in a chunk of their own: a first visit does without. */
export const lateNames = [
  'activities',
  'folder',
  'gameProfile',
  'gifts',
  'hub',
  'letters',
  'messages',
  'notifications',
  'online',
  'outbox',
  'people',
  'play',
  'push',
  'relations',
  'review',
  'reviews',
  'round',
  'rounds',
  'socket',
  'tabs',
  'transactions',
  'viewAs',
  'viewChoice',
] as const satisfies readonly ResidentName[];
export type LateName = (typeof lateNames)[number];

export const isLate = (name: string): name is LateName =>
  (lateNames as readonly string[]).includes(name);
