import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { GameList } from '../../src/views/lobby/GameList';
import { Winners } from '../../src/views/winner/Winners';
import { inHouse } from './house';

afterEach(cleanup);

const bones = (view: ReactNode, shape: 'card' | 'row') =>
  render(inHouse(view)).container.querySelectorAll(`[class*=${shape}][aria-hidden=true]`).length;

test('what is on its way keeps its place: twelve games, six winners [§2 loading skeletons]', () => {
  expect([bones(<GameList />, 'card'), bones(<Winners />, 'row')]).toEqual([12, 6]);
});
