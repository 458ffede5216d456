import { test } from 'vitest';
import { decideAllSeen, decideSeen } from '../../../server/notification/notification.decider';
import { given } from '../../support/decider';
import { NOW } from '../../support/states';

const ID = 'notification_7-ann1';

test('one is marked as seen', () => {
  given({ seen: null })
    .when((known) => decideSeen(known, ID, NOW))
    .thenHappens({ marks: [{ type: 'notification.seen', notification: ID, at: NOW }] }, null);
});

test('what is seen already needs no second mark', () => {
  given({})
    .when(() => decideSeen({ seen: new Date(NOW) }, ID, NOW))
    .thenNothing(null);
});

test('what is none of the player’s own is not there', () => {
  given({})
    .when(() => decideSeen(undefined, ID, NOW))
    .thenRefused('not-found');
});

test('all up to a position are marked, of every category or of one', () => {
  const mark = { type: 'notification.allSeen', upTo: 7, at: NOW } as const;
  given({})
    .when(() => decideAllSeen(undefined, 7, NOW))
    .thenHappens({ marks: [mark] }, null);
  given({})
    .when(() => decideAllSeen('gifts', 7, NOW))
    .thenHappens({ marks: [{ ...mark, category: 'gifts' }] }, null);
});
