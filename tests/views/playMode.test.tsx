import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aJurisdiction } from '../../contract/make/country';
import { aUser } from '../../contract/make/player';
import type { AppActor } from '../../machines/app/app.machine';
import { RootHouse } from '../../src/app/HouseProvider';
import { PlayModeSwitch } from '../../src/views/play/PlayModeSwitch';
import { aWorld, token, type World } from '../machines/support/world';

let world: World;
const pill = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const isLocked = (name: string) => pill(name).getAttribute('aria-disabled') === 'true';
const answer = (port: Parameters<World['asked']>[0], fact: { type: string }) =>
  act(() => world.asked(port).answer(fact));
const known = (user: object) => answer('player.load', { type: 'player.loaded', user } as never);

/** A member at the fair whose account and place are still on their way. */
beforeEach(() => {
  world = aWorld({ stored: { token: token() } });
  render(
    <RootHouse root={world.app as AppActor}>
      <PlayModeSwitch />
    </RootHouse>,
  );
});
afterEach(() => {
  cleanup();
  world.app.stop();
});

const place = () =>
  answer('jurisdictions.load', {
    type: 'jurisdictions.loaded',
    jurisdictions: [aJurisdiction()],
  } as never);

test('a mode that is chosen while the account is on its way is played once it has come', () => {
  place();
  expect(isLocked('Coins')).toBe(false);
  fireEvent.click(pill('Coins'));
  expect(pill('Coins').checked).toBe(true);
  known(aUser());
  expect(pill('Coins').checked).toBe(true);
  expect(isLocked('Coins')).toBe(false);
});

test('one that turns out to be refused gives way to fun, and says why', () => {
  fireEvent.click(pill('Coins'));
  expect(screen.queryByText(/date of birth/)).toBe(null);
  const { age: _age, ...ageless } = aUser();
  known(ageless);
  expect(pill('Coins').checked).toBe(true);
  place();
  expect(pill('Fun').checked).toBe(true);
  expect(isLocked('Coins')).toBe(true);
  expect(screen.getByText(/Your date of birth is missing/)).toBeDefined();
});

test('an account that is read again locks nothing meanwhile', () => {
  place();
  known(aUser());
  act(() => world.resident('player').send({ type: 'hub.skipped' }));
  expect(isLocked('Money')).toBe(true);
  fireEvent.click(pill('Coins'));
  expect(pill('Coins').checked).toBe(true);
});
