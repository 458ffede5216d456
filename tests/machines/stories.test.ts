import { expect, test } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createActor } from 'xstate';
import { appMachine } from '../../machines/app/app.machine';
import { machines as whole } from '../../machines/app/whole';
import type { ResidentName } from '../../machines/kit/residents';
import { nodesOf } from '../../model-tests/support/walk';
import { walks } from '../../model-tests/walks';
import { evening } from '../../stories/support/evening';

/** Machines whose states no view tells apart, and why. */
const unseen: Readonly<Record<string, string>> = {
  clock: 'a clock that stopped starts itself again within a second; views read the time only',
  storage: 'what is kept on the device is kept behind the views; the question is consent’s',
  tabs: 'no tab looks as if it led; that the leading one is cut off is told by the hub',
};

const modules = import.meta.glob<Record<string, unknown>>([
  '../../stories/*/*.stories.tsx',
  '!../../stories/{ui,art}/*',
]);

const statesOf = (story: unknown): string[] =>
  (story as { parameters?: { states?: string[] } }).parameters?.states ?? [];

const told = new Set(
  (await Promise.all(Object.values(modules).map((load) => load())))
    .flatMap((stories) => Object.values(stories))
    .flatMap(statesOf),
);

/** A state that is left as soon as it is entered, or that has ended, is on no screen. */
const isRestedIn = (node: AnyStateNode): boolean => {
  const last = node.always?.at(-1);
  return node.type !== 'final' && (last === undefined || last.guard !== undefined);
};

const machines: Readonly<Record<string, AnyStateMachine>> = {
  app: appMachine,
  ...Object.fromEntries(Object.entries(walks).map(([name, { machine }]) => [name, machine])),
};

test.each(Object.entries(machines))('%s: every state has a story', (name, machine) => {
  const states = nodesOf(machine).filter(isRestedIn);
  const without = states.map(({ id }) => id).filter((id) => !told.has(id));
  if (name in unseen) expect(without, 'it has stories after all').not.toEqual([]);
  else expect(without).toEqual([]);
});

test('machines without stories are named once and exist', () => {
  expect(Object.keys(unseen).filter((name) => !(name in machines))).toEqual([]);
});

test('a story tells of a state that exists', () => {
  const known = new Set(
    Object.values(machines)
      .flatMap((machine) => nodesOf(machine))
      .map(({ id }) => id),
  );
  expect([...told].filter((id) => !known.has(id))).toEqual([]);
});

/** As JSON in one order of its fields: a field that holds nothing is absent. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

test.each(Object.entries(evening('en-US', {})))(
  'the evening names %s, which does not stand as its machine begins',
  (name, place) => {
    const begun = createActor(whole[name as ResidentName] as AnyStateMachine).getSnapshot();
    expect(plain(place)).not.toEqual(plain([begun.value, begun.context]));
  },
);
