import { expect, test } from 'vitest';
import { aUser } from '../../contract/make/player';
import type { Cloth } from '../../contract/player';
import { Cloths } from '../../src/views/cloth/Cloths';
import { answer, control, member, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { clothWalk } from './cloth.walk';

const names = { lagoon: 'Lagoon', own: 'Each table’s own' } as const;
const nameOf = (cloth: Cloth | null) => names[cloth === 'lagoon' ? 'lagoon' : 'own'];
const radio = (cloth: Cloth | null) => control('radio', nameOf(cloth)) as HTMLInputElement;

test(
  'cloth: every edge is walked on the page',
  async () => {
    await walkView(clothWalk, {
      control: 'cloth',
      view: <Cloths />,
      start: () => member,
      settle: (world) =>
        answer(world, ['player.load'], {
          type: 'player.loaded',
          user: aUser({ level: 3, cloths: ['lagoon', 'ember'], cloth: 'ember' }),
        }),
      by: {
        'cloth.choose': ({ cloth }) => press('radio', nameOf(cloth)),
        'cloth.chosen': 'cloth.choose',
        'cloth.refused': 'cloth.choose',
        'port.failed': 'cloth.choose',
      },
      offers: [
        { role: 'radio', name: 'Lagoon', says: { type: 'cloth.choose', cloth: 'lagoon' } },
        { role: 'radio', name: 'Each table’s own', says: { type: 'cloth.choose', cloth: null } },
      ],
      sees: (cloth) => {
        const { cloth: wanted } = cloth.context;
        const ember = control('radio', 'Ember') as HTMLInputElement;
        if (cloth.matches('choosing')) expect(radio(wanted).checked).toBe(true);
        else expect(ember.checked).toBe(true);
        expect(control('radio', 'Velvet')?.getAttribute('aria-disabled')).toBe('true');
        expect(shows('With Crown')).toBe(true);
        expect(shows('Not done: the connection failed.')).toBe(cloth.matches('unreached'));
        expect(document.querySelector('[role=alert] p') !== null).toBe(cloth.hasTag('failed'));
      },
    });
  },
  WALK_MS,
);
