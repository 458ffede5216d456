import { expect, test } from 'vitest';
import { aGameCard } from '../../contract/make/game';
import { aUser } from '../../contract/make/player';
import { isFavourite } from '../../machines/game/favourites.select';
import { anEntry } from '../../machines/outbox/outbox.sample';
import { GameTile } from '../../src/views/game/GameTile';
import type { World } from '../../tests/machines/support/world';
import {
  answer,
  at,
  control,
  hubSkips,
  member,
  press,
  signIn,
  signOut,
  tells,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { favouritesWalk, favouriteWalk } from './favourites.walk';

const wheel = aGameCard({ _id: 'game_wheel' });
const tile = <GameTile game={wheel} />;
const star = / (to|from) the favourites$/;

/** The star says how the game stands, and is pressed just then. */
const seesStar = (marked: boolean): void => {
  const button = control('button', star);
  expect(button?.getAttribute('aria-pressed')).toBe(String(marked));
  expect(button?.getAttribute('aria-label')).toMatch(marked ? /^Remove/ : /^Add/);
};

const held = { type: 'outbox.held', entries: [anEntry()] };
const ended = { type: 'outbox.ended', entry: anEntry(), left: false };

/** The account has been read, and lists the favourites. */
const tellAccount = (ids: readonly string[], world: World): boolean =>
  answer(world, ['player.load'], {
    type: 'player.loaded',
    user: aUser({ favorites: [...ids] }),
  });

/** It is read again, as for news of another tab. */
const tellAccountAgain = (ids: readonly string[], world: World): boolean => {
  hubSkips(world);
  return tellAccount(ids, world);
};

/** The outbox is done with what it held of the game. */
const end = (world: World, how: 'sent' | 'cancelled'): boolean => {
  const event = { ...ended, how };
  return tells('favourites')(event, world);
};

/** The game's star is pressed, and the server has taken it. */
const turn = (world: World): void => {
  press('button', star);
  answer(world, ['favourite.save'], { type: 'favourite.saved' });
};

test(
  'favourites: every edge that is not a star of its own is walked on a game',
  () => {
    walkView(
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
          'favourites.listed': ({ ids }, world) => tellAccount(ids, world),
          'favourite.turned': tells('favourites'),
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
  () => {
    walkView(favouriteWalk, {
      actor: (world) => at(world, 'favourites').children[`favourite:${wheel._id}`],
      start: () => member,
      view: tile,
      settle: (world, { marked, saved }) => {
        if (saved !== undefined) {
          tells('favourites')(held, world);
          return;
        }
        turn(world);
        if (!marked) turn(world);
      },
      by: {
        'favourite.toggle': () => press('button', star),
        'favourite.told': ({ marked }, world) => tellAccountAgain(marked ? [wheel._id] : [], world),
        'favourite.held': (_, world) => tells('favourites')(held, world),
        'favourite.saved': 'favourite.save',
        'favourite.refused': 'favourite.save',
        'port.failed': 'favourite.save',
        'favourite.settled': (_, world) => end(world, 'sent'),
        'favourite.lost': (_, world) => end(world, 'cancelled'),
      },
      sees: (here) => {
        seesStar(here.context.marked);
        expect(control('button', star)?.getAttribute('aria-busy')).toBe(
          String(here.hasTag('busy')),
        );
      },
      without: {
        'favourite.deciding always[0]': 'decided before the first step',
      },
    });
  },
  WALK_MS,
);
