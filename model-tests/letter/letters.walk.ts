import { lettersMachine } from '../../machines/letter/letters.machine';
import { lettersOf } from '../../machines/letter/letters.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const lettersWalk = walk({
  machine: silent(lettersMachine),
  inputs: [undefined],
  events: [
    { type: 'session.closed' },
    { type: 'letters.visit', box: 'inbox' },
    { type: 'letters.visit', box: 'sent' },
    { type: 'letters.visit', box: undefined },
    { type: 'letters.search', text: 'ju' },
    { type: 'letters.more' },
    { type: 'letters.retry' },
    { type: 'letters.read', id: 'letter_0000' },
    { type: 'letters.read', id: 'letter_0002' },
    { type: 'letters.read', id: undefined },
    { type: 'letters.mark', id: 'letter_0002' },
    { type: 'letters.promised', ids: ['letter_0002'], state: 'deleted' },
    { type: 'letters.promised', ids: ['letter_0002'], state: 'unseen' },
    { type: 'letters.promised', ids: ['letter_0002'], state: 'kept' },
    { type: 'letters.takenBack' },
    { type: 'letters.listed', items: lettersOf(3), total: 23 },
    { type: 'letters.listed', items: [], total: 0 },
    { type: 'letters.outdated' },
    { type: 'letter.arrived', id: 'letter_0009' },
    { type: 'player.changed', changed: ['letters'] },
    { type: 'player.changed', changed: ['gifts'] },
    { type: 'hub.skipped' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'letters.list' },
  ],
  // What becomes of its letters is told where they are shown, once.
  offers: (event, here) => {
    if (here.context.box === 'sent') return /\.(visit|closed)$/.test(event.type);
    return (
      !/\.(read|promised|takenBack)$/.test(event.type) ||
      (here.matches({ open: 'shown' }) && here.context.page.pages === 1)
    );
  },
  view: ({ context: { box, page, removed } }) => [
    box,
    page.pages,
    page.total > 0,
    removed.length > 0,
  ],
});
