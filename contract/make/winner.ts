import type { Winner } from '../winner';

/** A line of a winners list. */
export const aWinner = (given: Partial<Winner> = {}): Winner => ({
  player: 'bob',
  playerId: 'player_bob1',
  presence: 'online',
  amount: 250,
  currency: 'COINS',
  gameId: 'game_wheel',
  game: { name: [], defaultName: 'Lucky Wheel', urlFriendlyName: 'lucky-wheel' },
  createdAt: '2026-11-20 20:00:00',
  ...given,
});
