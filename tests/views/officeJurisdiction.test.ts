import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  changeJurisdiction,
  endJurisdiction,
  type JurisdictionKept,
  makeJurisdiction,
} from '../../contract/jurisdiction.desk';
import { aJurisdiction } from '../../contract/make/country';
import { jurisdictions } from '../../src/office/desks/jurisdiction.desk';

const terms = aJurisdiction({
  name: 'Licensed states',
  countries: ['US'],
  usaRegions: ['NJ', 'PA'],
  licensed: true,
});
const kept: JurisdictionKept = {
  _id: 'jurisdiction_us-nj 1',
  jurisdictionId: 'jurisdiction_us-nj',
  name: terms.name,
  terms,
  holds: true,
};
const deedOf = (name: string) => jurisdictions.deeds.find((deed) => deed.name === name);
const typed = deedOf('changeJurisdiction')?.values?.(kept) ?? {};
const why = 'Our counsel says so';

test('terms stand there as they are, and are sent as they were where nothing is typed', () => {
  const body = deedOf('changeJurisdiction')?.body(kept._id, { ...typed, why });
  expect(z.parse(changeJurisdiction.body!, body)).toEqual({
    _id: 'jurisdiction_us-nj',
    terms,
    why,
  });
});

test('what is typed is sent, from its moment on', () => {
  const changed = {
    ...{ countries: 'us; ca', caRegions: 'on', flags: 'restrictTurbo,realMoneyGambling' },
    ...{ moneyAge: '25', from: '2100-01-01T00:00' },
  };
  const body = deedOf('changeJurisdiction')?.body(kept._id, { ...typed, ...changed, why });
  expect(z.parse(changeJurisdiction.body!, body)).toMatchObject({
    terms: {
      countries: ['US', 'CA'],
      caRegions: ['ON'],
      licensed: false,
      restrictTurbo: true,
      realMoneyGambling: true,
      realMoneyAgeRestriction: 25,
    },
    from: '2100-01-01T00:00:00.000Z',
  });
});

test('what is no age, or no place at all, is refused and not guessed', () => {
  const of = (more: object) =>
    z.safeParse(makeJurisdiction.body!, jurisdictions.adds?.body('', { ...typed, ...more, why }))
      .success;
  expect(of({})).toBe(true);
  expect([{ moneyAge: 'old' }, { moneyAge: '' }, { countries: '' }, { name: ' ' }].map(of)).toEqual(
    [false, false, false, false],
  );
});

test('one that has ended is not ended again', () => {
  const end = deedOf('endJurisdiction');
  const { terms: _, ...ended } = kept;
  expect([end?.when?.(kept), end?.when?.(ended)]).toEqual([true, false]);
  expect(z.parse(endJurisdiction.body!, end?.body(kept._id, { why }))).toEqual({
    _id: 'jurisdiction_us-nj',
    why,
  });
});
