import { expect, test } from 'vitest';
import { aProfile } from '../../../contract/make/profile';
import { aRelationChanged } from '../../../machines/relation/relation.sample';
import { aWorld, token, type World } from '../support/world';

/** A world in which Bob's card is open. */
const aCard = () => {
  const world = aWorld({ stored: { token: token() } });
  const input = { playerId: 'player_bob1' };
  world.resident('stage').send({ type: 'stage.mount', key: 'bob', control: 'playerCard', input });
  const card = world.resident('stage').getSnapshot().children.bob as World['app'];
  const shown = () => {
    const { value, context } = card.getSnapshot();
    return [value, context.profile?.about, context.profile?.presence];
  };
  const answer = (fact: object) => world.asked('playerCard.load').answer(fact as never);
  return { world, card, shown, answer };
};
const loaded = { type: 'playerCard.loaded', profile: aProfile({ about: 'Hello' }) };

test('a card that did not load is asked for again once the platform is found', () => {
  const { world, shown, answer } = aCard();
  answer({ type: 'port.failed', port: 'playerCard.load' });
  world.resident('connection').send({ type: 'connection.found' });
  expect(shown()[0]).toBe('loading');
});

test('another relation lets read more or less: what is shown stays until it is known', () => {
  const { card, shown, answer } = aCard();
  answer(loaded);
  card.send(aRelationChanged({ id: 'player_bob1' }));
  expect(shown()).toEqual(['loading', 'Hello', 'online']);
  answer({ type: 'playerCard.loaded', profile: aProfile({ about: 'For friends' }) });
  expect(shown()).toEqual(['shown', 'For friends', 'online']);
  card.send(aRelationChanged());
  expect(shown()[0]).toBe('shown');
  card.send(aRelationChanged({ id: 'player_bob1', player: undefined, lists: [] }));
  answer({ type: 'playerCard.missing' });
  expect(shown()).toEqual(['gone', undefined, undefined]);
});

test('a guest sees nothing of what the player saw', () => {
  const { world, shown, answer } = aCard();
  answer(loaded);
  world.resident('session').send({ type: 'session.signOut' });
  expect(shown()).toEqual(['loading', undefined, undefined]);
});

test('who comes or goes is seen in their own card alone', () => {
  const { card, shown, answer } = aCard();
  answer(loaded);
  card.send({ type: 'presence.changed', playerId: 'player_cleo1', presence: 'offline' });
  expect(shown()).toEqual(['shown', 'Hello', 'online']);
  card.send({ type: 'presence.changed', playerId: 'player_bob1', presence: 'offline' });
  expect(shown()).toEqual(['shown', 'Hello', 'offline']);
});

test('who goes while the card is asked for is not shown as here by an answer from before', () => {
  const { world, card, shown, answer } = aCard();
  answer(loaded);
  card.send(aRelationChanged({ id: 'player_bob1' }));
  const before = world.asked('playerCard.load');
  card.send({ type: 'presence.changed', playerId: 'player_bob1', presence: 'recent' });
  before.answer(loaded as never);
  expect(shown()[0]).toBe('loading');
});
