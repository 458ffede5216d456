import { expect, test } from 'vitest';
import { TICKET_BEAT_MS } from '../../../contract/limits';
import { aTicket, aTyping } from '../../../contract/make/ticket';
import type { PortFailed } from '../../../machines/kit/port';
import { aWorld } from '../support/world';

const { _id: id } = aTicket();
const key = `typing ${id}`;
const failed: PortFailed = { type: 'port.failed', port: 'typing.tell' };

/** Somebody who has the ticket open, before the first beat was answered. */
const open = () => {
  const world = aWorld();
  const stage = world.resident('stage');
  stage.send({ type: 'stage.mount', key, control: 'typing', input: { id, access: '' } });
  const control = () => stage.getSnapshot().children[key];
  const asked = () => world.questions.filter(({ port }) => port === 'typing.tell');
  const hear = (given: Parameters<typeof aTyping>[0] = { typists: [] }) =>
    world.asked('typing.tell').answer({ type: 'typing.heard', ...aTyping(given) });
  return {
    world,
    hear,
    press: () => control()?.send({ type: 'typing.press' } as never),
    rest: () => control()?.send({ type: 'typing.rest' } as never),
    typists: () => control()?.getSnapshot().context.typists,
    /** What the beat that is under way says of oneself; undefined where none is. */
    says: () => (asked().at(-1)?.input as { isTyping: boolean } | undefined)?.isTyping,
    beat: () => world.clock.increment(TICKET_BEAT_MS),
  };
};

test('it is asked at once and then at each beat', () => {
  const { world, hear, says } = open();
  expect(says()).toBe(false);
  hear();
  expect(says()).toBeUndefined();
  world.clock.increment(TICKET_BEAT_MS - 1);
  expect(says()).toBeUndefined();
  world.clock.increment(1);
  expect(says()).toBe(false);
});

test('the first key is said at once, further ones at the next beat, and then no more', () => {
  const { hear, press, says, beat } = open();
  hear();
  press();
  expect(says()).toBe(true);
  hear();
  press();
  press();
  expect(says()).toBeUndefined();
  beat();
  expect(says()).toBe(true);
  hear();
  beat();
  expect(says()).toBe(false);
  hear();
  press();
  expect(says()).toBe(true);
});

test('a key that is pressed while a beat is under way is for the next one', () => {
  const { hear, press, says, beat } = open();
  press();
  expect(says()).toBe(false);
  hear();
  beat();
  expect(says()).toBe(true);
  press();
  hear();
  beat();
  expect(says()).toBe(true);
});

test('what was sent is typed no more', () => {
  const { hear, press, rest, says, beat } = open();
  hear();
  press();
  hear();
  press();
  rest();
  beat();
  expect(says()).toBe(false);
});

test('who types is known until a beat hears otherwise, or is lost', () => {
  const { world, hear, typists, beat } = open();
  hear({});
  expect(typists()).toEqual([{ by: 'support' }]);
  beat();
  expect(typists()).toEqual([{ by: 'support' }]);
  world.asked('typing.tell').answer(failed);
  expect(typists()).toEqual([]);
  beat();
  hear({});
  beat();
  world.asked('typing.tell').answer({ type: 'typing.lost' });
  expect(typists()).toEqual([]);
});
