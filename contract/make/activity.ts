import type { Activity } from '../activity';

const game = {
  _id: 'game_lantern-run',
  name: [],
  defaultName: 'Lantern Run',
  urlFriendlyName: 'lantern-run',
  art: 'lanterns',
};

/** Ann won some coins. */
export const anActivity = (given: Partial<Activity> = {}): Activity => ({
  _id: 'won/round_1',
  playerId: 'player_ann1',
  player: 'ann',
  type: 'won',
  createdAt: '2026-11-20T19:40:00.000Z',
  game,
  amount: 1_250,
  currency: 'COINS',
  ...given,
});

/** One of every kind, newest first. */
export const activities = (given: Partial<Activity> = {}): Activity[] => {
  const { amount: _, currency: __, game: ___, ...bare } = anActivity(given);
  return [
    anActivity(given),
    {
      ...bare,
      _id: 'friends/ann/bob',
      type: 'friends',
      createdAt: '2026-11-20T17:00:00.000Z',
      friend: { _id: 'player_bob1', username: 'bob' },
    },
    {
      ...bare,
      _id: 'reviewed/1',
      type: 'reviewed',
      createdAt: '2026-11-19T20:00:00.000Z',
      game,
      stars: 4,
    },
    { ...bare, _id: 'favourite/1', type: 'favourite', createdAt: '2026-11-18T20:00:00.000Z', game },
    anActivity({
      ...given,
      _id: 'won/round_2',
      type: 'jackpot',
      amount: 62_000,
      createdAt: '2026-11-12T21:00:00.000Z',
    }),
    { ...bare, _id: 'joined/ann', type: 'joined', createdAt: '2026-10-20T20:00:00.000Z' },
  ];
};
