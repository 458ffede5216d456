import { expect, test } from 'vitest';
import { aGameCard } from '../../contract/make/game';
import { aUser } from '../../contract/make/player';
import { isFavourite } from '../../machines/game/favourites.select';
import { GameTile } from '../../src/views/game/GameTile';
import type { World } from '../../tests/machines/support/world';
import { favouriteWalk } from '../kit/savings.walk';
import { answer, at, control, member, press, signIn, signOut, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { favouritesWalk } from './favourites.walk';

const wheel = aGameCard({ _id: 'game_wheel' });
const tile = <GameTile game={wheel} />;
const star = / (to|from) the favourites$/;

/** The star says how the game stands, and is pressed just then. */
const seesStar = (marked: boolean): void => {
  const button = control('button', star);
  expect(button?.getAttribute('aria-pressed')).toBe(String(marked));
  expect(button?.getAttribute('aria-label')).toMatch(marked ? /^Remove/ : /^Add/);
};

/** The game's star is pressed, and the server has taken it. */
const turn = (world: World): void => {
  press('button', star);
  answer(world, ['favourite.save'], { type: 'saving.saved', answer: undefined });
};

test(
  'favourites: every edge that is not a star of its own is walked on a game',
  async () => {
    await walkView(
      {
        ...favouritesWalk,
        // A player's star tells at once how it was turned: two steps of the chart in one press.
        offers: (event, here) => event.type !== 'favourites.toggle' || here.matches('guest'),
      },
      {
        resident: 'favourites',
        start: ({ ids }) => ({ stored: { favourites: ids }, consent: true }),
        view: tile,
        by: {
          'session.opened': (_, world) => signIn(world),
          'session.closed': (_, world) => signOut(world),
          'favourites.toggle': () => press('button', star),
          'favourites.chosen': ({ ids }, world) =>
            answer(world, ['storage.disk'], {
              type: 'storage.changed',
              key: 'favourites',
              value: JSON.stringify(ids),
            }),
          'favourites.taken': tells('favourites'),
          'favourites.listed': ({ ids }, world) =>
            answer(world, ['player.load'], {
              type: 'player.loaded',
              user: aUser({ favorites: [...ids] }),
            }),
          'favourite.turned': tells('favourites'),
          'favourite.saved': tells('favourites'),
          'favourite.lost': tells('favourites'),
          'outbox.held': tells('favourites'),
          'outbox.ended': tells('favourites'),
        },
        sees: (here) => seesStar(isFavourite(here, wheel._id)),
        without: {
          'favourites.member favourites.toggle[0]': 'walked with the star below',
        },
      },
    );
  },
  WALK_MS,
);

test(
  'favourite: every edge that the page reaches is walked on a game',
  async () => {
    await walkView(favouriteWalk, {
      actor: (world) => at(world, 'favourites').children[`favourite:${wheel._id}`],
      start: () => member,
      view: tile,
      // The heart has an actor from the first press on.
      settle: (world) => {
        turn(world);
        turn(world);
      },
      by: {
        'saving.add': ({ change: { marked } }, world) =>
          marked !== isFavourite(at(world, 'favourites') as never, wheel._id) &&
          press('button', star),
        'saving.saved': 'favourite.save',
        'saving.refused': 'favourite.save',
        'port.failed': 'favourite.save',
        'outbox.ended': tells('favourites'),
      },
      sees: (here, world) => {
        seesStar(isFavourite(at(world, 'favourites') as never, wheel._id));
        const [newest] = here.context.changes.slice(-1);
        if (newest !== undefined) seesStar(newest.marked);
        expect(control('button', star)?.getAttribute('aria-busy')).toBe(
          String(here.hasTag('busy')),
        );
      },
      without: { 'favourite session.closed[0]': 'the hearts of a player go with the session' },
    });
  },
  WALK_MS,
);
