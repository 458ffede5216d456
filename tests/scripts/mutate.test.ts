import { expect, test } from 'vitest';
import { chartFaults } from '../../scripts/mutate/charts.mjs';
import { rulesFaults } from '../../scripts/mutate/rules.mjs';
import { type Fault, sampleOf } from '../../scripts/mutate/sample.mjs';

/** What each fault of a kind makes of the source, without the spaces that it leaves. */
const made = (faults: readonly Fault[], code: string, kind: string): string[] =>
  faults
    .filter((fault) => fault.kind === kind)
    .map(({ start, end, put }) =>
      (code.slice(0, start) + put + code.slice(end)).replaceAll(/\s+/g, ' ').trim(),
    );
const madeOfChart = (code: string, kind: string) => made(chartFaults(code), code, kind);
const madeOfRules = (code: string, kind: string) => made(rulesFaults(code), code, kind);

const states = 'states: { open: {}, shut: {} }';

test('drop leaves out an entry, or one of several edges', () => {
  expect(madeOfChart(`({ on: { a: 'open', b: {} } })`, 'drop')).toEqual([
    '({ on: { b: {} } })',
    `({ on: { a: 'open', } })`,
  ]);
  expect(
    madeOfChart(`({ always: [{ guard: 'isOpen', target: 'open' }, { target: 'shut' }] })`, 'drop'),
  ).toEqual([
    `({ always: [ { target: 'shut' }] })`,
    `({ always: [{ guard: 'isOpen', target: 'open' }, ] })`,
  ]);
  expect(madeOfChart(`({ after: { 5: 'open' }, onDone: 'shut' })`, 'drop')).toEqual([
    `({ after: { }, onDone: 'shut' })`,
    `({ after: { 5: 'open' }, })`,
  ]);
});

test('drop finds edges that a condition spreads, and those of objects that help to make a chart', () => {
  expect(madeOfChart(`({ on: { ...(isOld && { a: 'open' }) } })`, 'drop')).toEqual([
    '({ on: { ...(isOld && { }) } })',
  ]);
  expect(madeOfChart(`const again = { a: { target: 'open' } as const };`, 'drop')).toEqual([
    'const again = { };',
  ]);
});

test('retarget goes to the next state beside the target, however it is named', () => {
  const targets = (code: string) => chartFaults(code).map(({ kind, put }) => [kind, put]);
  const to = (target: string) =>
    targets(`({ on: { a: '${target}' }, ${states} })`).filter(([kind]) => kind === 'retarget');
  expect(to('open')).toEqual([['retarget', `'shut'`]]);
  expect(to('.shut')).toEqual([['retarget', `'.open'`]]);
  expect(to('#door.open')).toEqual([['retarget', `'#door.shut'`]]);
  expect(to('elsewhere')).toEqual([]);
  expect(madeOfChart(`({ on: { a: { target: 'open' } }, ${states} })`, 'retarget')).toEqual([
    `({ on: { a: { target: 'shut' } }, ${states} })`,
  ]);
});

test('unguard leaves out the guard of an edge, and no implementation', () => {
  expect(
    madeOfChart(
      `setup({ guards: { isOpen }, actions: { keep } }).createMachine({ on: { a: { guard: 'isOpen', target: 'open' } } })`,
      'unguard',
    ),
  ).toEqual([
    `setup({ guards: { isOpen }, actions: { keep } }).createMachine({ on: { a: { target: 'open' } } })`,
  ]);
});

test('dropAction leaves out one action; none is no fault', () => {
  expect(
    madeOfChart(
      `({ entry: 'keep', exit: [], on: { a: { actions: ['keep', 'tell'] } } })`,
      'dropAction',
    ),
  ).toEqual([
    `({ exit: [], on: { a: { actions: ['keep', 'tell'] } } })`,
    `({ entry: 'keep', exit: [], on: { a: { actions: [ 'tell'] } } })`,
    `({ entry: 'keep', exit: [], on: { a: { actions: ['keep', ] } } })`,
  ]);
});

test('dropChild leaves out what a state runs, and a child that is begun or ended', () => {
  expect(madeOfChart(`({ open: { invoke: { src: 'line' }, on: {} } })`, 'dropChild')).toEqual([
    '({ open: { on: {} } })',
  ]);
  expect(madeOfChart(`({ invoke: [{ src: 'line' }, { src: 'bell' }] })`, 'dropChild')).toEqual([
    `({ invoke: [ { src: 'bell' }] })`,
    `({ invoke: [{ src: 'line' }, ] })`,
  ]);
  const both = `act(({ enqueue }) => { enqueue.stopChild('a'); enqueue.spawnChild('b', {}); })`;
  expect(madeOfChart(both, 'dropChild')).toEqual([
    `act(({ enqueue }) => { undefined; enqueue.spawnChild('b', {}); })`,
    `act(({ enqueue }) => { enqueue.stopChild('a'); undefined; })`,
  ]);
});

test('swapDelay takes another named delay, or another value', () => {
  expect(madeOfChart(`({ delays: { SHORT, LONG }, after: { SHORT: {} } })`, 'swapDelay')).toEqual([
    '({ delays: { SHORT, LONG }, after: { LONG: {} } })',
  ]);
  expect(madeOfChart(`({ after: { SHORT: {} } })`, 'swapDelay')).toEqual([
    '({ after: { 1: {} } })',
  ]);
});

test('flip takes the contrary of a condition', () => {
  expect(madeOfRules('const f = () => a === b;', 'flip')).toEqual(['const f = () => a !== b;']);
  expect(madeOfRules('const f = () => a || b;', 'flip')).toEqual(['const f = () => a && b;']);
  expect(madeOfRules('if (isOpen) shut();', 'flip')).toEqual(['if (!(isOpen)) shut();']);
  expect(madeOfRules('const f = a !== b ? 1 : 2;', 'flip')).toEqual(['const f = a === b ? 1 : 2;']);
});

test('dropRefusal never takes a branch that refuses', () => {
  const refusal = `return refuse(problem('not-found'));`;
  expect(
    madeOfRules(`const f = () => { if (isGone) ${refusal} return g(); };`, 'dropRefusal'),
  ).toEqual([`const f = () => { if (false) ${refusal} return g(); };`]);
  expect(madeOfRules('const f = isGone ? refuse(why) : g();', 'dropRefusal')).toEqual([
    'const f = false ? refuse(why) : g();',
  ]);
  expect(madeOfRules('const f = isThere ? g() : refuse(why);', 'dropRefusal')).toEqual([
    'const f = true ? g() : refuse(why);',
  ]);
  expect(madeOfRules('if (isOpen) shut();', 'dropRefusal')).toEqual([]);
});

test('sign changes what is reckoned, and no text', () => {
  expect(madeOfRules('const f = a + b * c;', 'sign')).toEqual([
    'const f = a - b * c;',
    'const f = a + b / c;',
  ]);
  expect(madeOfRules(`const f = a + '-' + b;`, 'sign')).toEqual([]);
});

test('offByOne moves a bound by one', () => {
  expect(madeOfRules('const f = a < 5;', 'offByOne')).toEqual([
    'const f = a <= 5;',
    'const f = a < 6;',
  ]);
  expect(madeOfRules('const f = Math.max(a, 0);', 'offByOne')).toEqual([
    'const f = Math.max(a, 1);',
  ]);
  expect(madeOfRules('const f = a === 5;', 'offByOne')).toEqual([]);
});

test('dropEvent leaves one event out of a decision', () => {
  expect(
    madeOfRules(`accept({ gift: [{ type: 'gift.sent' }, moved] }, [id]);`, 'dropEvent'),
  ).toEqual([
    'accept({ gift: [ moved] }, [id]);',
    `accept({ gift: [{ type: 'gift.sent' }, ] }, [id]);`,
  ]);
});

test('types are no part of what is planted', () => {
  expect(rulesFaults('const f = (a: 1 | 2): a is 1 => g(a as 1);')).toEqual([]);
});

/** A fault of each kind in each line, of which the hub has ten times as many. */
const plantedIn = (before = '') =>
  ['drop', 'unguard'].flatMap((kind) =>
    ['gift', 'hub', 'wallet'].flatMap((noun) => {
      const lines = Array.from({ length: noun === 'hub' ? 50 : 5 }, (_, n) => `f(${n});\n`);
      const code = before + lines.join('');
      return lines.map((line) => {
        const start = code.indexOf(line);
        return { kind, noun, file: `${noun}.ts`, code, start, end: start + 1, put: kind };
      });
    }),
  );
const many = plantedIn();

test('the same seed takes the same sample, another seed another one', () => {
  expect(sampleOf(many, 12, 7)).toEqual(sampleOf(many, 12, 7));
  expect(sampleOf(many, 12, 8)).not.toEqual(sampleOf(many, 12, 7));
});

test('lines that come before leave the sample as it is', () => {
  const linesOf = (faults: typeof many) =>
    faults.map(
      ({ kind, file, code, start }) => `${file} ${kind} ${code.slice(start).split('\n')[0]}`,
    );
  const moved = sampleOf(plantedIn('g();\n'), 12, 7);
  expect(linesOf(moved)).toEqual(linesOf(sampleOf(many, 12, 7)));
});

test('a sample holds as many of each kind and noun, however many there are', () => {
  const taken = sampleOf(many, 12, 7).map(({ kind, noun }) => `${kind} ${noun}`);
  expect(new Set(taken).size).toBe(6);
  for (const name of taken) expect(taken.filter((other) => other === name)).toHaveLength(2);
  expect(sampleOf(many, 1000, 7)).toHaveLength(many.length);
});
