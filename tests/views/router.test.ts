import { afterEach, expect, test, vi } from 'vitest';
import type { LocationCommand } from '../../machines/router/router.words';
import { routerAdapters } from '../../src/adapters/router/router.near.adapter';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** How often the page was brought to its top by these commands, begun at `/sign-up?x=1`. */
const topsAfter = (...commands: LocationCommand[]): number => {
  history.replaceState(null, '', '/sign-up?x=1');
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  scrolled.mockClear();
  const tell: ((command: LocationCommand) => void)[] = [];
  const end = routerAdapters['router.location'](undefined, vi.fn(), (heard) => tell.push(heard));
  for (const command of commands) tell[0]?.(command);
  end?.();
  return scrolled.mock.calls.length;
};

test('a page that is gone to begins at its top, one that takes another’s place too', () => {
  expect(topsAfter({ type: 'location.push', to: '/welcome' })).toBe(1);
  expect(topsAfter({ type: 'location.replace', to: '/welcome' })).toBe(1);
  expect(location.pathname).toBe('/welcome');
});

test('a page that says more of itself in its address stays where it is', () => {
  expect(topsAfter({ type: 'location.replace', to: '/sign-up?x=2' })).toBe(0);
  expect(location.search).toBe('?x=2');
});
