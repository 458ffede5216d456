import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { routes } from '../../machines/app/routes';
import { HouseProvider } from '../../src/app/HouseProvider';
import type { House } from '../../src/app/house';
import { pages } from '../../src/app/pages';
import { Screens } from '../../src/app/Screens';
import { silentHouse } from './house';

afterEach(cleanup);

const files = import.meta.glob<Record<string, unknown>>('../../src/views/*/*Page.tsx');
const nameOf = (file: string) => /(\w+)\.tsx$/.exec(file)?.[1] ?? '';

const show = (house: House) =>
  render(
    <HouseProvider value={house}>
      <Suspense fallback={null}>
        <Screens />
      </Suspense>
    </HouseProvider>,
  );

test('every route has its page, every page its route', () => {
  const named = new Set<string>(Object.values(routes).map(({ page }) => page));
  expect(Object.keys(files).map(nameOf).toSorted()).toEqual([...named].toSorted());
  expect([...pages.keys()].toSorted()).toEqual([...named].toSorted());
});

test.each(Object.entries(files))('%s gives the page of its name', async (file, load) => {
  expect(await load()).toHaveProperty(nameOf(file), expect.any(Function));
});

test('another tab of a page keeps its view, another page does not', async () => {
  const house = silentHouse({ to: '/' });
  show(house);
  const search = await screen.findByRole('searchbox');
  const go = (to: string) => act(() => house.router.send({ type: 'router.go', to }));
  go('/games?type=Dice');
  expect(screen.getByRole('searchbox')).toBe(search);
  go('/nowhere');
  await screen.findAllByText('There is no such tent');
  expect(screen.queryByRole('searchbox')).toBe(null);
});

test('an address in other letters shows no page past its guard', async () => {
  show(silentHouse({ to: '/WALLET' }));
  expect((await screen.findAllByText('There is no such tent')).length).toBeGreaterThan(0);
});
