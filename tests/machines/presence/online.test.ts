import { expect, test } from 'vitest';
import { CLOCK_REFRESH_MS, PEOPLE_GATHER_MS } from '../../../contract/limits';
import { aRelatedPlayer } from '../../../contract/make/relation';
import { whoIsHere } from '../../../machines/presence/online.sample';
import { aRelationChanged } from '../../../machines/relation/relation.sample';
import { aWorld, token, type World } from '../support/world';

const cameOrWent = { type: 'presence.changed', playerId: 'player_bob1', presence: 'online' };
const befriended = aRelationChanged();
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

test('of friends only those who are here make the strip another one', () => {
  const world = aWorld({ stored: { token: token() } });
  const here = whoIsHere();
  world.asked('online.load').answer({ type: 'online.loaded', ...here } as never);
  const online = world.resident('online');
  const away = aRelatedPlayer({ _id: 'player_zoe1', presence: 'offline' });
  online.send(aRelationChanged({ player: away }));
  online.send(aRelationChanged({ lists: ['following'] }));
  expect(online.getSnapshot().value).toBe('shown');
  online.send(aRelationChanged({ id: here.friends[0]?._id ?? '', lists: [] }));
  expect(online.getSnapshot().value).toBe('outdated');
});
