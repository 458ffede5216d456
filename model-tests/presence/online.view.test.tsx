import { expect, test } from 'vitest';
import { OnlineStrip } from '../../src/views/presence/OnlineStrip';
import {
  at,
  connect,
  hubSays,
  hubTells,
  member,
  passMinute,
  press,
  shows,
  signIn,
  signOut,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { onlineWalk } from './online.walk';

test(
  'online: every edge is walked on the strip',
  async () => {
    await walkView(
      onlineWalk,
      {
        resident: 'online',
        view: <OnlineStrip />,
        by: {
          // Before the page is drawn.
          'residents.arrived': () => true,
          'session.opened': (_, world) => signIn(world),
          'session.closed': (_, world) => signOut(world),
          'online.loaded': 'online.load',
          'online.retry': () => press('button', 'Try again'),
          'presence.changed': ({ playerId, presence }, world) =>
            at(world, 'session').matches('signedIn') &&
            hubSays(world, 'OnOnlineStatusChange', { PlayerId: playerId, Presence: presence }),
          'relation.changed': (fact, world) =>
            at(world, 'session').matches('signedIn') && hubTells(fact, world),
          'clock.minutePassed': (_, world) => passMinute(world),
          'connection.found': 'connection.watch',
          'port.failed': 'online.load',
        },
        offers: [{ role: 'button', name: 'Try again', says: { type: 'online.retry' } }],
        sees: (strip, world) => {
          const here = strip.context.online;
          const isMember = at(world, 'session').matches('signedIn');
          const friends = isMember ? (here?.friends ?? []) : [];
          expect(document.querySelectorAll('ul > li')).toHaveLength(friends.length);
          expect(shows('58 players online')).toBe(here !== undefined);
          expect(shows('None of your friends is here now.')).toBe(
            isMember && here?.friends.length === 0,
          );
          expect(shows('It did not load who is here.')).toBe(
            strip.matches('failed') && here === undefined,
          );
        },
        without: {
          'online.awaiting residents.arrived[0]': 'arrived before the page is drawn',
        },
      },
      { start: () => member, settle: connect },
    );
  },
  WALK_MS,
);
