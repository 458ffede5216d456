import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Letter } from '../../../contract/letter';
import { PEOPLE_GATHER_MS } from '../../../contract/limits';
import { itemsOf } from '../../../machines/kit/list.select';
import type { Change } from '../../../machines/letter/letterChanges.words';
import { lettersOf } from '../../../machines/letter/letters.sample';
import { keepJournal } from '../support/golden';
import { aWorld, token, type World } from '../support/world';

/** Newest first. */
const all = lettersOf(3).map((letter, index) => ({
  ...letter,
  createdAt: `2026-11-20T1${9 - index}:00:00.000Z`,
}));
const everyId = all.map(({ _id }) => _id);
const kept = all.slice(1, 2);
const thrown = everyId.filter((id) => id !== kept[0]?._id);
let world: World;

const change = (ids: string[], state: Change['state']) =>
  world.resident('letterChanges').send({ type: 'saving.add', change: { ids, state } });
const undo = () => change(thrown, 'kept');
const news = () => world.resident('letters').send({ type: 'letters.outdated' });
const asked = () => world.asked('letters.list');
const listed = (items: Letter[]) => ({
  type: 'list.listed',
  items,
  total: items.length,
});
const shown = () => itemsOf<Letter>(world.resident('letters').getSnapshot()).map(({ _id }) => _id);
const saved = () =>
  world.asked('letters.change').answer({ type: 'saving.saved', answer: undefined } as never);

/** Two of three were thrown away; what the server has instead is being asked for. */
beforeEach(() => {
  world = aWorld({ to: '/letters', stored: { token: token() } });
  asked().answer(listed(all));
  change(thrown, 'deleted');
  saved();
  news();
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(shown()).toHaveLength(1);
});
afterEach(() => {
  world.app.stop();
});

const gather = () => world.clock.increment(PEOPLE_GATHER_MS);

test('a list that was asked for before a change does not undo its look', () => {
  const before = asked();
  undo();
  expect(world.questions).not.toContain(before);
  expect(shown()).toEqual(everyId);
  gather();
  // The server does not have the change yet: a press on the first row would meet another letter.
  asked().answer(listed(kept));
  expect(shown()).toEqual(everyId);
  saved();
  gather();
  asked().answer(listed(all));
  expect(shown()).toEqual(everyId);
  keepJournal(world, 'lettersThrownAwayStayAway');
});

test('one whose change was saved meanwhile is asked for again', () => {
  undo();
  gather();
  const before = asked();
  saved();
  expect(world.questions).not.toContain(before);
  expect(shown()).toEqual(everyId);
  gather();
  asked().answer(listed(all));
  expect(shown()).toEqual(everyId);
  keepJournal(world, 'lettersSavedMeanwhile');
});
