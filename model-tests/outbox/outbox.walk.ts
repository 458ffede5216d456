import { problem } from '../../contract/problems';
import { outboxMachine } from '../../machines/outbox/outbox.machine';
import { anEntry, aWaitingLetter } from '../../machines/outbox/outbox.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const favourite = anEntry();
const removal = anEntry({ call: 'deleteReview' });
const letter = aWaitingLetter();

export const outboxWalk = walk({
  machine: silent(outboxMachine),
  inputs: [undefined],
  events: [
    { type: 'session.opened' },
    { type: 'session.opened', playerId: 'player_0001' },
    { type: 'session.closed' },
    { type: 'connection.found' },
    { type: 'outbox.listed', entries: [] },
    { type: 'outbox.listed', entries: [favourite] },
    { type: 'outbox.listed', entries: [letter] },
    { type: 'outbox.listed', entries: [removal] },
    { type: 'outbox.listed', entries: [favourite, letter] },
    { type: 'outbox.granted' },
    { type: 'outbox.sent', id: favourite.id },
    { type: 'outbox.gone', id: letter.id },
    { type: 'outbox.refused', id: favourite.id, problem: problem('not-found') },
    { type: 'outbox.refused', id: letter.id, problem: problem('letters-closed') },
    { type: 'outbox.retry' },
    { type: 'outbox.cancel', id: favourite.id },
    { type: 'outbox.cancel', id: letter.id },
    { type: 'outbox.discard', id: letter.id },
    { type: 'outbox.repeat' },
    { type: 'port.failed', port: 'outbox.send' },
  ],
  // Once one is on its way a list tells no more than what has gone or come.
  offers: (event, here) =>
    event.type !== 'outbox.listed' ||
    event.entries.length === 0 ||
    event.entries[0] === letter ||
    here.matches({ open: 'idle' }) ||
    here.matches({ open: { flushing: 'claiming' } }),
  view: ({ context: { entries, sending, failures } }) => [
    entries.map(({ id, call, held, problem: refusal }) => [id, call, held, refusal?.code]),
    sending,
    Math.min(failures, 1),
  ],
});
