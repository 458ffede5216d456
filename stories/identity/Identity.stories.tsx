import type { Identity } from '../../contract/identity';
import { anIdentity, aSubmittedIdentity } from '../../contract/make/identity';
import { identityMachine } from '../../machines/identity/identity.machine';
import { IdentityPage } from '../../src/views/identity/IdentityPage';
import { member } from '../support/evening';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/identity' };

const at = (state: string, identity?: Identity, around: object = {}) =>
  storyOf(
    mounted('identity', 'identity', identityMachine, state as never, { identity }),
    <IdentityPage />,
    { house: member, ...around },
  );

export const Reading = at('reading');
export const None = at('none', anIdentity());
export const Submitted = at('submitted', aSubmittedIdentity());
export const Reviewing = at('reviewing', aSubmittedIdentity({ status: 'reviewing' }));
export const Verified = at('verified', aSubmittedIdentity({ status: 'verified' }));
export const Refused = at(
  'refused',
  aSubmittedIdentity({ status: 'refused', reason: 'The picture is too dark to read the name' }),
);
export const Failed = at('failed');
export const FailedLater = at('failed', aSubmittedIdentity());
