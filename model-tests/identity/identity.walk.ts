import { anIdentity, aSubmittedIdentity } from '../../contract/make/identity';
import { aTicketAttachment } from '../../contract/make/ticket';
import { identityMachine } from '../../machines/identity/identity.machine';
import { identitySubmitMachine } from '../../machines/identity/identitySubmit.machine';
import { form } from '../kit/forms.walk';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const identityWalk = walk({
  machine: silent(identityMachine),
  inputs: [undefined],
  events: [
    { type: 'identity.told', identity: anIdentity() },
    { type: 'identity.told', identity: aSubmittedIdentity() },
    { type: 'identity.told', identity: aSubmittedIdentity({ status: 'reviewing' }) },
    { type: 'identity.told', identity: aSubmittedIdentity({ status: 'verified' }) },
    {
      type: 'identity.told',
      identity: aSubmittedIdentity({ status: 'refused', reason: 'The picture is too dark' }),
    },
    { type: 'identity.changed' },
    { type: 'identity.retry' },
    { type: 'port.failed', port: 'identity.read' },
  ],
  view: ({ context: { identity } }) => [identity?.status],
});

const shown = (to: 'front' | 'back') =>
  ({ type: 'attach.taken', to, file: aTicketAttachment({ name: `${to}.png` }) }) as const;

export const identitySubmitWalk = form(
  identitySubmitMachine,
  { kind: 'passport', front: '{"_id":"document_0001","name":"front.png"}' },
  'kind',
  [{ kind: 'identity card' }],
  [shown('front'), shown('back'), { ...shown('front'), to: 'ticket' }],
);
