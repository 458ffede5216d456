import { test } from 'vitest';
import { decideOpenViewing } from '../../../server/viewing/viewing.decider';
import { given } from '../../support/decider';
import { NOW, nobody, player } from '../../support/states';

const by = { staff: 'staff_ada', at: NOW };

test('the page of who is there is looked at for a quarter of an hour', () => {
  const until = new Date(Date.parse(NOW) + 15 * 60_000).toISOString();
  given({ player: player() })
    .when((states) => decideOpenViewing(states, by))
    .thenHappens({ viewing: [{ type: 'viewing.opened', ...by, until }] }, null);
  given({ player: nobody })
    .when((states) => decideOpenViewing(states, by))
    .thenRefused('not-found');
});
