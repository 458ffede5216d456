import type { SnapshotFrom } from 'xstate';
import { routes } from '../app/routes';
import type { routerMachine } from './router.machine';
import { isSitting, type Route } from './router.rules';

type Snapshot = SnapshotFrom<typeof routerMachine>;

/** The screen to show. */
export const route = (router: Snapshot): Route => router.context.route;

/** Whether a game is sat at, over which nothing else is to stand. */
export const isAtGame = (router: Snapshot): boolean => isSitting(route(router));

/** The page that draws it; undefined while a guard cannot answer yet. */
export const page = (router: Snapshot): string | undefined => {
  if (router.matches('held')) return undefined;
  return routes[router.matches('stuck') ? 'notFound' : route(router).name].page;
};
