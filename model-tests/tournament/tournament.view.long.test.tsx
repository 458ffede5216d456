import { expect, test } from 'vitest';
import type { RoomHeard } from '../../machines/socket/socket.words';
import { TournamentPage } from '../../src/views/tournament/TournamentPage';
import type { World } from '../../tests/machines/support/world';
import {
  connect,
  go,
  hear,
  hubSkips,
  hubTells,
  member,
  miss,
  press,
  shows,
  tells,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { tournamentWalk } from './tournaments.walk';

const said = ({ name, body, room }: RoomHeard, world: World): boolean =>
  hear(world, name, body, room);

test(
  'tournament: every edge that the page reaches is walked on it',
  async () => {
    await walkView(tournamentWalk, {
      resident: 'tournament',
      start: () => ({ ...member, to: '/verify' }),
      // The hub is a member’s alone; the walk begins before its machine knows of one.
      settle: (world) => connect(world) && tells('tournament')({ type: 'session.closed' }, world),
      view: <TournamentPage />,
      by: {
        'route.shown': ({ route }, world) => go(world, route.path),
        // A sign-out leaves the page as well.
        'session.opened': tells('tournament'),
        'session.closed': tells('tournament'),
        'tournament.retry': () => press('button', 'Try again'),
        'tournament.overdue': tells('tournament'),
        'tournament.loaded': 'tournament.load',
        'tournament.missing': 'tournament.load',
        'tournament.changed': hubTells,
        'room.heard': said,
        'room.missed': miss,
        'hub.skipped': (_, world) => hubSkips(world),
        'clock.ticked': 'clock.ticks',
        'connection.found': 'connection.watch',
        'port.failed': 'tournament.load',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'tournament.retry' } }],
      sees: (page) => {
        const { tournament } = page.context;
        const isMissing = page.matches({ open: { page: 'missing' } });
        expect(document.querySelectorAll('main [role=timer]')).toHaveLength(
          !isMissing && tournament !== undefined && tournament.state < 2 ? 1 : 0,
        );
        expect(shows('There is no such tournament')).toBe(isMissing);
        expect(shows('The tournament did not load')).toBe(page.hasTag('failed'));
      },
    });
  },
  WALK_MS,
);
