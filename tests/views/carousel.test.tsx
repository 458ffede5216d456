import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aGameCard } from '../../contract/make/game';
import type { AppActor } from '../../machines/app/app.machine';
import { lateArrived } from '../../machines/app/furnish';
import { RootHouse } from '../../src/app/HouseProvider';
import { Slides } from '../../src/views/list/Slides';
import { LobbyHeader } from '../../src/views/lobby/LobbyHeader';
import { aWorld } from '../machines/support/world';

afterEach(cleanup);

const FROM = 400;
const finger = (by: number) => ({ isPrimary: true, buttons: 1, clientX: FROM - by });

/** Presses, draws by as many pixels towards the left, lets go, as a mouse does; what was pressed. */
const drag = (element: HTMLElement, by: number): string[] => {
  const pressed: string[] = [];
  const press = (event: MouseEvent) => {
    if (!event.defaultPrevented) pressed.push((event.target as HTMLElement).textContent ?? '');
    event.preventDefault();
  };
  document.addEventListener('click', press);
  fireEvent.pointerDown(element, finger(0));
  fireEvent.pointerMove(element, finger(by));
  fireEvent.pointerUp(element, finger(by));
  fireEvent.click(element);
  document.removeEventListener('click', press);
  return pressed;
};

const seen = () => screen.getByText(/ \/ 3$/).textContent;

const drawnBy = () =>
  screen.getByText('one').parentElement?.parentElement?.style.getPropertyValue('--by');

const row = (direction: 'ltr' | 'rtl') => {
  const world = aWorld();
  render(
    <RootHouse root={world.app as AppActor}>
      <div style={{ direction }}>
        <Slides at="row" label="A row" ends="stop" buttons="above">
          {['one', 'two', 'three'].map((name) => (
            <a key={name} href={`/${name}`}>
              {name}
            </a>
          ))}
        </Slides>
      </div>
    </RootHouse>,
  );
  return screen.getByText('one');
};

test('a press on a slide is a press; what was drawn turns the row and presses nothing', () => {
  const link = row('ltr');
  expect([drag(link, 4), seen()]).toEqual([['one'], '1 / 3']);
  expect([drag(link, 60), seen()]).toEqual([[], '2 / 3']);
  expect([drag(link, -60), seen()]).toEqual([[], '1 / 3']);
});

test('from right to left the next slide lies to the left: a finger draws it the other way', () => {
  const link = row('rtl');
  expect([drag(link, 60), seen()]).toEqual([[], '1 / 3']);
  expect([drag(link, -60), seen()]).toEqual([[], '2 / 3']);
});

test('a mouse that was let go elsewhere draws nothing when it comes back', () => {
  const link = row('ltr');
  fireEvent.pointerDown(link, finger(0));
  fireEvent.pointerMove(link, finger(60));
  expect(drawnBy()).toBe('60px');
  fireEvent.pointerMove(link, { ...finger(90), buttons: 0 });
  fireEvent.pointerMove(link, finger(120));
  expect([seen(), drawnBy()]).toEqual(['1 / 3', '0px']);
});

test('the lobby’s first words stay the same element when what turns them arrives', () => {
  const world = aWorld({}, { isWhole: false });
  render(
    <RootHouse root={world.app as AppActor}>
      <LobbyHeader />
    </RootHouse>,
  );
  const loaded = { type: 'home.loaded', featured: [aGameCard()], recent: [] };
  act(() => world.asked('home.load').answer(loaded));
  const first = screen.getByRole('link', { name: 'Sign up' });
  expect(screen.queryAllByRole('link', { name: /Lucky Wheel/ })).toEqual([]);
  act(() => world.asked('late.load').answer(lateArrived));
  expect(screen.getAllByRole('link', { name: /Lucky Wheel/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Sign up' })).toBe(first);
});
