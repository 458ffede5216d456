import { describe, expect, test } from 'vitest';
import type { Jurisdiction } from '../../contract/country';
import {
  ageAt,
  mayPlay,
  type PlayFacts,
  type PlayMode,
  type PlayRule,
  paceAt,
  playModes,
} from '../../contract/play.rules';

const place = (more: Partial<Jurisdiction>): Jurisdiction => ({
  name: 'Here',
  countries: ['US'],
  usaRegions: [],
  caRegions: [],
  restrictSimulatedGambling: false,
  realMoneyGambling: true,
  licensed: true,
  simulatedGamblingAgeRestriction: 18,
  realMoneyAgeRestriction: 21,
  restrictAutoplay: false,
  restrictTurbo: false,
  restrictSkip: false,
  ...more,
});

const flags = [true, false];
const limits = [
  [18, 21],
  [21, 18],
  [0, 0],
] as const;
/** Every jurisdiction there can be: 3 flags, and limits of which either may be the higher. */
const places = flags.flatMap((restrictSimulatedGambling) =>
  flags.flatMap((realMoneyGambling) =>
    flags.flatMap((licensed) =>
      limits.map(([simulatedGamblingAgeRestriction, realMoneyAgeRestriction]) =>
        place({
          restrictSimulatedGambling,
          realMoneyGambling,
          licensed,
          simulatedGamblingAgeRestriction,
          realMoneyAgeRestriction,
          name: [
            restrictSimulatedGambling,
            realMoneyGambling,
            licensed,
            simulatedGamblingAgeRestriction,
          ].join(),
        }),
      ),
    ),
  ),
);
/** None of them, each, and each beside each. */
const worlds = [
  [],
  ...places.map((one) => [one]),
  ...places.flatMap((a) => places.map((b) => [a, b])),
];
/** No birth date, and each side of each limit. */
const bands = [undefined, 17, 18, 20, 21];

const every: PlayFacts[] = worlds.flatMap((jurisdictions) =>
  bands.flatMap((age) =>
    flags.flatMap((affiliate) =>
      flags.flatMap((signedIn) =>
        flags.map((isVerified) => ({
          jurisdictions,
          affiliate,
          signedIn,
          isVerified,
          ...(age === undefined ? {} : { age }),
        })),
      ),
    ),
  ),
);

const WITHHELD = JSON.stringify({ allowed: false, rule: 'game-withheld' });

const allows = (mode: PlayMode) => (facts: PlayFacts) => mayPlay(mode, facts).allowed;

/**
 * §5 read again from its sentences and decisions 13 and 30, in sets and quantifiers: nothing of it
 * comes from the rule that it judges.
 */
const sentences: Record<PlayMode, (facts: PlayFacts) => boolean> = {
  // "Available unless every jurisdiction restricts"; with none, nothing restricts. "An age limit can
  // restrict games": whoever told an age is held to it, a guest has told none.
  fun: ({ jurisdictions: all, signedIn, age }) =>
    all.length === 0 ||
    all.some(
      (each) =>
        !each.restrictSimulatedGambling &&
        (!signedIn || age === undefined || age >= each.simulatedGamblingAgeRestriction),
    ),
  // "Needs a logged-in user and the same condition"; an age limit gates the launch.
  coins: ({ jurisdictions: all, signedIn, age = -1 }) =>
    signedIn &&
    all.some(
      (each) =>
        !each.restrictSimulatedGambling &&
        (each.simulatedGamblingAgeRestriction === 0 || age >= each.simulatedGamblingAgeRestriction),
    ),
  // "Allows real money, is not restricted, is either licensed or covered"; "both" age limits.
  money: ({ jurisdictions: all, signedIn, isVerified, affiliate, age = -1 }) =>
    signedIn &&
    isVerified &&
    all.some((each) => {
      const both = [each.simulatedGamblingAgeRestriction, each.realMoneyAgeRestriction];
      return (
        each.realMoneyGambling &&
        !each.restrictSimulatedGambling &&
        (each.licensed || affiliate) &&
        both.every((limit) => limit === 0 || age >= limit)
      );
    }),
};

/** The rules by which each mode can be refused. */
const rules: Record<PlayMode, readonly PlayRule[]> = {
  fun: ['simulated-gambling-restricted', 'too-young'],
  coins: [
    'not-signed-in',
    'no-jurisdiction',
    'simulated-gambling-restricted',
    'birth-date-missing',
    'too-young',
  ],
  money: [
    'not-signed-in',
    'no-jurisdiction',
    'simulated-gambling-restricted',
    'real-money-not-offered',
    'not-licensed',
    'birth-date-missing',
    'too-young',
    'not-verified',
  ],
};

/** What a refusal claims must be so: that the rule it names does stand in the way. */
const holds: Record<PlayRule, (facts: PlayFacts, needs?: number) => boolean> = {
  'game-withheld': ({ isWithheld }) => isWithheld === true,
  'not-signed-in': ({ signedIn }) => !signedIn,
  'no-jurisdiction': ({ jurisdictions }) => jurisdictions.length === 0,
  'simulated-gambling-restricted': ({ jurisdictions }) =>
    jurisdictions.length > 0 && jurisdictions.every((each) => each.restrictSimulatedGambling),
  'birth-date-missing': ({ age }) => age === undefined,
  'too-young': ({ age = -1 }, needs = 0) => age < needs,
  'real-money-not-offered': ({ jurisdictions }) =>
    !jurisdictions.some((each) => each.realMoneyGambling && !each.restrictSimulatedGambling),
  'not-licensed': ({ jurisdictions, affiliate }) =>
    !affiliate &&
    !jurisdictions.some(
      (each) => each.realMoneyGambling && each.licensed && !each.restrictSimulatedGambling,
    ),
  'not-verified': ({ isVerified }) => !isVerified,
};

const ageFor = (each: Jurisdiction, mode: PlayMode): number =>
  mode === 'money'
    ? Math.max(each.simulatedGamblingAgeRestriction, each.realMoneyAgeRestriction)
    : each.simulatedGamblingAgeRestriction;
const offersMoney = (each: Jurisdiction): boolean =>
  each.realMoneyGambling && !each.restrictSimulatedGambling;

/** The named place itself is one where the rule stands in the way, and no neighbour of it. */
const standsAt: Partial<
  Record<PlayRule, (named: Jurisdiction, facts: PlayFacts, mode: PlayMode) => boolean>
> = {
  'simulated-gambling-restricted': (named) => named.restrictSimulatedGambling,
  'real-money-not-offered': (named) => !named.realMoneyGambling && !named.restrictSimulatedGambling,
  'not-licensed': (named) => offersMoney(named) && !named.licensed,
  'too-young': (named, { age = -1 }, mode) =>
    !named.restrictSimulatedGambling && age < ageFor(named, mode),
  'birth-date-missing': (named, _, mode) =>
    !named.restrictSimulatedGambling && ageFor(named, mode) > 0,
  'not-verified': (named, { age = 0 }) => offersMoney(named) && age >= ageFor(named, 'money'),
};

describe(`over every combination of facts: ${every.length} [§5]`, () => {
  test.each(playModes)('%s is offered exactly where the specification offers it', (mode) => {
    const wrong = every.filter((facts) => allows(mode)(facts) !== sentences[mode](facts));
    expect(wrong).toEqual([]);
    // A product in which nobody plays, or everybody does, would have proved little.
    expect(new Set(every.map(allows(mode)))).toEqual(new Set([true, false]));
  });

  test.each(playModes)('a refusal of %s names a rule that does stand in the way', (mode) => {
    const named = new Set<string>();
    for (const facts of every) {
      const proof = mayPlay(mode, facts);
      if (proof.allowed) continue;
      named.add(proof.rule);
      expect({ facts, proof, holds: holds[proof.rule](facts, proof.needs) }).toMatchObject({
        holds: true,
      });
      const isOfAge = proof.rule === 'too-young';
      expect([proof.needs !== undefined, proof.age]).toEqual([
        isOfAge || proof.rule === 'birth-date-missing',
        isOfAge ? facts.age : undefined,
      ]);
    }
    expect([...named].sort()).toEqual([...rules[mode]].sort());
  });

  test.each(playModes)('a refusal of %s names a place where the rule does stand', (mode) => {
    const wrong = every.flatMap((facts) => {
      const proof = mayPlay(mode, facts);
      if (proof.allowed || standsAt[proof.rule] === undefined) return [];
      const named = facts.jurisdictions.find(({ name }) => name === proof.jurisdiction);
      const stands = named !== undefined && standsAt[proof.rule]?.(named, facts, mode);
      return stands === true ? [] : [{ facts, proof }];
    });
    expect(wrong).toEqual([]);
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
    expect(rule({ jurisdictions: [place({ licensed: false })], affiliate: true })).toBe('allowed');
    expect(rule({ age: 20 })).toBe('too-young');
    expect(rule({ isVerified: false })).toBe('not-verified');
    expect(rule({})).toBe('allowed');
  });
});

test.each(playModes)(
  'a game that is kept from a place is refused there before all else: %s',
  (mode) => {
    const wrong = every.filter(
      (facts) => JSON.stringify(mayPlay(mode, { ...facts, isWithheld: true })) !== WITHHELD,
    );
    expect(wrong).toEqual([]);
  },
);

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

test('of several jurisdictions the first of the lowest limit is named', () => {
  const jurisdictions = [
    place({ name: 'Old', simulatedGamblingAgeRestriction: 21 }),
    place({ name: 'First' }),
    place({ name: 'Second' }),
  ];
  const facts = { signedIn: true, isVerified: false, affiliate: false, age: 17, jurisdictions };
  expect(mayPlay('coins', facts)).toEqual({
    allowed: false,
    rule: 'too-young',
    jurisdiction: 'First',
    needs: 18,
    age: 17,
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

test('what one jurisdiction of the place forbids, its tables do not offer', () => {
  expect(paceAt([])).toEqual({ autoplay: true, turbo: true, skip: true });
  const paceOf = (more: Partial<Jurisdiction>) => paceAt([place({}), place(more)]);
  expect(paceOf({ restrictAutoplay: true })).toEqual({ autoplay: false, turbo: true, skip: true });
  expect(paceOf({ restrictTurbo: true })).toEqual({ autoplay: true, turbo: false, skip: true });
  expect(paceOf({ restrictSkip: true })).toEqual({ autoplay: true, turbo: true, skip: false });
});
