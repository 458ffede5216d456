import { describe, expect, test } from 'vitest';
import type { Jurisdiction } from '../../contract/country';
import { ageAt, mayPlay, type PlayFacts, type PlayMode } from '../../contract/play.rules';

const flags = [true, false];
const ages = [undefined, 17, 18, 20, 21];

const place = (more: Partial<Jurisdiction>): Jurisdiction => ({
  name: 'Here',
  countries: ['US'],
  restrictSimulatedGambling: false,
  realMoneyGambling: true,
  licensed: true,
  simulatedGamblingAgeRestriction: 18,
  realMoneyAgeRestriction: 21,
  ...more,
});

const every: PlayFacts[] = flags.flatMap((signedIn) =>
  flags.flatMap((isVerified) =>
    flags.flatMap((affiliate) =>
      ages.flatMap((age) =>
        flags.flatMap((restrictSimulatedGambling) =>
          flags.flatMap((realMoneyGambling) =>
            flags.map((licensed) => ({
              signedIn,
              isVerified,
              affiliate,
              ...(age === undefined ? {} : { age }),
              jurisdictions: [place({ restrictSimulatedGambling, realMoneyGambling, licensed })],
            })),
          ),
        ),
      ),
    ),
  ),
);

const allows = (mode: PlayMode) => (facts: PlayFacts) => mayPlay(mode, facts).allowed;

describe('over every combination of facts [§5]', () => {
  test('fun only asks whether simulated gambling is restricted everywhere', () => {
    for (const facts of every) {
      expect(allows('fun')(facts)).toBe(!facts.jurisdictions[0]?.restrictSimulatedGambling);
    }
  });

  test('coins ask for a player of age besides', () => {
    for (const facts of every) {
      const ofAge = (facts.age ?? 0) >= 18;
      expect(allows('coins')(facts)).toBe(facts.signedIn && ofAge && allows('fun')(facts));
    }
  });

  test('money is never open in this storey, and every refusal names its rule', () => {
    for (const facts of every) {
      const answer = mayPlay('money', facts);
      expect(answer).toMatchObject({ allowed: false, rule: expect.any(String) });
    }
  });

  test('money names the first rule that refuses', () => {
    const facts = { signedIn: true, isVerified: true, affiliate: false, age: 30 };
    const rule = (more: Partial<PlayFacts>) => {
      const answer = mayPlay('money', { ...facts, jurisdictions: [place({})], ...more });
      return answer.allowed ? 'allowed' : answer.rule;
    };
    expect(rule({ signedIn: false })).toBe('not-signed-in');
    expect(rule({ jurisdictions: [] })).toBe('no-jurisdiction');
    expect(rule({ jurisdictions: [place({ realMoneyGambling: false })] })).toBe(
      'real-money-not-offered',
    );
    expect(rule({ jurisdictions: [place({ licensed: false })] })).toBe('not-licensed');
    expect(rule({ jurisdictions: [place({ licensed: false })], affiliate: true })).toBe(
      'not-open-yet',
    );
    expect(rule({ age: 20 })).toBe('too-young');
    expect(rule({ isVerified: false })).toBe('not-verified');
    expect(rule({})).toBe('not-open-yet');
  });
});

test('no jurisdiction at all: fun, no coins [decision 30]', () => {
  const facts = { signedIn: true, isVerified: true, affiliate: false, age: 30, jurisdictions: [] };
  expect([allows('fun')(facts), allows('coins')(facts)]).toEqual([true, false]);
});

test('a missing birth date counts as restricted, and the age that is needed is named', () => {
  const facts = { signedIn: true, isVerified: false, affiliate: false, jurisdictions: [place({})] };
  expect(mayPlay('coins', facts)).toEqual({
    allowed: false,
    rule: 'birth-date-missing',
    jurisdiction: 'Here',
    needs: 18,
  });
});

test('one open jurisdiction of several is enough', () => {
  const jurisdictions = [place({ restrictSimulatedGambling: true }), place({ name: 'There' })];
  const facts = { signedIn: true, isVerified: false, affiliate: false, age: 18, jurisdictions };
  expect(allows('coins')(facts)).toBe(true);
});

test.each([
  ['2008-11-20T00:00:00.000Z', 17],
  ['2008-11-21T00:00:00.000Z', 18],
])('born on 21 November 1990, at %s', (now, age) => {
  expect(ageAt({ day: 21, month: 11, year: 1990 }, now)).toBe(age);
});
