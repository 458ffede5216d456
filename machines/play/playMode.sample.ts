import { aJurisdiction } from '../../contract/make/country';
import type { PlayModeContext } from './playMode.machine';

/** A guest in the United States of America, who may play for fun. */
export const aPlayMode = (given: Partial<PlayModeContext> = {}): PlayModeContext => ({
  chosen: 'fun',
  place: 'US',
  home: undefined,
  region: undefined,
  signedIn: false,
  age: undefined,
  isVerified: false,
  jurisdictions: [aJurisdiction()],
  affiliates: [],
  ...given,
});
