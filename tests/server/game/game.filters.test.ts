import { expect, test } from 'vitest';
import { features } from '../../../games/catalogue';
import { filtersOf } from '../../../server/game/game.filters';

const wheel = {
  gameType: ['Wheel'],
  supplier: { name: 'House' },
  features: features.filter(({ featureId }) => featureId === 'many-bets'),
};

test('only what a game has that is offered, where that is asked for', () => {
  expect(filtersOf([wheel, wheel], { existsInGame: true })).toEqual({
    types: ['Wheel'],
    studios: ['House'],
    features: [{ featureId: 'many-bets', name: 'Many bets at once' }],
  });
  const all = filtersOf([wheel], { existsInGame: false });
  expect(all.features).toEqual(features);
});

test('features are named in the language that is asked for, others in English', () => {
  const own = { ...wheel, features: [...wheel.features, { featureId: 'own', name: 'Its own' }] };
  expect(filtersOf([own], { existsInGame: true, lang: 'de' }).features).toEqual([
    { featureId: 'many-bets', name: 'Viele Wetten zugleich' },
    { featureId: 'own', name: 'Its own' },
  ]);
});
