import type { ActivitiesEvent } from '../activity/activities.words';
import type { AlertsEvent } from '../alert/alerts.words';
import type { SessionEvent } from '../auth/session.words';
import type { BrandingEvent } from '../branding/branding.words';
import type { ClockEvent } from '../clock/clock.words';
import type { ConnectionEvent } from '../connection/connection.words';
import type { ConsentEvent } from '../consent/consent.words';
import type { CountriesEvent } from '../country/countries.words';
import type { LocaleEvent } from '../country/locale.words';
import type { FavouritesEvent } from '../game/favourites.words';
import type { GameEvent } from '../game/game.words';
import type { GameProfileEvent } from '../game/gameProfile.words';
import type { GiftCounterEvent } from '../gift/giftCounter.words';
import type { GiftsEvent } from '../gift/gifts.words';
import type { HubEvent } from '../hub/hub.words';
import type { FolderEvent } from '../image/folder.words';
import type { LetterChangesEvent } from '../letter/letterChanges.words';
import type { LetterCounterEvent } from '../letter/letterCounter.words';
import type { LettersEvent } from '../letter/letters.words';
import type { FiltersEvent } from '../lobby/filters.words';
import type { HomeEvent } from '../lobby/home.words';
import type { LobbyEvent } from '../lobby/lobby.words';
import type { MessagesEvent } from '../message/messages.words';
import type { ModalsEvent } from '../modal/modals.words';
import type { BellEvent } from '../notification/bell.words';
import type { NotificationMarksEvent } from '../notification/notificationMarks.words';
import type { NotificationsEvent } from '../notification/notifications.words';
import type { OutboxEvent } from '../outbox/outbox.words';
import type { PhrasesEvent } from '../phrase/phrases.words';
import type { TranslationsEvent } from '../phrase/translations.words';
import type { PlayEvent } from '../play/play.words';
import type { PlayModeEvent } from '../play/playMode.words';
import type { PlayerEvent } from '../player/player.words';
import type { ViewChoiceEvent } from '../player/viewChoice.words';
import type { OnlineEvent } from '../presence/online.words';
import type { PushEvent } from '../push/push.words';
import type { PeopleEvent } from '../relation/people.words';
import type { RelationCounterEvent } from '../relation/relationCounter.words';
import type { RelationsEvent } from '../relation/relations.words';
import type { ReviewEvent, ReviewsEvent } from '../review/reviews.words';
import type { RoundEvent } from '../round/round.words';
import type { RoundsEvent } from '../round/rounds.words';
import type { RouterEvent } from '../router/router.words';
import type { ViewAsEvent } from '../settings/settings.words';
import type { SocketEvent } from '../socket/socket.words';
import type { StageEvent } from '../stage/stage.words';
import type { StorageEvent } from '../storage/storage.words';
import type { TabsEvent } from '../tab/tabs.words';
import type { TransactionsEvent } from '../wallet/transactions.words';
import type { WalletEvent } from '../wallet/wallet.words';
import type { WinnersEvent } from '../winner/winners.words';

/**
 * What each resident hears. Typed by event unions, not by machines: two machines that knew each
 * other's type would make a cycle that the compiler cannot close.
 */
export interface ResidentEvents {
  activities: ActivitiesEvent;
  alerts: AlertsEvent;
  bell: BellEvent;
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
  giftCounter: GiftCounterEvent;
  gifts: GiftsEvent;
  home: HomeEvent;
  hub: HubEvent;
  letterChanges: LetterChangesEvent;
  letterCounter: LetterCounterEvent;
  letters: LettersEvent;
  lobby: LobbyEvent;
  locale: LocaleEvent;
  messages: MessagesEvent;
  modals: ModalsEvent;
  notificationMarks: NotificationMarksEvent;
  notifications: NotificationsEvent;
  online: OnlineEvent;
  outbox: OutboxEvent;
  people: PeopleEvent;
  phrases: PhrasesEvent;
  play: PlayEvent;
  playMode: PlayModeEvent;
  player: PlayerEvent;
  push: PushEvent;
  relationCounter: RelationCounterEvent;
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
  'bell',
  'folder',
  'gameProfile',
  'giftCounter',
  'gifts',
  'hub',
  'letterChanges',
  'letterCounter',
  'letters',
  'messages',
  'notificationMarks',
  'notifications',
  'online',
  'outbox',
  'people',
  'play',
  'push',
  'relationCounter',
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
