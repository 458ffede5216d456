import type { AnyStateMachine, EventFrom } from 'xstate';
import { notificationTotals } from '../../contract/make/notification';
import { problem } from '../../contract/problems';
import type { SavingContext } from '../../machines/kit/saving';
import { letterChangesMachine } from '../../machines/letter/letterChanges.machine';
import { notificationMarksMachine } from '../../machines/notification/notificationMarks.machine';
import type { OutboxEntry } from '../../machines/outbox/outbox.calls';
import { anEntry, aWaitingLetter } from '../../machines/outbox/outbox.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

/** A saving walked with these changes, and with an entry of the outbox that is one of them. */
const saving = <Machine extends AnyStateMachine>(
  machine: Machine,
  port: string,
  changes: readonly Extract<EventFrom<Machine>, { type: 'saving.add' }>['change'][],
  entry: OutboxEntry,
  answer?: unknown,
) =>
  walk({
    machine: silent(machine),
    inputs: [undefined] as never,
    events: [
      { type: 'session.closed' },
      ...changes.map((change) => ({ type: 'saving.add', change })),
      { type: 'saving.saved', answer },
      { type: 'saving.refused', problem: problem('not-found') },
      { type: 'outbox.ended', entry, how: 'sent', left: false },
      { type: 'outbox.ended', entry, how: 'refused', left: false },
      { type: 'outbox.ended', entry, how: 'sent', left: true },
      { type: 'outbox.ended', entry: anEntry(), how: 'sent', left: false },
      { type: 'port.failed', port },
      { type: 'port.failed', port, kept: 'entry-0001' },
    ] as EventFrom<Machine>[],
    // One that waits behind is as good as many.
    offers: ({ type }: { type: string }, { context }: { context: SavingContext }) =>
      type !== 'saving.add' || context.changes.length < 2,
    view: ({ context }: { context: unknown }) => context,
  });

export const letterChangesWalk = saving(
  letterChangesMachine,
  'letters.change',
  [
    { ids: ['letter_0000'], state: 'seen' },
    { ids: ['letter_0002'], state: 'deleted' },
  ],
  aWaitingLetter(),
);
export const notificationMarksWalk = saving(
  notificationMarksMachine,
  'notifications.mark',
  [{ id: 'notification_0000', category: 'gifts' }, { list: 'all' }],
  anEntry({ call: 'viewNotification', body: { notificationId: 'notification_0000' } }),
  notificationTotals({}),
);
