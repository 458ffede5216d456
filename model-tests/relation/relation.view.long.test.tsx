import { act, cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Actor, AnyStateMachine, InspectionEvent } from 'xstate';
import { aRelatedPlayer } from '../../contract/make/relation';
import { aToken } from '../../contract/make/token';
import { relationCommands } from '../../contract/relation.rules';
import type { AppActor } from '../../machines/app/app.machine';
import type { RelationActor } from '../../machines/relation/relation.machine';
import type { RelationEvent } from '../../machines/relation/relation.words';
import { relationTo } from '../../machines/relation/relations.select';
import { RootHouse } from '../../src/app/HouseProvider';
import { Modals } from '../../src/views/modal/Modals';
import { FriendsPage } from '../../src/views/relation/FriendsPage';
import { aWorld, type World } from '../../tests/machines/support/world';
import { answer, at, control, isOpen, press, shows } from '../support/hand';
import { nothingMet, takeDown, WALK_MS } from '../support/view';
import { edgesOf, type Path, pathsOf, placeOf, type Walk, whole } from '../support/walk';
import { relationWalk } from './relation.walk';

/** The phrase of each command's control; one that ends something is asked for once more. */
const phrases: Readonly<Record<string, string>> = {
  'relation.request': 'Add friend',
  'relation.cancel': 'Cancel request',
  'relation.accept': 'Accept',
  'relation.decline': 'Decline',
  'relation.remove': 'Remove friend',
  'relation.favourite': 'Mark as favourite',
  'relation.unfavourite': 'No longer favourite',
  'relation.follow': 'Follow',
  'relation.unfollow': 'Unfollow',
  'relation.block': 'Block',
  'relation.unblock': 'Unblock',
  'relation.retry': 'Try again',
  'relation.leave': 'Leave it',
};
const asked = new Set(['relation.remove', 'relation.block']);
const bob = aRelatedPlayer();

const actorOf = (world: World): RelationActor => {
  const actor = relationTo(at(world, 'relations') as never, bob._id);
  if (actor === undefined) throw new Error('Bob is not listed');
  return actor;
};
const opened = (name: string) => (isOpen(control('button', name)) ? 'button' : 'menuitem');

const bring = async (event: RelationEvent, world: World): Promise<boolean> => {
  const name = phrases[event.type];
  if (name !== undefined) {
    if (!press(opened(name), name)) return false;
    if (!asked.has(event.type)) return true;
    const dialog = await screen.findByRole('dialog', { name: /\?$/ });
    // What the dialog asks arrives in a chunk of its own, the first time.
    const sure = await within(dialog).findByRole('button', { name });
    act(() => sure.click());
    return true;
  }
  if (event.type === 'relation.told') {
    const people = [{ playerId: bob._id, relation: event.relation }];
    act(() => world.resident('relations').send({ type: 'relations.told', people }));
    return true;
  }
  if (event.type === 'relation.outdated' || event.type === 'connection.found') {
    act(() => actorOf(world).send(event));
    return true;
  }
  return answer(world, ['relation.change', 'relation.load'], event);
};

const start = (): World => {
  const world = aWorld({ to: '/friends/find', stored: { token: aToken() } });
  const view = (
    <RootHouse root={world.app as AppActor}>
      <FriendsPage />
      <Modals />
    </RootHouse>
  );
  render(view);
  return world;
};

/** No control takes a press that the chart does not. */
const sees = (world: World): void => {
  const snapshot = actorOf(world).getSnapshot();
  for (const command of relationCommands) {
    const type = `relation.${command}` as const;
    const name = phrases[type] ?? '';
    for (const role of ['button', 'menuitem'] as const)
      if (isOpen(control(role, name))) expect([type, snapshot.can({ type })]).toEqual([type, true]);
  }
  expect(shows('Player not available')).toBe(snapshot.matches('gone'));
  expect(shows(/You may ask again on/)).toBe(snapshot.matches('tooSoon'));
  expect(shows(/Not saved/)).toBe(snapshot.matches('unsaved'));
};

/** Walks a path on Bob's row, and keeps the edges that it took; false when the row ended it. */
const walkRow = async (
  steps: Path['steps'],
  relation: typeof bob.relation,
  { edges, pages }: ReturnType<typeof nothingMet>,
): Promise<boolean> => {
  const world = start();
  answer(world, ['people.list'], {
    type: 'list.listed',
    items: [{ ...bob, relation }],
    total: 1,
  });
  const actor = actorOf(world);
  const names = edgesOf((actor as Actor<AnyStateMachine>).logic);
  world.app.system.inspect((inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== actor) return;
    for (const taken of inspected._transitions) edges.add(names.get(taken) ?? '');
  });
  const look = (): void => {
    pages.note(placeOf(actor.getSnapshot().value));
    sees(world);
  };
  look();
  let made = 0;
  for (const { event, expected } of steps) {
    if (!(await bring(event as RelationEvent, world))) break;
    made += 1;
    expect(whole(actor.getSnapshot())).toEqual(whole(expected));
    look();
  }
  cleanup();
  world.app.stop();
  return made === steps.length;
};

test(
  'relation: every step of the chart that a row offers is taken on it',
  async () => {
    const walk = relationWalk as unknown as Walk;
    const done = new Set<string>();
    const met = nothingMet();
    for (const { input, steps } of pathsOf(walk)) {
      const { relation } = input as { relation?: typeof bob.relation };
      const key = JSON.stringify(
        steps.slice(-2).map(({ event, expected }) => [event, expected.value]),
      );
      // A row is drawn once its list has told how the two stand.
      if (relation === undefined || done.has(key)) continue;
      if (await walkRow(steps, relation, met)) done.add(key);
    }
    takeDown(walk.machine, met, {
      without: {
        'relation.deciding always[0]': 'a row is drawn once its list has told how the two stand',
        'relation.wasAsked relation.request[0]':
          'asking who has asked is accepting: that is offered',
      },
    });
  },
  WALK_MS,
);
