import { expect, test } from 'vitest';
import { aGameCard } from '../../contract/make/game';
import { LobbyHeader } from '../../src/views/lobby/LobbyHeader';
import { control, controls, member, signIn, signOut, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { homeWalk } from './home.walk';

test(
  'home: every edge is walked on the header, for a guest and for a member',
  async () => {
    await walkView(homeWalk, {
      resident: 'home',
      start: ({ isMember }) => (isMember ? member : {}),
      view: <LobbyHeader />,
      by: {
        'session.opened': (_, world) => signIn(world),
        'session.closed': (_, world) => signOut(world),
        // Before the page is drawn.
        'residents.arrived': () => true,
        'home.refresh': tells('home'),
        'home.loaded': 'home.load',
        'connection.found': 'connection.watch',
        'port.failed': 'home.load',
      },
      without: {
        'home.awaiting always[0]': 'decided before the page is drawn',
        'home.awaiting residents.arrived[0]': 'arrived before the page is drawn',
      },
      sees: ({ context }) => {
        const isKnown = context.featured.length > 0;
        const play = control('link', 'Play for fun') ?? control('link', 'Play now');
        const address = `/play/${aGameCard().urlFriendlyName}`;
        expect(play?.getAttribute('href')).toBe(isKnown ? address : '#games');
        // Behind the brand's words the games are turned to.
        const games = controls('link', `Play ${aGameCard().defaultName}`).map((link) =>
          link.getAttribute('href'),
        );
        expect(games).toEqual(isKnown ? [address] : []);
        expect(control('button', 'Next') !== undefined).toBe(isKnown);
      },
    });
  },
  WALK_MS,
);
