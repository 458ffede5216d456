import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Winners } from '../../src/views/winner/Winners';
import { connect, control, hear, hubSays, member, passMinute, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { winnersWalk } from './winners.walk';

test(
  'winners: every edge is walked on the list',
  async () => {
    await walkView(winnersWalk, {
      resident: 'winners',
      start: () => member,
      view: <Winners />,
      settle: connect,
      by: {
        'winners.refresh': () => press('button', 'Try again'),
        'winners.announced': (_, world) => hear(world, 'winner', ''),
        'winners.loaded': 'winners.load',
        'presence.changed': ({ playerId, presence }, world) =>
          hubSays(world, 'OnOnlineStatusChange', { PlayerId: playerId, Presence: presence }),
        'clock.minutePassed': (_, world) => passMinute(world),
        'connection.found': 'connection.watch',
        'port.failed': 'winners.load',
      },
      without: {
        'winners.shown winners.refresh[0]': 'only a failure has a button that asks again',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'winners.refresh' } }],
      sees: (winners) => {
        const { coins } = winners.context;
        expect(screen.queryAllByText('bob')).toHaveLength(coins.length);
        expect(shows('The winners did not load.')).toBe(
          coins.length === 0 && winners.matches('failed'),
        );
        expect(control('button', 'Try again') !== undefined).toBe(
          shows('The winners did not load.'),
        );
      },
    });
  },
  WALK_MS,
);
