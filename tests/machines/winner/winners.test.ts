import { expect, test } from 'vitest';
import { WINNERS_GATHER_MS } from '../../../contract/limits';
import { aWinner } from '../../../contract/make/winner';
import { aWorld } from '../support/world';

test('who wins while the winners are being asked for is asked for after them', () => {
  const world = aWorld();
  const winners = () => world.resident('winners').getSnapshot();
  const asked = () => world.asks.filter((port) => port === 'winners.load').length;
  const loaded = { type: 'winners.loaded', coins: [aWinner()], money: [], superJackpot: [] };
  world.resident('winners').send({ type: 'winners.announced' });
  world.asked('winners.load').answer(loaded);
  expect(winners()).toMatchObject({ value: 'outdated', context: { coins: [aWinner()] } });
  world.clock.increment(WINNERS_GATHER_MS);
  expect(asked()).toBe(2);
  world.asked('winners.load').answer(loaded);
  expect(winners().value).toBe('shown');
});

test('news of a winner end a failure', () => {
  const world = aWorld();
  world.asked('winners.load').answer({ type: 'port.failed', port: 'winners.load' } as never);
  world.resident('winners').send({ type: 'winners.announced' });
  expect(world.resident('winners').getSnapshot().value).toBe('outdated');
});

test('who goes off line while the winners are being asked for is asked about once more', () => {
  const world = aWorld();
  const winners = () => world.resident('winners').getSnapshot();
  const loaded = { type: 'winners.loaded', coins: [aWinner()], money: [], superJackpot: [] };
  world.resident('winners').send({
    type: 'presence.changed',
    playerId: 'player_bob1',
    presence: 'offline',
  });
  world.asked('winners.load').answer(loaded);
  expect(winners()).toMatchObject({ value: 'outdated', context: { coins: [aWinner()] } });
  world.clock.increment(WINNERS_GATHER_MS);
  const coins = [aWinner({ presence: 'offline' })];
  world.asked('winners.load').answer({ ...loaded, coins } as never);
  expect(winners()).toMatchObject({ value: 'shown', context: { coins } });
});
