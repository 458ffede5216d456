import { expect, test } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createActor } from 'xstate';
import { appMachine } from '../../machines/app/app.machine';
import { machines as residents } from '../../machines/app/whole';
import type { ResidentName } from '../../machines/kit/residents';
import { nodesOf } from '../../model-tests/support/walk';
import { walks } from '../../model-tests/walks';
import { evening, member } from '../../stories/support/evening';
import { still } from '../../stories/support/still';
import { resident, storyOf } from '../../stories/support/story';

/** Machines whose states no view tells apart, and why. */
const unseen: Readonly<Record<string, string>> = {
  clock: 'a clock that stopped starts itself again within a second; views read the time only',
  moment: 'what waits is on no screen; what is celebrated is an alert, as its stories show',
  storage: 'what is kept on the device is kept behind the views; the question is consent’s',
  tabs: 'no tab looks as if it led; that the leading one is cut off is told by the hub',
};

const modules = import.meta.glob<Record<string, unknown>>([
  '../../stories/*/*.stories.tsx',
  '!../../stories/{ui,art}/*',
]);

interface Story {
  parameters?: { states?: string[]; fault?: string };
}

/** The stories of each file; one that does not load tells of no state, and is red by itself. */
const files = await Promise.all(
  Object.entries(modules).map(async ([path, load]) => {
    const stories = await load().catch((fault: unknown) => ({ [String(fault)]: undefined }));
    return { path: path.replace('../../', ''), stories: Object.entries(stories) };
  }),
);

const statesOf = (story: unknown): string[] =>
  (story as Story | undefined)?.parameters?.states ?? [];

const told = new Set(
  files.flatMap(({ stories }) => stories.flatMap(([, story]) => statesOf(story))),
);

test.each(files)('$path: every story tells of a moment that exists', ({ stories }) => {
  expect(stories.filter(([, story]) => story === undefined)).toEqual([]);
  const faults = stories.map(([name, story]) => [name, (story as Story).parameters?.fault]);
  expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
});

test.each(Object.entries({ ...evening('en-US', {}), ...member }))(
  'where %s stands on an ordinary evening exists',
  (name, [value, context]) => {
    const machine: AnyStateMachine = residents[name as ResidentName];
    expect(still(machine, value, context).fault).toBeUndefined();
  },
);

test('a story of a state that is gone says so, and breaks no other', () => {
  const gone = storyOf(resident('wallet', 'nowhere'), null);
  expect(gone.parameters?.fault).toBe('wallet has no state "nowhere"');
  const beside = storyOf(resident('wallet', 'absent'), null, {
    house: { bell: ['nowhere', { unseen: [], totals: undefined, promised: [] }] },
  });
  expect(beside.parameters?.fault).toBe('bell has no state "nowhere"');
  expect(storyOf(resident('wallet', 'absent'), null).parameters?.fault).toBeUndefined();
});

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

/** As JSON in one order of its fields: a field that holds nothing is absent. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

test.each(Object.entries(evening('en-US', {})))(
  'the evening names %s, which does not stand as its machine begins',
  (name, place) => {
    const begun = createActor(residents[name as ResidentName] as AnyStateMachine).getSnapshot();
    expect(plain(place)).not.toEqual(plain([begun.value, begun.context]));
  },
);
