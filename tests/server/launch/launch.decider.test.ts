import { test } from 'vitest';
import { LAUNCH_LINK_MS } from '../../../contract/limits';
import { aJurisdiction } from '../../../contract/make/country';
import type { PlayFacts } from '../../../contract/play.rules';
import { decideLaunch, type LaunchOrder } from '../../../server/launch/launch.decider';
import { given } from '../../support/decider';
import { ANN, at, NOW } from '../../support/states';

const licensed = aJurisdiction({
  name: 'New Jersey',
  realMoneyGambling: true,
  licensed: true,
  simulatedGamblingAgeRestriction: 18,
  realMoneyAgeRestriction: 21,
});
const facts: PlayFacts = {
  signedIn: true,
  age: 21,
  jurisdictions: [licensed],
  affiliate: false,
  isVerified: true,
};
const order = (currency: string, more: Partial<LaunchOrder> = {}): LaunchOrder => ({
  id: 'launch_1',
  player: ANN,
  game: 'game_wheel',
  currency,
  facts,
  money: 'USD',
  at: NOW,
  ...more,
});
const issued = (currency: string) => ({
  type: 'launch.issued' as const,
  game: 'game_wheel',
  currency,
  expiresAt: at(LAUNCH_LINK_MS),
});
const launch = (asked: LaunchOrder) => given({}).when(() => decideLaunch(asked));

test.each(['FUN', 'COINS', 'USD'])('%s is launched where its mode is offered', (currency) => {
  launch(order(currency)).thenHappens(
    { launch: [{ ...issued(currency), player: ANN }] },
    { launch: 'launch_1' },
  );
});

test('a guest plays for fun, and signs in for the rest', () => {
  const { player: _, ...guest } = order('FUN', { facts: { ...facts, signedIn: false } });
  launch(guest).thenHappens({ launch: [issued('FUN')] }, { launch: 'launch_1' });
  for (const currency of ['COINS', 'USD'])
    launch({ ...guest, currency }).thenRefused('not-signed-in', { rule: 'not-signed-in' });
});

test('the age of the mode counts: below it is refused, at it and above it is not', () => {
  const aged = (age: number) => order('USD', { facts: { ...facts, age } });
  launch(aged(20)).thenRefused('play-refused', {
    rule: 'too-young',
    jurisdiction: 'New Jersey',
    needs: 21,
    age: 20,
  });
  for (const age of [21, 22])
    launch(aged(age)).thenHappens(
      { launch: [{ ...issued('USD'), player: ANN }] },
      { launch: 'launch_1' },
    );
});

test('a refusal says which rule of which jurisdiction it is', () => {
  launch(order('USD', { facts: { ...facts, isVerified: false } })).thenRefused('play-refused', {
    rule: 'not-verified',
    jurisdiction: 'New Jersey',
  });
  launch(order('COINS', { facts: { ...facts, jurisdictions: [] } })).thenRefused('play-refused', {
    rule: 'no-jurisdiction',
  });
});

test('money is of one’s own country', () => {
  launch(order('EUR')).thenRefused('currency-unknown', { currency: 'USD' });
});
