import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gameRules } from '../../games/engines';
import { SLOT_LAND_MS, SLOT_LOOK_MS } from '../../games/slot/slot.timing';
import { DICE_REVEAL_MS, revealSteps } from '../../games/table/reveal';
import { revealMachine } from '../../games/table/reveal.machine';
import { stakeBeside } from '../../games/table/table';
import { dealt } from './dealt';

const reveal = (steps: readonly number[]) => {
  const clock = new SimulatedClock();
  const actor = createActor(revealMachine, { clock, input: { steps } }).start();
  const at = () => [actor.getSnapshot().value, actor.getSnapshot().context.shown];
  return { clock, actor, at };
};

test('every step is shown for its own time, then the outcome has been seen', () => {
  const { clock, at } = reveal([100, 50, 200]);
  expect(at()).toEqual(['showing', 0]);
  clock.increment(99);
  expect(at()).toEqual(['showing', 0]);
  clock.increment(1);
  expect(at()).toEqual(['showing', 1]);
  clock.increment(50);
  expect(at()).toEqual(['showing', 2]);
  clock.increment(199);
  expect(at()).toEqual(['showing', 2]);
  clock.increment(1);
  expect(at()).toEqual(['shown', 2]);
});

test('skipping ends the show at once', () => {
  const { actor, at } = reveal([100, 50]);
  actor.send({ type: 'reveal.skip' });
  expect(at()).toEqual(['shown', 0]);
  expect(actor.getSnapshot().status).toBe('done');
});

test('an outcome without steps is seen at once', () => {
  const { clock, at } = reveal([]);
  clock.increment(0);
  expect(at()[0]).toBe('shown');
});

test('a slot shows each of its spins, the winning ones longer; a roll is one step', () => {
  const spins = [{ pays: 0 }, { pays: 40 }];
  expect(revealSteps('slot', { spins })).toEqual([SLOT_LAND_MS, SLOT_LAND_MS + SLOT_LOOK_MS]);
  const bet = { direction: 'under', target: 5000 };
  const roll = gameRules('dice', 'high-striker')!.open({ stake: 100, bet }, dealt(1));
  expect(revealSteps('dice', 'outcome' in roll && roll.outcome)).toEqual([DICE_REVEAL_MS]);
  expect(revealSteps('slot', undefined)).toEqual([]);
});

test('the stepper walks the allowed stakes and stops at their ends', () => {
  const stakes = [10, 20, 50];
  expect(stakeBeside(stakes, 20, 1)).toBe(50);
  expect(stakeBeside(stakes, 20, -1)).toBe(10);
  expect(stakeBeside(stakes, 50, 1)).toBeUndefined();
  expect(stakeBeside(stakes, 10, -1)).toBeUndefined();
  expect(stakeBeside(stakes, 33, 1)).toBe(50);
});
