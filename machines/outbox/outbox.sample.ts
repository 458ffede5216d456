import { problem } from '../../contract/problems';
import type { OutboxEntry } from './outbox.calls';
import type { OutboxContext } from './outbox.machine';

const EVENING = Date.UTC(2026, 10, 20, 20);

/** A favourite that was never tried. */
export const anEntry = (given: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'entry-0001',
  call: 'setFavourite',
  params: { id: 'game_wheel' },
  player: 'player_0001',
  at: EVENING,
  tries: 0,
  ...given,
});

/** A letter; `id` tells letters apart. */
export const aWaitingLetter = (given: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'entry-0002',
  call: 'sendLetter',
  body: {
    recipient: 'player_0002',
    text: 'The carousel is lit tonight. Meet me at the lanterns?',
    images: [],
  },
  player: 'player_0001',
  at: EVENING + 1,
  tries: 0,
  ...given,
});

/** A favourite and a letter wait, and a letter was refused. */
export const someEntries = (): OutboxEntry[] => [
  anEntry(),
  aWaitingLetter({ tries: 1 }),
  aWaitingLetter({
    id: 'entry-0003',
    at: EVENING + 2,
    body: { recipient: 'player_0003', text: 'The wheel turns at nine.', images: [] },
    tries: 1,
    problem: problem('letters-closed'),
  }),
];

export const anOutbox = (given: Partial<OutboxContext> = {}): OutboxContext => ({
  player: 'player_0001',
  entries: someEntries(),
  sending: undefined,
  failures: 0,
  ...given,
});
