import { expect, test } from 'vitest';
import { notificationTotals } from '../../../contract/make/notification';
import { unseenBeside } from '../../../machines/notification/bell.select';
import { aBell } from '../../../machines/notification/notifications.sample';

test('what is told of a gift or a letter is not counted beside them', () => {
  const totals = notificationTotals({ gifts: 2, letters: 1, friends: 4 });
  const bell = { context: aBell({ unseen: [], totals }) } as Parameters<typeof unseenBeside>[0];
  expect(unseenBeside(bell, ['gifts', 'letters'])).toBe(4);
  expect(unseenBeside(bell, [])).toBe(7);
});
