import { expect, test } from 'vitest';
import { aUser } from '../../contract/make/player';
import { LookOfProfile } from '../../src/views/player/LookOfProfile';
import { answer, control, press, signIn, signOut } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { viewChoiceWalk } from './viewChoice.walk';

const words = { flag: 'Flag', level: 'Level' } as const;
const radio = (view: 'flag' | 'level') =>
  control('radio', words[view]) as HTMLInputElement | undefined;

test(
  'viewChoice: every edge is walked on the page',
  async () => {
    await walkView(viewChoiceWalk, {
      resident: 'viewChoice',
      view: <LookOfProfile player={aUser({ view: 'level' })} />,
      by: {
        'session.opened': (_, world) => signIn(world),
        'session.closed': (_, world) => signOut(world),
        'viewChoice.choose': ({ view }) =>
          radio(view)?.checked === false && press('radio', words[view]),
        // The account tells.
        'viewChoice.known': ({ view }, world) =>
          answer(world, ['player.load'], { type: 'player.loaded', user: aUser({ view }) }),
        'viewChoice.saved': 'viewChoice.save',
        'port.failed': 'viewChoice.save',
      },
      offers: [
        { role: 'radio', name: 'Level', says: { type: 'viewChoice.choose', view: 'level' } },
      ],
      sees: ({ context: { view = 'level' } }) => {
        expect(radio(view)?.checked).toBe(true);
        expect(radio(view === 'flag' ? 'level' : 'flag')?.checked).toBe(false);
      },
    });
  },
  WALK_MS,
);
