import { expect, test } from 'vitest';
import { createActor, createMachine, fromCallback } from 'xstate';
import { fill } from '../../../machines/kit/port';

/** A machine that asks one port and keeps what it hears. */
const asking = (logic: ReturnType<typeof fromCallback>) => {
  const heard: string[] = [];
  const machine = createMachine({
    initial: 'asking',
    states: {
      asking: {
        invoke: { id: 'port', src: logic },
        on: { leave: 'left', '*': { actions: ({ event }) => heard.push(event.type) } },
      },
      left: { on: { '*': { actions: ({ event }) => heard.push(`late ${event.type}`) } } },
    },
  });
  return { actor: createActor(machine).start(), heard };
};

test('an answer that comes after the state was left is not heard', () => {
  let answer: (fact: { type: string }) => void = () => undefined;
  const { actor, heard } = asking(
    fill('test', (_, give) => {
      answer = give;
      return undefined;
    }) as never,
  );
  answer({ type: 'first' });
  actor.send({ type: 'leave' });
  answer({ type: 'second' });
  expect(heard).toEqual(['first']);
});

test('leaving the state ends the work', () => {
  let ended = false;
  const { actor } = asking(
    fill('test', () => () => {
      ended = true;
    }) as never,
  );
  actor.send({ type: 'leave' });
  expect(ended).toBe(true);
});

test('an answer given at once is handed over after the step that asked', async () => {
  const { heard } = asking(
    fill('test', (_, give) => {
      give({ type: 'at once' });
      return undefined;
    }) as never,
  );
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual(['at once']);
});

test('an adapter that throws is a broken transport', async () => {
  const { heard } = asking(
    fill('test', () => {
      throw new Error('torn');
    }) as never,
  );
  await Promise.resolve();
  expect(heard).toEqual(['port.failed']);
});
