import { problem } from '../../contract/problems';
import { lettersMachine } from '../../machines/letter/letters.machine';
import { letterCounters, lettersOf } from '../../machines/letter/letters.sample';
import { aWaitingLetter } from '../../machines/outbox/outbox.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const lettersWalk = walk({
  machine: silent(lettersMachine),
  inputs: [undefined],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'letters.visit', box: 'inbox' },
    { type: 'letters.visit', box: 'sent' },
    { type: 'letters.visit', box: undefined },
    { type: 'letters.search', text: 'ju' },
    { type: 'list.more' },
    { type: 'list.retry' },
    { type: 'letters.read', id: 'letter_0000' },
    { type: 'letters.read', id: 'letter_0002' },
    { type: 'letters.read', id: undefined },
    { type: 'letters.mark', id: 'letter_0002' },
    { type: 'letters.change', ids: ['letter_0002'], state: 'deleted' },
    { type: 'letters.change', ids: ['letter_0002'], state: 'unseen' },
    { type: 'letters.undo' },
    { type: 'letters.listed', items: lettersOf(3), total: 23 },
    { type: 'letters.listed', items: [], total: 0 },
    { type: 'letters.counted', counters: letterCounters() },
    { type: 'letters.changed' },
    { type: 'letters.refused', problem: problem('not-found') },
    { type: 'letters.outdated' },
    { type: 'letter.arrived', id: 'letter_0009' },
    { type: 'player.changed', changed: ['letters'] },
    { type: 'player.changed', changed: ['gifts'] },
    { type: 'hub.skipped' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'letters.list' },
    { type: 'port.failed', port: 'letters.count' },
    { type: 'port.failed', port: 'letters.change' },
    { type: 'port.failed', port: 'letters.change', kept: 'entry-0001' },
    { type: 'outbox.ended', entry: aWaitingLetter(), how: 'sent', left: false },
  ],
  // Three things go on beside each other: while two are in flight the third is not begun.
  offers: (event, here) => {
    const { changes } = here.context;
    if (here.matches({ changing: 'saving' }))
      return (
        (changes.length < 2 && /\.(read|change|undo)$/.test(event.type)) ||
        /\.(changed|refused|failed|closed)$/.test(event.type)
      );
    if (here.matches({ changing: 'waiting' }))
      return changes.length === 0 && /\.(undo|ended|closed)$/.test(event.type);
    const isCounted = here.matches({ counter: 'counted' });
    if (event.type === 'session.opened') return here.matches({ counter: 'absent' });
    if (here.matches({ page: 'closed' })) return event.type !== 'letters.visit' || isCounted;
    if (!isCounted) return event.type === 'letters.counted';
    if (here.context.box !== 'inbox') return /\.(visit|closed)$/.test(event.type);
    return (
      !/\.(read|change|undo|ended)$/.test(event.type) ||
      (here.matches({ page: { open: 'shown' } }) && here.context.page.pages === 1)
    );
  },
  view: ({ context: { box, page, changes, removed } }) => [
    box,
    page.pages,
    page.total > 0,
    changes.length,
    removed.length > 0,
  ],
});
