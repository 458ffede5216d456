import { aWinner } from '../../contract/make/winner';
import { gameProfileMachine } from '../../machines/game/gameProfile.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const offered = { allowed: true } as const;

export const gameProfileWalk = walk({
  machine: silent(gameProfileMachine),
  inputs: [undefined],
  events: [
    { type: 'game.entered', gameId: 'game_wheel', signedIn: true, playerId: 'player_ann1' },
    { type: 'game.left' },
    { type: 'gameProfile.retry' },
    {
      type: 'gameProfile.loaded',
      winners: [aWinner()],
      play: { fun: offered, coins: offered, money: offered },
      affiliates: [],
    },
    {
      type: 'players.found',
      items: [{ _id: 'player_bob1', username: 'bob', presence: 'online' }],
      total: 1,
    },
    { type: 'presence.changed', playerId: 'player_bob1', presence: 'offline' },
    { type: 'affiliate.open', affiliateId: 'affiliate_0001', link: 'game' },
    { type: 'affiliate.clicked', click: 'click:0' },
    { type: 'clock.minutePassed', at: 60_000 },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'gameProfile.load' },
    { type: 'port.failed', port: 'players.find' },
  ],
  view: ({ context: { gameId, profileBehind, playersBehind } }) => [
    gameId,
    profileBehind,
    playersBehind,
  ],
});
