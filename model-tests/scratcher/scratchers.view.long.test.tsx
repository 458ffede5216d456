import { expect, test } from 'vitest';
import { addressOfScratchers } from '../../machines/scratcher/scratchers.rules';
import { Scratched } from '../../src/views/scratcher/Scratched';
import { ScratchersPage } from '../../src/views/scratcher/ScratchersPage';
import { hubTells, tells } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS } from '../support/view';
import { scratchedWalk, scratchersWalk } from './scratchers.walk';

test(
  'scratchers: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      scratchersWalk,
      {
        list: 'scratchers',
        at: ({ family }) => addressOfScratchers(family),
        rows: 'main canvas',
        says: {
          empty: 'You have no cards of this kind',
          failed: 'The cards did not load',
          cutShort: 'The next cards did not load.',
        },
      },
      {
        view: <ScratchersPage />,
        by: {
          'scratchers.begun': tells('scratchers'),
          'scratchers.done': tells('scratchers'),
          'scratchers.outdated': tells('scratchers'),
          'scratcher.changed': hubTells,
        },
      },
    );
  },
  WALK_MS,
);

test(
  'scratched: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      scratchedWalk,
      {
        list: 'scratched',
        at: ({ family }) => addressOfScratchers(family),
        says: { empty: 'None of this kind yet', failed: 'The scratched cards did not load' },
      },
      {
        view: (
          <main>
            <Scratched />
          </main>
        ),
        by: { 'scratchers.outdated': tells('scratched'), 'scratcher.changed': hubTells },
        // Each set has two cards, and each card its proof.
        sees: ({ context: { list } }) =>
          expect(document.querySelectorAll('main details')).toHaveLength(2 * list.items.length),
      },
    );
  },
  WALK_MS,
);
