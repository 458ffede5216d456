import { expect, test } from 'vitest';
import {
  askAgainAt,
  choicesOf,
  has,
  mark,
  other,
  type Relation,
  relate,
  relationChoices,
  relationCommands,
  relationSeenBy,
  type Side,
  type Sides,
  strangers,
  viewAfter,
} from '../../contract/relation.rules';

const sides: readonly Side[] = ['low', 'high'];
const sets: readonly Sides[] = ['none', 'low', 'high', 'both'];
const keyOf = (relation: Relation): string =>
  JSON.stringify(Object.entries(relation).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Everything that a relation can be, reached from strangers by every command of either side. */
const reachable = (): Map<string, Relation> => {
  const found = new Map([[keyOf(strangers), strangers]]);
  for (const relation of found.values()) {
    for (const side of sides) {
      for (const command of relationCommands) {
        const next = relate(relation, side, command);
        if (!('refused' in next)) found.set(keyOf(next), next);
      }
    }
  }
  return found;
};

/** What decisions 17 and 18 allow to be together, written down apart from the rules. */
const legal: readonly Relation[] = [
  ...sets.map((follows): Relation => ({ bond: 'strangers', follows })),
  ...sides.flatMap((by) => sets.map((follows): Relation => ({ bond: 'requested', by, follows }))),
  ...sets.flatMap((favourites) =>
    sets.map((follows): Relation => ({ bond: 'friends', favourites, follows })),
  ),
  { bond: 'blocked', by: 'low' },
  { bond: 'blocked', by: 'high' },
  { bond: 'blocked', by: 'both' },
];

test('two players can stand to each other in exactly 31 ways', () => {
  expect(legal).toHaveLength(31);
  expect([...reachable().keys()].sort()).toEqual(legal.map(keyOf).sort());
});

const turned = (relation: Relation): Relation => {
  const turn = (set: Sides): Sides =>
    mark(mark('none', 'high', has(set, 'low')), 'low', has(set, 'high'));
  switch (relation.bond) {
    case 'strangers':
      return { ...relation, follows: turn(relation.follows) };
    case 'requested':
      return { ...relation, by: other(relation.by), follows: turn(relation.follows) };
    case 'friends':
      return {
        ...relation,
        favourites: turn(relation.favourites),
        follows: turn(relation.follows),
      };
    case 'blocked':
      return { bond: 'blocked', by: turn(relation.by) as Exclude<Sides, 'none'> };
  }
};

test('neither side is favoured: the lifecycle is the same when the two change places', () => {
  for (const relation of legal) {
    for (const command of relationCommands) {
      const next = relate(relation, 'low', command);
      const mirrored = relate(turned(relation), 'high', command);
      expect('refused' in mirrored ? mirrored : keyOf(mirrored)).toEqual(
        'refused' in next ? next : keyOf(turned(next)),
      );
    }
  }
});

test('a command repeated changes nothing more, and is refused only if it was before', () => {
  for (const relation of legal) {
    for (const side of sides) {
      for (const command of relationCommands) {
        const once = relate(relation, side, command);
        if ('refused' in once) continue;
        const twice = relate(once, side, command);
        expect([command, 'refused' in twice ? twice : keyOf(twice)]).toEqual([
          command,
          keyOf(once),
        ]);
      }
    }
  }
});

test('crossed requests are a friendship', () => {
  const asked = relate(strangers, 'low', 'request') as Relation;
  expect(relate(asked, 'high', 'request')).toEqual({
    bond: 'friends',
    favourites: 'none',
    follows: 'none',
  });
});

test('who is blocked is answered as if there were nobody, and sees nothing', () => {
  const blocked: Relation = { bond: 'blocked', by: 'low' };
  for (const command of relationCommands) {
    const answer = relate(blocked, 'high', command);
    if (command === 'block' || command === 'unblock') expect(answer).not.toHaveProperty('refused');
    else expect(answer).toMatchObject({ refused: { code: 'not-found' } });
  }
  expect(relationSeenBy(blocked, 'high').bond).toBe('hidden');
  expect(relationSeenBy(blocked, 'low').bond).toBe('blocked');
  expect(relationChoices(blocked, 'low')).toEqual(['unblock']);
});

test('lifting a block restores nothing', () => {
  const friends: Relation = { bond: 'friends', favourites: 'both', follows: 'both' };
  const blocked = relate(friends, 'high', 'block') as Relation;
  expect(relate(blocked, 'high', 'unblock')).toEqual(strangers);
});

test('a side never learns the other one’s favourite mark', () => {
  const friends: Relation = { bond: 'friends', favourites: 'high', follows: 'none' };
  expect(relationSeenBy(friends, 'low').favourite).toBe(false);
  expect(relationSeenBy(friends, 'high').favourite).toBe(true);
});

test('a declined player may ask again after seven days', () => {
  const declined = '2026-11-01T10:00:00.000Z';
  expect(askAgainAt(undefined, declined)).toBeUndefined();
  expect(askAgainAt(declined, '2026-11-08T09:59:59.999Z')).toBe('2026-11-08T10:00:00.000Z');
  expect(askAgainAt(declined, '2026-11-08T10:00:00.000Z')).toBeUndefined();
});

test('what is offered by the look alone is what the relation itself allows', () => {
  for (const relation of legal) {
    for (const side of sides) {
      const view = relationSeenBy(relation, side);
      expect([view, choicesOf(view)]).toEqual([view, relationChoices(relation, side)]);
    }
  }
});

test('the look that is promised is the look that comes, save what the other one hides', () => {
  const surprises: string[] = [];
  for (const relation of legal) {
    for (const side of sides) {
      const view = relationSeenBy(relation, side);
      for (const command of relationChoices(relation, side)) {
        const next = relate(relation, side, command) as Relation;
        const promised = JSON.stringify(viewAfter(view, command));
        if (promised !== JSON.stringify(relationSeenBy(next, side)))
          surprises.push(`${keyOf(relation)} ${side} ${command}`);
      }
    }
  }
  const both = keyOf({ bond: 'blocked', by: 'both' });
  expect(surprises).toEqual([`${both} low unblock`, `${both} high unblock`]);
});

test('a look does not change by what is refused', () => {
  const view = relationSeenBy(strangers, 'low');
  expect(viewAfter(view, 'accept')).toEqual(view);
});
