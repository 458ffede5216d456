import type { GameCard, GameFilter, SortBy } from '../../contract/game';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import type { LanguageFact } from '../country/locale.words';
import { type PortFailed, port } from '../kit/port';

/** The filter without what the machine adds itself. */
export type LobbyFilter = Required<
  Pick<GameFilter, 'search' | 'type' | 'studio' | 'sortBy' | '_features' | 'feature'>
>;

export type LobbyEvent =
  | SessionFact
  | LanguageFact
  | { type: 'lobby.search'; text: string }
  | { type: 'lobby.chooseType'; gameType: string }
  | { type: 'lobby.chooseStudio'; studio: string }
  | { type: 'lobby.toggleFeature'; featureId: string }
  | { type: 'lobby.toggleJackpot' }
  | { type: 'lobby.sort'; sortBy: SortBy }
  | { type: 'lobby.clear' }
  /** The router shows the list under an address with this query. */
  | { type: 'lobby.visit'; query: Record<string, string> }
  | { type: 'list.more' }
  | { type: 'lobby.refresh' }
  | { type: 'favourites.changed'; ids: string[] }
  | { type: 'lobby.found'; items: GameCard[]; total: number }
  | ConnectionFound
  | PortFailed;

export const lobbyPorts = {
  /** POST /games/find [§7 B]; `pageIndex` is 0-based. */
  'lobby.find': port<
    { pageIndex: number; filter: GameFilter },
    { type: 'lobby.found'; items: GameCard[]; total: number }
  >('lobby.find'),
};
