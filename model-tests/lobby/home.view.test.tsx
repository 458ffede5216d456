import { expect, test } from 'vitest';
import { aGameCard } from '../../contract/make/game';
import { featured } from '../../machines/lobby/home.select';
import { useView } from '../../src/app/house';
import { Hero } from '../../src/views/lobby/Hero';
import { control, member, signIn, signOut, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { homeWalk } from './home.walk';

/** The card of the front page. */
const First = () => {
  const [first] = useView('home', featured);
  return <Hero game={first} />;
};

test(
  'home: every edge is walked on its first card, for a guest and for a member',
  () => {
    walkView(homeWalk, {
      resident: 'home',
      start: ({ isMember }) => (isMember ? member : {}),
      view: <First />,
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
        expect(play?.getAttribute('href')).toBe(
          isKnown ? `/play/${aGameCard().urlFriendlyName}` : '#games',
        );
      },
    });
  },
  WALK_MS,
);
