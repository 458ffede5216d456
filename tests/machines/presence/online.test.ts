import { expect, test } from 'vitest';
import { CLOCK_REFRESH_MS, PEOPLE_GATHER_MS } from '../../../contract/limits';
import { whoIsHere } from '../../../machines/presence/online.sample';
import { aWorld, token, type World } from '../support/world';

const cameOrWent = { type: 'presence.changed', playerId: 'player_bob1', presence: 'online' };
const befriended = { type: 'player.changed', changed: ['relations'] };
const asks = ({ questions }: World) => questions.filter(({ port }) => port === 'online.load');

test.each([cameOrWent, befriended])('$type while it is asked who is here: asked again', (fact) => {
  const world = aWorld({ stored: { token: token() } });
  world.resident('online').send(fact);
  expect(asks(world)).toEqual([]);
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(asks(world)).toHaveLength(1);
});

test('friends who come one after the other do not put off the question', () => {
  const world = aWorld({ stored: { token: token() } });
  world.asked('online.load').answer({ type: 'online.loaded', ...whoIsHere() } as never);
  world.resident('online').send(cameOrWent);
  world.clock.increment(PEOPLE_GATHER_MS - 1);
  world.resident('online').send(cameOrWent);
  world.resident('online').send(befriended);
  world.clock.increment(1);
  expect(asks(world)).toHaveLength(1);
});

test('who is here is asked anew each minute, not sooner [§9]', () => {
  const world = aWorld({ stored: { token: token() } });
  world.asked('online.load').answer({ type: 'online.loaded', ...whoIsHere() } as never);
  const tick = (at: number) =>
    world.asked('clock.ticks').answer({ type: 'clock.ticked', at } as never);
  tick(CLOCK_REFRESH_MS - 1);
  expect(asks(world)).toEqual([]);
  tick(CLOCK_REFRESH_MS);
  expect(asks(world)).toHaveLength(1);
});
