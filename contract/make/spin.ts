import type { FreeSpins } from '../spin';

/** Five of ten free spins of the wheel. */
export const someFreeSpins = (given: Partial<FreeSpins> = {}): FreeSpins => ({
  _id: 'spins_0001',
  game: { _id: 'game_wheel', name: [], defaultName: 'Lucky Wheel', urlFriendlyName: 'wheel' },
  source: 'missions',
  stake: 20,
  total: 10,
  left: 5,
  expiresAt: '2026-12-20T20:00:00.000Z',
  ...given,
});
