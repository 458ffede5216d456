import type { GameCard, GameFilter } from '../../contract/game';
import type { LanguageFact } from '../country/locale.words';
import type { ListEvent, Listed, ListQuestion, ListWords } from '../kit/list.words';
import { port } from '../kit/port';

/** The filter without what the machine adds itself. */
export type LobbyFilter = Required<
  Pick<GameFilter, 'search' | 'type' | 'studio' | 'sortBy' | '_features' | 'feature'>
>;

export interface LobbyInput {
  language: string;
  /** Of the address. */
  query: Record<string, string>;
}

export interface LobbyWords extends ListWords {
  item: GameCard;
  query: LobbyFilter;
  own: {
    language: string;
    /** The favourites as they are shown, for the favourites order. */
    favourites: string[];
  };
  heard: LanguageFact | { type: 'favourites.changed'; ids: string[] };
}

export type LobbyEvent = ListEvent<LobbyWords>;

declare module '../kit/residents' {
  interface Residents {
    lobby: LobbyEvent;
  }
}

export const lobbyPorts = {
  /** POST /games/find [§7 B]. */
  'lobby.list': port<ListQuestion<GameFilter>, Listed<LobbyWords>>('lobby.list'),
};
