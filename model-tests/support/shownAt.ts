import { routeOf } from '../../machines/router/router.rules';
import type { RouteShown } from '../../machines/router/router.words';

/** What is heard when the screen of an address is shown. */
export const shownAt = (to: string): RouteShown => ({ type: 'route.shown', route: routeOf(to) });
