import type { Birthday } from '../../contract/auth';
import type { Fact, StreamKind } from '../store/stream';

export type PlayerEvent =
  | {
      type: 'player.signedUp';
      username: string;
      email: string;
      passwordHash: string;
      birthday?: Birthday;
      country?: string;
      language?: string;
      timezone?: string;
      affiliate?: string;
      campaign?: string;
      at: string;
    }
  | { type: 'player.passwordChanged'; passwordHash: string }
  | { type: 'player.sessionsEnded'; why: 'password changed' | 'signed out everywhere' }
  | { type: 'player.favouriteSet'; game: string }
  | { type: 'player.favouriteRemoved'; game: string }
  | { type: 'player.deviceRegistered'; session: string; token: string; deviceName: string };

export interface PlayerState {
  /** Absent until the player has signed up. */
  account?: {
    username: string;
    email: string;
    passwordHash: string;
    birthday?: Birthday;
    country?: string;
    language?: string;
    timezone?: string;
    joinedAt: string;
    isVerified: boolean;
  };
  favourites: string[];
}

const evolve = (state: PlayerState, event: PlayerEvent): PlayerState => {
  switch (event.type) {
    case 'player.signedUp': {
      const { type: _, affiliate: _a, campaign: _c, at, ...account } = event;
      return { ...state, account: { ...account, joinedAt: at, isVerified: false } };
    }
    case 'player.passwordChanged':
      return state.account === undefined
        ? state
        : { ...state, account: { ...state.account, passwordHash: event.passwordHash } };
    case 'player.favouriteSet':
      return { ...state, favourites: [...state.favourites, event.game] };
    case 'player.favouriteRemoved':
      return { ...state, favourites: state.favourites.filter((game) => game !== event.game) };
    case 'player.sessionsEnded':
    case 'player.deviceRegistered':
      return state;
  }
};

const changed = (player: string, field: string): Fact => ({
  audience: `player:${player}`,
  handler: 'OnPlayerChange',
  body: { Changed: [field] },
});

/** Tells the player's other screens, and every process, what changed. */
const facts = (player: string, event: PlayerEvent): Fact[] => {
  switch (event.type) {
    case 'player.favouriteSet':
    case 'player.favouriteRemoved':
      return [changed(player, 'favorites')];
    case 'player.sessionsEnded':
      return [{ audience: 'system', handler: 'sessions.ended', body: { player } }];
    default:
      return [];
  }
};

export const playerKind: StreamKind<PlayerState, PlayerEvent> = {
  name: 'player',
  initial: { favourites: [] },
  evolve,
  facts,
};
