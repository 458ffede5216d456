import { Consent } from '../../src/views/consent/Consent';
import { SettingsPage } from '../../src/views/settings/SettingsPage';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/consent' };

const view = (
  <>
    <SettingsPage />
    <Consent />
  </>
);
const allowed = { allowed: true };
const refused = { allowed: false };

export const Undecided = storyOf(resident('consent', 'undecided', { allowed: undefined }), view);
export const KeepingAllowed = storyOf(resident('consent', { allowed: 'keeping' }, allowed), view);
export const Allowed = storyOf(resident('consent', { allowed: 'kept' }, allowed), view);
export const KeepingRefused = storyOf(resident('consent', { refused: 'keeping' }, refused), view);
export const Refused = storyOf(resident('consent', { refused: 'kept' }, refused), view);
export const InArabic = storyOf(resident('consent', 'undecided'), view, { direction: 'rtl' });
