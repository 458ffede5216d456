import { type PlayerEvent, type PlayerState, playerKind } from '../../server/player/player.events';
import type { RelationState } from '../../server/relation/relation.events';
import type { WalletState } from '../../server/wallet/wallet.events';
import { after } from './decider';

/** The moment that deciders are asked at. */
export const NOW = '2026-11-20T20:00:00.000Z';
/** So many milliseconds after that moment, or before it. */
export const at = (ms: number): string => new Date(Date.parse(NOW) + ms).toISOString();

export const ANN = 'player_ann1';
export const BEN = 'player_ben1';

const signedUp: PlayerEvent = {
  type: 'player.signedUp',
  username: 'ann',
  email: 'ann@example.com',
  passwordHash: 'hash',
  at: at(-1_000),
};
export const erased: PlayerEvent = { type: 'player.erased', at: NOW };

/** A player with an account to whom this happened since. */
export const player = (...events: readonly PlayerEvent[]): PlayerState =>
  after(playerKind, signedUp, ...events);
/** Nobody, or no more. */
export const nobody: PlayerState = playerKind.initial;

/** A wallet that holds this, in minor units. */
export const purse = (balances: Record<string, number> = {}): WalletState => ({
  balances,
  coinsEarned: 0,
});

/** Two players who stand so to each other. */
export const bond = (relation: RelationState['relation']): RelationState => ({
  relation,
  declined: {},
});
export const friends = bond({ bond: 'friends', favourites: 'none', follows: 'none' });
export const strangers = bond({ bond: 'strangers', follows: 'none' });
export const blocked = bond({ bond: 'blocked', by: 'high' });
