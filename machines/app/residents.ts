import type { ActivitiesEvent } from '../activities/activities.events';
import type { AlertsEvent } from '../alerts/alerts.events';
import type { BrandingEvent } from '../branding/branding.events';
import type { ClockEvent } from '../clock/clock.events';
import type { ConnectionEvent } from '../connection/connection.events';
import type { ConsentEvent } from '../consent/consent.events';
import type { CountriesEvent } from '../countries/countries.events';
import type { FavouritesEvent } from '../favourites/favourites.events';
import type { FiltersEvent } from '../filters/filters.events';
import type { FolderEvent } from '../folder/folder.events';
import type { GameEvent } from '../game/game.events';
import type { GameProfileEvent } from '../gameProfile/gameProfile.events';
import type { GiftsEvent } from '../gifts/gifts.events';
import type { HomeEvent } from '../home/home.events';
import type { HubEvent } from '../hub/hub.events';
import type { LettersEvent } from '../letters/letters.events';
import type { LobbyEvent } from '../lobby/lobby.events';
import type { LocaleEvent } from '../locale/locale.events';
import type { MessagesEvent } from '../messages/messages.events';
import type { ModalsEvent } from '../modals/modals.events';
import type { NotificationsEvent } from '../notifications/notifications.events';
import type { OnlineEvent } from '../online/online.events';
import type { OutboxEvent } from '../outbox/outbox.events';
import type { PeopleEvent } from '../people/people.events';
import type { PhrasesEvent } from '../phrases/phrases.events';
import type { PlayEvent } from '../play/play.events';
import type { PlayerEvent } from '../player/player.events';
import type { PlayModeEvent } from '../playMode/playMode.events';
import type { PushEvent } from '../push/push.events';
import type { RelationsEvent } from '../relations/relations.events';
import type { ReviewEvent, ReviewsEvent } from '../reviews/reviews.events';
import type { RoundEvent } from '../round/round.events';
import type { RoundsEvent } from '../rounds/rounds.events';
import type { RouterEvent } from '../router/router.events';
import type { SessionEvent } from '../session/session.events';
import type { ViewAsEvent } from '../settings/settings.events';
import type { SocketEvent } from '../socket/socket.events';
import type { StageEvent } from '../stage/stage.events';
import type { StorageEvent } from '../storage/storage.events';
import type { TabsEvent } from '../tabs/tabs.events';
import type { TransactionsEvent } from '../transactions/transactions.events';
import type { TranslationsEvent } from '../translations/translations.events';
import type { ViewChoiceEvent } from '../viewChoice/viewChoice.events';
import type { WalletEvent } from '../wallet/wallet.events';
import type { WinnersEvent } from '../winners/winners.events';

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
