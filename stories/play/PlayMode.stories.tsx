import { anAffiliate } from '../../contract/make/affiliate';
import { aJurisdiction } from '../../contract/make/country';
import { aPlayMode } from '../../machines/play/playMode.sample';
import { PlayModeSwitch } from '../../src/views/play/PlayModeSwitch';
import { WhyNot } from '../../src/views/play/WhyNot';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/playMode' };

const view = (
  <>
    <PlayModeSwitch wide />
    <PlayModeSwitch />
    <WhyNot gameId="game_wheel" />
  </>
);
type Given = Parameters<typeof aPlayMode>[0];
const known = (given: Given = {}) =>
  storyOf(
    resident('playMode', 'known', aPlayMode({ signedIn: true, age: 36, home: 'US', ...given })),
    view,
  );
const money = { realMoneyGambling: true, licensed: true };

export const Loading = storyOf(
  resident('playMode', 'loading', aPlayMode({ jurisdictions: [] })),
  view,
);
export const Failed = storyOf(resident('playMode', 'failed', aPlayMode()), view);
export const NotSignedIn = storyOf(
  resident('playMode', 'known', aPlayMode({ chosen: 'coins' })),
  view,
);
export const CoinsChosen = known({ chosen: 'coins' });
export const GameWithheld = known({ withheld: ['game_wheel'] });
export const NoJurisdiction = known({ chosen: 'coins', jurisdictions: [] });
export const SimulatedGamblingRestricted = known({
  chosen: 'coins',
  jurisdictions: [aJurisdiction({ restrictSimulatedGambling: true })],
});
export const BirthDateMissing = known({ chosen: 'coins', age: undefined });
export const TooYoung = known({ age: 16 });
export const RealMoneyNotOffered = known({ chosen: 'money' });
export const NotLicensed = known({
  chosen: 'money',
  jurisdictions: [aJurisdiction({ realMoneyGambling: true })],
});
export const NotVerified = known({ chosen: 'money', jurisdictions: [aJurisdiction(money)] });
export const Covering = storyOf(
  resident('playMode', 'covering', aPlayMode({ signedIn: true, age: 36, home: 'US' })),
  view,
);
export const CoveredByAffiliate = known({
  isVerified: true,
  jurisdictions: [aJurisdiction({ realMoneyGambling: true })],
  affiliates: [anAffiliate({ countries: ['US'], jurisdictions: [] })],
});
export const Everything = known({ isVerified: true, jurisdictions: [aJurisdiction(money)] });
