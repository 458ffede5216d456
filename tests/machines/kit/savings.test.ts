import { expect, test } from 'vitest';
import type { Letter } from '../../../contract/letter';
import { HUB_AWAITED_MS, PEOPLE_GATHER_MS } from '../../../contract/limits';
import { aNotification, notificationTotals } from '../../../contract/make/notification';
import { problem } from '../../../contract/problems';
import { itemsOf } from '../../../machines/kit/list.select';
import { lettersOf } from '../../../machines/letter/letters.sample';
import { removed } from '../../../machines/letter/letters.select';
import { anEntry } from '../../../machines/outbox/outbox.sample';
import { aWorld, token, type World } from '../support/world';

/** A player at three letters, the first two of them unread. */
const atTheLetters = (): World => {
  const world = aWorld({ to: '/letters', stored: { token: token() } });
  world.clock.increment(HUB_AWAITED_MS);
  const listed = { type: 'list.listed', items: lettersOf(3), total: 3 };
  world.asked('letters.list').answer(listed);
  return world;
};
const add = (world: World, id: string, state: string) =>
  world.resident('letterChanges').send({ type: 'saving.add', change: { ids: [id], state } });
const shown = (world: World) =>
  itemsOf<Letter>(world.resident('letters').getSnapshot() as never).map(({ _id, status }) => [
    _id,
    status,
  ]);
const asks = (world: World, port: string) => world.asks.filter((one) => one === port).length;
const told = aNotification({ id: 'notification_0000', type: 'gifts', kind: 'gift-arrived' });
const entry = anEntry({ call: 'changeLetterState', body: { ids: ['letter_0000'], state: 'seen' } });

test('changes are shown at once and saved one after the other, each once', () => {
  const world = atTheLetters();
  add(world, 'letter_0000', 'seen');
  add(world, 'letter_0002', 'deleted');
  expect(shown(world)).toEqual([
    ['letter_0000', 'seen'],
    ['letter_0001', 'unseen'],
  ]);
  expect(asks(world, 'letters.change')).toBe(1);
  world.asked('letters.change').answer({ type: 'saving.saved', answer: undefined } as never);
  expect(world.asked('letters.change').input).toEqual({ ids: ['letter_0002'], state: 'deleted' });
  world.asked('letters.change').answer({ type: 'saving.saved', answer: undefined } as never);
  expect(asks(world, 'letters.change')).toBe(2);
  expect(world.resident('letterChanges').getSnapshot().value).toBe('idle');
});

test('a refusal takes back what waits behind it too, says so once, and asks anew', () => {
  const world = atTheLetters();
  add(world, 'letter_0002', 'deleted');
  add(world, 'letter_0000', 'seen');
  const refused = { type: 'saving.refused', problem: problem('not-found') };
  world.asked('letters.change').answer(refused as never);
  expect(world.resident('letterChanges').getSnapshot().context.changes).toEqual([]);
  expect(removed(world.resident('letters').getSnapshot() as never)).toEqual([]);
  expect(world.resident('alerts').getSnapshot().context.said).toBe(1);
  world.clock.increment(PEOPLE_GATHER_MS);
  expect([asks(world, 'letters.list'), asks(world, 'letters.count')]).toEqual([2, 2]);
});

test('what the outbox gives up while another change is on its way is asked for anew', () => {
  const world = atTheLetters();
  add(world, 'letter_0000', 'seen');
  world
    .asked('letters.change')
    .answer({ type: 'port.failed', port: 'letters.change', kept: entry.id } as never);
  expect(world.resident('letterChanges').getSnapshot().value).toBe('waiting');
  add(world, 'letter_0002', 'deleted');
  world
    .resident('letterChanges')
    .send({ type: 'outbox.ended', entry, how: 'refused', left: false });
  expect(world.resident('letterChanges').getSnapshot().value).toBe('saving');
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(asks(world, 'letters.list')).toBe(2);
});

test('of a mark the bell and the list know before the server does', () => {
  const world = aWorld({ to: '/notifications', stored: { token: token() } });
  world.clock.increment(HUB_AWAITED_MS);
  const items = [told];
  const totals = notificationTotals({ gifts: 1 });
  world
    .asked('notifications.unseen')
    .answer({ type: 'notifications.told', items, totals } as never);
  const listed = { type: 'list.listed', items, total: 1, totals };
  world.asked('notifications.list').answer(listed);
  const change = { id: told.id, category: told.type };
  world.resident('notificationMarks').send({ type: 'saving.add', change });
  expect(world.resident('bell').getSnapshot().context).toEqual({
    unseen: [],
    totals: notificationTotals({ gifts: 0 }),
    promised: [change],
  });
  const [seen] = world.resident('notifications').getSnapshot().context.list.items;
  expect(seen.seenAt).toBe(told.createdAt);
});
