import { expect, test } from 'vitest';
import { anAffiliate } from '../../../contract/make/affiliate';
import { aJurisdiction } from '../../../contract/make/country';
import { playModes } from '../../../contract/play.rules';
import {
  currencyOf,
  type PlayModeContext,
  proofOf,
  startingMode,
} from '../../../machines/play/playMode.rules';

/** A verified player of Malta, where an affiliate offers the wheel for money. */
const context: PlayModeContext = {
  chosen: 'money',
  kept: undefined,
  isAtMoney: false,
  place: 'MT',
  money: 'EUR',
  home: undefined,
  region: undefined,
  signedIn: true,
  account: 'described',
  age: 30,
  isVerified: true,
  jurisdictions: [aJurisdiction({ countries: ['MT'], realMoneyGambling: true })],
  withheld: [],
  affiliates: [anAffiliate()],
  gameId: 'game_wheel',
  decided: undefined,
};

test('a game is played in the chosen mode, and for fun while that is refused', () => {
  expect([startingMode(context, 'game_wheel'), currencyOf(context)]).toEqual(['money', 'EUR']);
  expect([
    startingMode(context, 'game_dice'),
    currencyOf({ ...context, gameId: 'game_dice' }),
  ]).toEqual(['fun', 'FUN']);
  expect([
    currencyOf({ ...context, chosen: 'coins' }),
    currencyOf({ ...context, chosen: 'fun' }),
  ]).toEqual(['COINS', 'FUN']);
});

test('without a game the answer is that for the best covered one', () => {
  expect(proofOf(context, 'money')).toEqual({ allowed: true });
  expect(proofOf({ ...context, place: 'IT' }, 'money')).toMatchObject({ rule: 'not-licensed' });
});

test('a game that is not offered at the place is refused in every mode, the others are not', () => {
  const away = { ...context, withheld: ['game_wheel'] };
  for (const mode of playModes)
    expect(proofOf(away, mode, 'game_wheel')).toEqual({ allowed: false, rule: 'game-withheld' });
  expect(proofOf(away, 'coins', 'game_dice')).toEqual({ allowed: true });
  expect(proofOf(away, 'coins')).toEqual({ allowed: true });
});

test('a profile’s place goes before the address’s, with its region where one is known', () => {
  expect(proofOf({ ...context, place: 'IT', home: 'MT' }, 'money')).toEqual({ allowed: true });
  expect(proofOf({ ...context, home: 'IT' }, 'money')).toMatchObject({ rule: 'not-licensed' });
  const jersey = { countries: ['US'], usaRegions: ['NJ'], caRegions: [] };
  const regional = {
    ...context,
    home: 'US',
    affiliates: [anAffiliate({ jurisdictions: [jersey] })],
  };
  expect(proofOf({ ...regional, region: 'NJ' }, 'money')).toEqual({ allowed: true });
  expect(proofOf(regional, 'money')).toMatchObject({ rule: 'not-licensed' });
});

test('an age that is not known counts as a refusal', () => {
  expect(proofOf({ ...context, age: undefined }, 'money')).toMatchObject({
    rule: 'birth-date-missing',
  });
});
