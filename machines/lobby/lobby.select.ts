import type { SnapshotFrom } from 'xstate';
import type { GameCard } from '../../contract/game';
import { GAMES_PAGE } from '../../contract/limits';
import { hasMore } from '../kit/list';
import type { LobbyFilter } from './lobby.events';
import type { lobbyMachine } from './lobby.machine';

type Snapshot = SnapshotFrom<typeof lobbyMachine>;

export const games = (lobby: Snapshot): readonly GameCard[] => lobby.context.list.items;
export const total = (lobby: Snapshot): number => lobby.context.list.total;
export const filter = (lobby: Snapshot): LobbyFilter => lobby.context.filter;
export const isMoreLeft = (lobby: Snapshot): boolean => hasMore(lobby.context.list, GAMES_PAGE);
