import type { Review } from '../review';

/** Four stars of another player's. */
export const aReview = (given: Partial<Review> = {}): Review => ({
  _id: 'review_0001',
  gameId: 'game_wheel',
  playerId: 'player_0002',
  player: 'Juniper',
  stars: 4,
  text: 'Bright, quick, and the bonus comes often enough.',
  createdAt: '2026-11-18T20:00:00.000Z',
  up: 3,
  down: 1,
  mine: false,
  ...given,
});
