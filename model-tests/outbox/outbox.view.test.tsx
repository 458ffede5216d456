import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { OutboxEntry } from '../../machines/outbox/outbox.calls';
import type { outboxMachine } from '../../machines/outbox/outbox.machine';
import { OutboxNotice } from '../../src/views/outbox/OutboxNotice';
import type { World } from '../../tests/machines/support/world';
import { answer, controls, isOpen, press, pressOn, shows, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { outboxWalk } from './outbox.walk';

const told = tells('outbox');
const sent = 'outbox.send';

/** What an entry is called in the list. */
const names: Readonly<Partial<Record<OutboxEntry['call'], string>>> = {
  setFavourite: 'A new favourite',
  deleteReview: 'A review to delete',
  sendLetter: 'A letter',
};
const callsOf: Readonly<Record<string, readonly OutboxEntry['call'][]>> = {
  'entry-0001': ['setFavourite', 'deleteReview'],
  'entry-0002': ['sendLetter'],
};

const rowOf = (button: HTMLElement) => button.closest('li');
/** The button of these words in the row of an entry. */
const inRow = (id: string, words: string): HTMLElement | undefined =>
  controls('button', words).find((button) =>
    callsOf[id]?.some(
      (call) => rowOf(button)?.querySelector('strong')?.textContent === names[call],
    ),
  );

/** The device tells what it holds; whoever sees that something waits has it shown. */
const list = (event: { type: string }, world: World): boolean => {
  if (!answer(world, ['outbox.store'], event)) return false;
  press('button', 'Show');
  return true;
};

const isStopped = ({ problem, held }: OutboxEntry): boolean =>
  problem !== undefined || held === true;

/** How it stands with an entry, as a player reads it. */
const standingOf = ({ id, problem, held }: OutboxEntry, sending: string | undefined): string => {
  if (problem !== undefined) return problem.title;
  if (held === true) return 'Taken back. Your words are kept.';
  return id === sending ? 'Being sent' : 'Waiting';
};

test(
  'outbox: every edge is walked in the list of what waits',
  async () => {
    await walkView(outboxWalk, {
      resident: 'outbox',
      view: <OutboxNotice />,
      by: {
        'session.opened': told,
        'session.closed': told,
        'connection.found': 'connection.watch',
        'outbox.listed': list,
        'outbox.granted': 'outbox.lead',
        'outbox.sent': sent,
        'outbox.gone': sent,
        'outbox.refused': sent,
        'outbox.retry': () => press('button', 'Try now'),
        'outbox.cancel': ({ id }) => pressOn(inRow(id, 'Take back')),
        'outbox.discard': ({ id }) => pressOn(inRow(id, 'Discard')),
        'outbox.repeat': told,
        'port.failed': [sent, 'outbox.lead'],
      },
      offers: [{ role: 'button', name: 'Try now', says: { type: 'outbox.retry' } }],
      sees: (outbox: SnapshotFrom<typeof outboxMachine>) => {
        const { entries, sending } = outbox.context;
        const stopped = entries.filter(isStopped);
        const coming = entries.length - stopped.length;
        expect(shows(`${coming} waiting to be sent`)).toBe(coming > 0);
        expect(shows(`${stopped.length} could not be sent`)).toBe(
          coming === 0 && stopped.length > 0,
        );
        const rows = [...document.querySelectorAll('li')];
        expect(rows).toHaveLength(entries.length);
        for (const entry of entries) {
          const row = rows.find(({ textContent }) =>
            textContent?.startsWith(names[entry.call] ?? ''),
          );
          expect(row?.textContent).toContain(standingOf(entry, sending));
          // What has left cannot be taken back.
          const back = inRow(entry.id, 'Take back');
          expect(isOpen(back)).toBe(!isStopped(entry) && entry.id !== sending);
          expect(inRow(entry.id, 'Discard') !== undefined).toBe(isStopped(entry));
        }
        const again = controls('button', 'Try now');
        expect(again).toHaveLength(coming > 0 ? 1 : 0);
        expect(again.some(isOpen)).toBe(outbox.matches({ open: 'resting' }));
      },
    });
  },
  WALK_MS,
);
