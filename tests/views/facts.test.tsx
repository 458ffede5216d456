import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aProfile } from '../../contract/make/profile';
import type { Profile } from '../../contract/profile';
import { About } from '../../src/views/player/About';
import { useFacts } from '../../src/views/player/facts';
import { AT, inHouse } from './house';

afterEach(cleanup);

const Facts = ({ profile }: { profile: Profile }) =>
  useFacts(profile).map(({ id, label, text }) => <p key={id}>{`${label}: ${text}`}</p>);

const rowsOf = (profile: Profile) => {
  render(inHouse(<Facts profile={profile} />));
  const rows = screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);
  cleanup();
  return rows;
};

test('a row of the card is there only when its value is [§2 popup card]', () => {
  const london = new Date(AT).toLocaleTimeString('en-US', { timeZone: 'UTC', timeStyle: 'short' });
  expect(rowsOf(aProfile())).toEqual([
    'Country: United Kingdom',
    'Gender: Male',
    'Age: 34',
    'Relationship: Single',
    'Here to: Play games',
    'Language: British English',
    `Time zone: London, ${london}`,
  ]);
  const { country: _, age: __, gender: ___, timezone: ____, ...less } = aProfile();
  expect(rowsOf(less)).toEqual([
    'Relationship: Single',
    'Here to: Play games',
    'Language: British English',
  ]);
});

test('what somebody says of themselves is read in the direction of its own script', () => {
  render(<About profile={{ about: 'Abends ein paar Runden.' }} className={undefined} />);
  expect(screen.getByText('Abends ein paar Runden.').dir).toBe('auto');
  cleanup();
  render(<About profile={{}} className={undefined} />);
  expect(screen.queryByRole('paragraph')).toBeNull();
});
