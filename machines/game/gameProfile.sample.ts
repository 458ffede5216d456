import { anAffiliate } from '../../contract/make/affiliate';
import { aWinner } from '../../contract/make/winner';
import type { GameProfileContext } from './gameProfile.machine';

/** The wheel, with two who play it now, and a winner. */
export const aGameProfile = (given: Partial<GameProfileContext> = {}): GameProfileContext => ({
  gameId: 'game_wheel',
  profile: {
    winners: [aWinner()],
    play: {
      fun: { allowed: true },
      coins: { allowed: false, rule: 'not-signed-in' },
      money: { allowed: false, rule: 'not-signed-in' },
    },
    affiliates: [anAffiliate()],
  },
  players: [
    { _id: 'player_0002', username: 'Juniper', presence: 'online' },
    { _id: 'player_0003', username: 'Bruno', presence: 'recent' },
  ],
  playerTotal: 2,
  profileBehind: false,
  playersBehind: false,
  clicks: 0,
  ...given,
});
