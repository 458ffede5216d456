import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aToken } from '../../contract/make/token';
import { HouseProvider } from '../../src/app/HouseProvider';
import { Consent } from '../../src/views/consent/Consent';
import { LettersPage } from '../../src/views/letter/LettersPage';
import { silentHouse } from './house';

afterEach(cleanup);

const open = (token: string) =>
  render(
    <HouseProvider value={silentHouse({ to: '/letters', consent: undefined, stored: { token } })}>
      <Consent />
      <LettersPage />
    </HouseProvider>,
  );

test('staff that looks at the letters of a player reads why there are none', () => {
  open(aToken({ aud: 'viewer' }));
  expect(screen.getByText(/letters stay closed/)).toBeDefined();
  cleanup();
  open(aToken());
  expect(screen.queryByText(/letters stay closed/)).toBe(null);
});

test('staff that looks decides nothing about the device of a player', () => {
  open(aToken({ aud: 'viewer' }));
  expect(screen.queryByRole('button', { name: 'Yes, remember' })).toBe(null);
  cleanup();
  open(aToken());
  expect(screen.getByRole('button', { name: 'Yes, remember' })).toBeDefined();
});
