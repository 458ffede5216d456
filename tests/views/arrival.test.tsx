import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppActor } from '../../machines/app/app.machine';
import { lateArrived } from '../../machines/app/furnish';
import { language } from '../../machines/country/locale.select';
import { RootHouse } from '../../src/app/HouseProvider';
import { useHasArrived, useResident, useView } from '../../src/app/house';
import { aWorld } from '../machines/support/world';

afterEach(cleanup);

test('those that arrive are seen by who waits for them, and nobody else is drawn anew', () => {
  const world = aWorld({}, { isWhole: false });
  const drawing = vi.fn();
  const Near = () => {
    drawing();
    return <p>{useView('locale', language)}</p>;
  };
  const Waiting = () => <p>{useHasArrived() ? 'they are here' : 'they are on their way'}</p>;
  const Missing = () => <p>{useResident('gifts') === undefined ? 'no gifts' : 'gifts'}</p>;
  render(
    <RootHouse root={world.app as AppActor}>
      <Near />
      <Waiting />
      <Missing />
    </RootHouse>,
  );
  expect(screen.getByText('they are on their way')).toBeDefined();
  expect(screen.getByText('no gifts')).toBeDefined();
  drawing.mockClear();
  act(() => world.asked('late.load').answer(lateArrived));
  expect(screen.getByText('they are here')).toBeDefined();
  expect(screen.getByText('gifts')).toBeDefined();
  expect(drawing).not.toHaveBeenCalled();
});
