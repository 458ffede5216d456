import type { OutboxContext } from '../../machines/outbox/outbox.machine';
import {
  anEntry,
  anOutbox,
  aWaitingLetter,
  someEntries,
} from '../../machines/outbox/outbox.sample';
import { ConnectionBanner } from '../../src/views/hub/ConnectionBanner';
import { OutboxNotice } from '../../src/views/outbox/OutboxNotice';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/outbox' };

const view = (
  <>
    <ConnectionBanner />
    <OutboxNotice />
  </>
);

/** The notice, and the list behind its button where `name` is an open dialog. */
const moment = (
  value: object | string,
  given: Partial<OutboxContext> = {},
  name?: 'outbox' | 'signOutAnyway',
  isOffline = false,
) =>
  storyOf(resident('outbox', value as never, anOutbox(given)), view, {
    house: {
      ...member,
      ...(isOffline && { connection: ['offline', {}] }),
      ...(name !== undefined && {
        modals: ['shown', { stack: [{ name, size: 'mid', values: {} }] }],
      }),
    },
  });

const [favourite = anEntry(), letter = aWaitingLetter(), refused = anEntry()] = someEntries();
const resting = { open: 'resting' };

export const Absent = moment('absent', { player: undefined, entries: [] });
export const Idle = moment({ open: 'idle' }, { entries: [] });
export const Refused = moment({ open: 'idle' }, { entries: [refused] }, 'outbox');
export const TakenBack = moment(
  { open: 'idle' },
  { entries: [{ ...letter, held: true }] },
  'outbox',
);
export const Claiming = moment({ open: { flushing: 'claiming' } });
export const Sending = moment(
  { open: { flushing: 'sending' } },
  { sending: favourite.id },
  'outbox',
);
export const Resting = moment(resting, { failures: 1 });
export const Offline = moment(resting, { failures: 1 }, undefined, true);
export const Listed = moment(resting, { failures: 1 }, 'outbox', true);
export const SigningOut = moment(resting, { failures: 1 }, 'signOutAnyway', true);
