import type { HubContext } from './hub.machine';

/** The hub of a signed-in player. */
export const aHub = (given: Partial<HubContext> = {}): HubContext => ({
  signedIn: true,
  attempt: 0,
  sequence: undefined,
  renewed: false,
  ...given,
});
