import { aJurisdiction } from '../../contract/make/country';
import type { PlayModeContext } from './playMode.rules';

/** A guest in the United States of America, who may play for fun. */
export const aPlayMode = (given: Partial<PlayModeContext> = {}): PlayModeContext => ({
  chosen: 'fun',
  kept: undefined,
  isAtMoney: false,
  place: 'US',
  money: 'USD',
  home: undefined,
  region: undefined,
  signedIn: false,
  account: 'absent',
  age: undefined,
  isVerified: false,
  jurisdictions: [aJurisdiction()],
  withheld: [],
  affiliates: [],
  gameId: undefined,
  decided: undefined,
  ...given,
});
