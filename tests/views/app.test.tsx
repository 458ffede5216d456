import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import { HouseProvider } from '../../src/app/HouseProvider';
import type { House } from '../../src/app/house';
import { followLinks } from '../../src/app/links';
import { silentHouse } from './house';

afterEach(cleanup);

const show = (house: House) => {
  render(
    <HouseProvider value={house}>
      <App />
    </HouseProvider>,
  );
  return house;
};

test('a guest gets the lobby with no answer from anywhere, and is told why there are no coins', async () => {
  const house = show(silentHouse());
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  house.playMode.send({
    type: 'jurisdictions.loaded',
    jurisdictions: [
      {
        name: 'Ruritania',
        countries: ['US'],
        usaRegions: [],
        caRegions: [],
        restrictSimulatedGambling: false,
        realMoneyGambling: false,
        licensed: false,
        simulatedGamblingAgeRestriction: 18,
        realMoneyAgeRestriction: 18,
        restrictAutoplay: false,
        restrictTurbo: false,
        restrictSkip: false,
      },
    ],
  });
  const [coins] = screen.getAllByRole('radio', { name: /Coins/ });
  expect(coins?.getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(coins?.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('Coins: Sign in to play this way');
  fireEvent.click(coins as HTMLElement);
  expect(house.playMode.getSnapshot().context.chosen).toBe('fun');
});

test('every other address leads to the page for what is not there', async () => {
  show(silentHouse({ to: '/nowhere/at/all' }));
  expect((await screen.findAllByText('There is no such tent')).length).toBeGreaterThan(0);
});

test('a plain press on a link is a step of the router, a press with a key is the browser’s', async () => {
  const house = show(silentHouse());
  const end = followLinks(document, (to) => house.router.send({ type: 'router.go', to }));
  const link = screen.getAllByRole('link', { name: 'Sign in' })[0] as HTMLElement;
  // happy-dom would follow it for real.
  const stay = vi.fn((event: Event) => event.preventDefault());
  addEventListener('click', stay);
  fireEvent.click(link, { ctrlKey: true });
  expect(house.router.getSnapshot().context.route.name).toBe('lobby');
  fireEvent.click(link);
  expect(house.router.getSnapshot().context.route.name).toBe('signIn');
  expect(await screen.findByLabelText('Password')).toBeDefined();
  removeEventListener('click', stay);
  end();
});
