import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PEOPLE_GATHER_MS } from '../../contract/limits';
import type { Scratcher } from '../../contract/scratcher';
import { ScratchersPage } from '../../src/views/scratcher/ScratchersPage';
import type { World } from '../../tests/machines/support/world';
import { answer, at, connect, hubSkips, member, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { scratcherWalk } from './scratchers.walk';

const list = (scratcher: Scratcher, world: World): boolean =>
  answer(world, ['scratchers.list'], { type: 'list.listed', items: [scratcher], total: 1 });

/** The hub has missed something, and the list tells what. */
const tell = (scratcher: Scratcher, world: World): boolean => {
  hubSkips(world);
  act(() => world.clock.increment(PEOPLE_GATHER_MS));
  return list(scratcher, world);
};

const theSet = (world: World) => at(world, 'scratchers').children['scratcher:scratcher_0001'];

/** Of the set something is left to come. */
const isAnyLeft = (world: World): boolean => {
  const { scratcher } = theSet(world)?.getSnapshot().context ?? {};
  return scratcher?.scratched < scratcher?.amount || scratcher?.uncollected > 0;
};

const SIDE = 100;

/** The foil, of a size that pages of tests do not have. */
const theFoil = (): HTMLCanvasElement | null => {
  const foil = document.querySelector('canvas');
  if (foil === null) return null;
  foil.setPointerCapture = () => undefined;
  foil.getBoundingClientRect = () => new DOMRect(0, 0, SIDE, SIDE);
  return foil;
};

/** The finger touches the foil. */
const touch = (): boolean => {
  const foil = theFoil();
  if (foil === null) return false;
  return fireEvent.pointerDown(foil, { button: 0, isPrimary: true, clientX: 0, clientY: 0 });
};

/** The finger goes over the whole card, there and back, and leaves it. */
const rub = (): boolean => {
  const foil = theFoil();
  if (foil === null) return false;
  for (let row = 0; row <= SIDE; row += SIDE / 8)
    for (const clientX of [0, SIDE]) fireEvent.pointerMove(foil, { clientX, clientY: row });
  return fireEvent.pointerUp(foil);
};

const reads = (text: string | RegExp) => shows(text);

test(
  'scratcher: every edge that the page reaches is walked on it',
  async () => {
    await walkView(scratcherWalk, {
      actor: theSet,
      view: <ScratchersPage />,
      start: () => ({ ...member, to: '/scratchers/neon' }),
      settle: (world, { scratcher }) => connect(world) && list(scratcher, world),
      by: {
        'scratcher.scratch': ({ byHand, all }) => {
          if (byHand) return touch();
          return press('button', all ? /^Scratch all/ : 'Scratch the card');
        },
        'scratcher.uncover': () => press('button', 'Show it') || rub(),
        'scratcher.accept': () => press('button', /^Collect/),
        'scratcher.next': (_, world) =>
          isAnyLeft(world) && press('button', /^(?:Next card|Put away)$/),
        'scratcher.told': ({ scratcher }, world) => tell(scratcher, world),
        'scratcher.scratched': 'scratcher.scratch',
        'scratcher.collected': 'scratcher.accept',
        'scratcher.refused': ({ problem }, world) =>
          answer(world, ['scratcher.scratch', 'scratcher.accept'], {
            type: 'scratcher.refused',
            problem,
          }),
        'port.failed': ({ port }, world) =>
          answer(world, [port as 'scratcher.scratch'], { type: 'port.failed', port }),
      },
      without: {
        'scratcher.deciding always[1]': 'the last card takes its actor along when it is put away',
      },
      offers: [
        {
          role: 'button',
          name: 'Scratch the card',
          says: { type: 'scratcher.scratch' },
        },
        { role: 'button', name: /^Collect/, says: { type: 'scratcher.accept' } },
        { role: 'button', name: /^(?:Next card|Put away)$/, says: { type: 'scratcher.next' } },
      ],
      sees: (set) => {
        const { cards, problem } = set.context;
        const isOne = cards.length === 1;
        const hasWon = cards.some(({ prize }) => prize > 0);
        expect(document.querySelector('canvas') !== null).toBe(
          ['covered', 'scratching', 'uncovering', 'unreached', 'used'].some((state) =>
            set.matches(state as 'covered'),
          ),
        );
        const isTold = ['won', 'collecting', 'uncollected'].some((state) =>
          set.matches(state as 'won'),
        );
        expect(reads('Three alike: 250 coins')).toBe(isTold && isOne);
        expect(reads('1 of 2 cards win 250 coins')).toBe(isTold && !isOne);
        expect(reads('No three alike this time')).toBe(set.matches('lost') && !hasWon);
        expect(reads('250 coins are yours')).toBe(set.matches('collected'));
        expect(reads('Not scratched: the connection failed.')).toBe(set.matches('unreached'));
        expect(reads('Not collected yet: the connection failed.')).toBe(set.matches('uncollected'));
        expect(reads('The lifecycle does not allow this step now')).toBe(problem !== undefined);
      },
    });
  },
  WALK_MS,
);
