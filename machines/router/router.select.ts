import type { SnapshotFrom } from 'xstate';
import type { routerMachine } from './router.machine';
import type { Route } from './router.rules';

/** The screen to show. */
export const route = (router: SnapshotFrom<typeof routerMachine>): Route => router.context.route;
