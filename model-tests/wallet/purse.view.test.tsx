import { expect, test } from 'vitest';
import { Purse } from '../../src/views/wallet/Purse';
import { control, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { purseWalk } from './purse.walk';

test(
  'purse: every edge is walked on it',
  async () => {
    await walkView(purseWalk, {
      control: 'purse',
      view: (input) => <Purse {...input} />,
      by: { 'purse.skip': () => press('button', / of 3 coins$/) },
      sees: ({ context: { counted }, value }) => {
        expect(shows(String(counted))).toBe(true);
        expect(control('button', / of 3 coins$/) !== undefined).toBe(value === 'counting');
      },
    });
  },
  WALK_MS,
);
