import type { Message } from '../message';

/** Something said at the wheel. */
export const aMessage = (given: Partial<Message> = {}): Message => ({
  _id: 'message_0001',
  gameId: 'game_wheel',
  playerId: 'player_0002',
  player: 'Juniper',
  text: 'Three lanterns in a row!',
  createdAt: '2026-11-20T19:58:00.000Z',
  ...given,
});
