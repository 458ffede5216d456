import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { aProfile } from '../../contract/make/profile';
import { PlayerAvatar } from '../../src/views/player/PlayerAvatar';
import { PlayerPage } from '../../src/views/player/PlayerPage';
import type { World } from '../../tests/machines/support/world';
import { answer, at, control, press, shows } from '../support/hand';
import { fetchChunks, WALK_MS, walkView } from '../support/view';
import { playerCardWalk } from './playerCard.walk';

const bob = aProfile();
const face = <PlayerAvatar playerId={bob._id} name="bob" />;
const loaded = { type: 'playerCard.loaded', profile: bob };

/** What the browser does when the face is pressed: the card behind it opens. */
const open = (): void => {
  const card = screen.getByRole('dialog', { name: 'bob', hidden: true });
  fireEvent(card, Object.assign(new Event('toggle'), { newState: 'open' }));
};

/** Whoever sits for the card or the page. */
const cardOf = (world: World): unknown => {
  const { children, context } = at(world, 'stage');
  const key = Object.keys(context.controls).find((one) => one.startsWith('player'));
  return children[key ?? ''];
};

/** What the hub and the session tell, whose own walks show when. */
const told = (event: { type: string }, world: World): boolean => {
  act(() => (cardOf(world) as AnyActorRef).send(event));
  return true;
};

const places = {
  card: { view: face, to: '/', open, failed: 'bob did not load' },
  page: {
    view: <PlayerPage />,
    to: '/profile/player_bob1',
    open: () => undefined,
    failed: 'The player did not load',
  },
};

beforeAll(async () => {
  const shown = async () => {
    await screen.findByText(bob.about ?? '');
    await screen.findByText('Pictures');
    await screen.findAllByText('Loading the list');
  };
  await fetchChunks(
    <>
      {face}
      <PlayerPage />
    </>,
    { to: '/profile/player_bob1' },
    (world) => {
      open();
      // The page and the card each ask.
      answer(world, ['playerCard.load'], loaded);
      answer(world, ['playerCard.load'], loaded);
    },
    shown,
  );
}, WALK_MS);

test.each(Object.entries(places))(
  'playerCard: every edge is walked on the %s',
  async (_, { view, to, open: settle, failed }) => {
    await walkView(playerCardWalk, {
      actor: cardOf,
      view,
      start: () => ({ to }),
      settle,
      by: {
        'session.opened': told,
        'session.closed': told,
        'relation.changed': told,
        'presence.changed': told,
        'connection.found': told,
        'playerCard.retry': () => press('button', 'Try again'),
        'playerCard.loaded': 'playerCard.load',
        'playerCard.missing': 'playerCard.load',
        'port.failed': 'playerCard.load',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'playerCard.retry' } }],
      sees: (card) => {
        // While it is asked for again, what was shown stays.
        const isKnown = card.context.profile !== undefined;
        const isShown = isKnown && (card.matches('shown') || card.matches('loading'));
        expect(shows(bob.about ?? '')).toBe(isShown);
        expect(shows(String(bob.age))).toBe(isShown);
        expect(shows('United Kingdom')).toBe(isShown);
        expect(shows('Player not available')).toBe(card.matches('gone'));
        expect(shows(failed)).toBe(card.matches('failed'));
        expect(control('button', 'Try again') !== undefined).toBe(
          card.can({ type: 'playerCard.retry' }),
        );
        expect(shows('12 friends')).toBe(isShown);
      },
    });
  },
  WALK_MS,
);
