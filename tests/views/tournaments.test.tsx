import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { anActiveTournament, aTournament, aTournamentCard } from '../../contract/make/tournament';
import type { AppActor } from '../../machines/app/app.machine';
import { RootHouse } from '../../src/app/HouseProvider';
import { TournamentHead } from '../../src/views/tournament/TournamentHead';
import { TournamentRow } from '../../src/views/tournament/TournamentRow';
import { aWorld, type World } from '../machines/support/world';
import { AT } from './house';

const words: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, string>>('../../server/phrase/words/*.json', {
      import: 'default',
      eager: true,
    }),
  ).map(([path, map]) => [path.replace(/^.*\/|\.json$/g, ''), map]),
);

afterEach(cleanup);

const english = (): World =>
  aWorld({
    at: AT,
    stored: { languageV2: { code: 'en-US' }, translatesV2: { 'en-US': words['en-US'] ?? {} } },
  });

const drawn = (world: World, view: ReactNode) =>
  render(<RootHouse root={world.app as AppActor}>{view}</RootHouse>).container;

test.each([
  [0, '0 players signed up'],
  [1, '1 player signed up'],
  [2, '2 players signed up'],
])('%i entries: %s', (entries, text) => {
  const list = drawn(english(), <TournamentRow of={aTournamentCard({ entries })} />);
  expect(list.textContent).toContain(text);
});

test('an icon that is missing is that of the first game whose rounds count', () => {
  const list = drawn(english(), <TournamentRow of={aTournamentCard({ iconUrl: undefined })} />);
  expect(list.querySelector('img')?.getAttribute('src')).toBe('/assets/games/lanterns.svg');
});

const inSeconds = (seconds: number): string => new Date(AT + seconds * 1_000).toISOString();

test('the countdown goes on each second, and stands at zeros once the time has passed', () => {
  const house = english();
  const page = drawn(house, <TournamentHead tournament={aTournament({ start: inSeconds(2) })} />);
  const numbers = () =>
    [...page.querySelectorAll('[role=timer] > span > span:first-child')].map(
      ({ textContent }) => textContent,
    );
  expect(numbers()).toEqual(['00', '00', '02']);
  for (const [seconds, told] of [
    [1, ['00', '00', '01']],
    [2, ['00', '00', '00']],
    [60, ['00', '00', '00']],
  ] as const) {
    act(() => house.resident('clock').send({ type: 'clock.ticked', at: AT + seconds * 1_000 }));
    expect(numbers()).toEqual(told);
  }
});

test('days are told where there are some', () => {
  const house = english();
  const end = inSeconds(2 * 86_400 + 3 * 3_600 + 4 * 60 + 5);
  const page = drawn(house, <TournamentHead tournament={anActiveTournament({ end })} />);
  expect(page.querySelector('[role=timer]')?.textContent).toBe('02Days03Hours04Minutes05Seconds');
});

test('points have no currency', () => {
  const house = english();
  const coins = (mode: 0 | 1) =>
    drawn(house, <TournamentRow of={aTournamentCard({ mode })} />).querySelectorAll('svg').length;
  expect(coins(0)).toBe(1);
  expect(coins(1)).toBe(0);
});
