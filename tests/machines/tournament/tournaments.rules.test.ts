import { expect, test } from 'vitest';
import { aTournament, aTournamentEntry } from '../../../contract/make/tournament';
import { isDue } from '../../../machines/tournament/tournament.rules';
import { changesBetween, withLeaders } from '../../../machines/tournament/tournamentBoard.rules';
import { balanceAfter, mayEnter, mayGo } from '../../../machines/tournament/tournamentEntry.rules';
import {
  addressOfTournaments,
  everyTournament,
  tournamentsOfAddress,
} from '../../../machines/tournament/tournaments.rules';
import { ranksOf } from '../../../machines/tournament/tournaments.sample';

test('an address holds what was chosen, and nothing that is as usual', () => {
  const chosen = {
    ...everyTournament,
    prize: 'points',
    type: 'active',
    country: 'DE',
    search: 'a & b',
  } as const;
  expect(addressOfTournaments(everyTournament)).toBe('/tournaments');
  expect(addressOfTournaments(chosen)).toBe(
    '/tournaments?type=active&prize=points&country=DE&search=a%20%26%20b',
  );
  expect(
    tournamentsOfAddress({ type: 'active', prize: 'points', country: 'DE', search: 'a & b' }),
  ).toEqual(chosen);
  expect(tournamentsOfAddress({ type: 'lost', prize: 'fame', sort: 'x', country: 'de' })).toEqual(
    everyTournament,
  );
});

test('players are taken until the end, and may go until the start', () => {
  const at = (state: 0 | 1 | 2 | 3, due: boolean) => ({ tournament: aTournament({ state }), due });
  expect([at(0, false), at(0, true), at(1, false)].map(mayEnter)).toEqual([true, true, true]);
  expect([at(1, true), at(2, false), at(3, false)].map(mayEnter)).toEqual([false, false, false]);
  expect([at(0, false), at(0, true), at(1, false)].map(mayGo)).toEqual([true, false, false]);
});

test('one rule that refuses is enough', () => {
  const { admission } = aTournament();
  if (admission === undefined) throw new Error('A player is told of admission');
  const with_ = (given: object) =>
    mayEnter({ tournament: aTournament({ admission: { ...admission, ...given } }), due: false });
  expect(with_({})).toBe(true);
  expect(with_({ unmet: ['level'] })).toBe(false);
  expect(with_({ play: { allowed: false, rule: 'no-jurisdiction' } })).toBe(false);
  expect(with_({ barred: { rule: 'exclusion', until: '2027-05-20T10:00:00.000Z' } })).toBe(false);
  expect(mayEnter({ tournament: aTournament({ admission: undefined }), due: false })).toBe(false);
});

test('what is left is known of the currency that is paid in', () => {
  const held = (balance: number) => [
    { currency: 'COINS', balance },
    { currency: 'EUR', balance: 5_000 },
  ];
  expect(balanceAfter({ buyIn: 100, currency: 'COINS' }, held(100))).toBe(0);
  expect(balanceAfter({ buyIn: 100, currency: 'COINS' }, held(99))).toBe(-1);
  expect(balanceAfter({ buyIn: 100, currency: 'EUR' }, held(0))).toBe(4_900);
  expect(balanceAfter({ buyIn: 100, currency: 'GBP' }, held(0))).toBeUndefined();
  expect(balanceAfter({ buyIn: 100, currency: 'COINS' }, undefined)).toBeUndefined();
});

test('a start and an end are due to the millisecond', () => {
  const { start, end } = aTournament();
  expect(isDue(aTournament(), Date.parse(start) - 1)).toBe(false);
  expect(isDue(aTournament(), Date.parse(start))).toBe(true);
  expect(isDue(aTournament({ state: 1 }), Date.parse(end) - 1)).toBe(false);
  expect(isDue(aTournament({ state: 1 }), Date.parse(end))).toBe(true);
  expect(isDue(aTournament({ state: 2 }), Date.parse(end))).toBe(false);
});

test('a change is whoever moved, scored, came or went', () => {
  const [one, two, three] = ranksOf(3);
  const shown = ranksOf(3);
  expect(changesBetween(shown, ranksOf(3))).toBe(0);
  expect(changesBetween(shown, [{ ...aTournamentEntry(), ...one, score: 900 }])).toBe(3);
  expect(
    changesBetween(
      shown,
      [one, two, three, aTournamentEntry()].flatMap((e) => e ?? []),
    ),
  ).toBe(1);
});

test('the first ranks are new, those below stay but for who leads now', () => {
  const before = ranksOf(4);
  const last = before[3];
  const leaders = [{ ...aTournamentEntry(), ...last, rank: 1 }, ...ranksOf(1)];
  expect(withLeaders(before, leaders).map(({ player }) => player)).toEqual([
    'player4',
    'player1',
    'player3',
  ]);
});
