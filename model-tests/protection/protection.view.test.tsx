import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { limitFaults, limitValues } from '../../machines/protection/limit.rules';
import type { ProtectionEvent, Wish } from '../../machines/protection/protection.words';
import { Mounted } from '../../src/app/Mounted';
import { LimitForm } from '../../src/views/protection/LimitForm';
import { ProtectionPage } from '../../src/views/protection/ProtectionPage';
import { RealityCheck } from '../../src/views/protection/RealityCheck';
import { Statement } from '../../src/views/protection/Statement';
import type { World } from '../../tests/machines/support/world';
import { onForm, typedWalk } from '../support/form';
import {
  answer,
  choose,
  hubSays,
  hubSkips,
  member,
  press,
  shows,
  signIn,
  signOut,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { limitWalk, protectionWalk, raised, safeguardWalk, statementWalk } from './protection.walk';

/** Others say these. */
const told = (event: ProtectionEvent, world: World): boolean => {
  act(() => world.resident('protection').send(event));
  return true;
};

test(
  'protection: every edge that the page reaches is walked on it',
  async () => {
    await walkView(protectionWalk, {
      resident: 'protection',
      view: (
        <main>
          <RealityCheck />
        </main>
      ),
      by: {
        'session.opened': (_, world) => signIn(world),
        'session.closed': (_, world) => signOut(world),
        'hub.listening': told,
        'hub.skipped': (_, world) => hubSkips(world),
        'protection.look': told,
        'protection.answer': () => press('button', 'Go on playing'),
        'protection.retry': told,
        'protection.told': ({ protection }, world) =>
          answer(world, ['protection.read', 'protection.answer'], {
            type: 'protection.told',
            protection,
          }),
        'protection.changed': ({ protection }, world) =>
          hubSays(world, 'protection', { Protection: protection }),
        'protection.refused': 'protection.answer',
        'wallet.changed': told,
        'connection.found': 'connection.watch',
        'port.failed': ({ port }, world) =>
          answer(world, [port as 'protection.read'], { type: 'port.failed', port }),
      },
      offers: [{ role: 'button', name: 'Go on playing', says: { type: 'protection.answer' } }],
      sees: (protection) => {
        const waits =
          protection.can({ type: 'protection.answer' }) ||
          protection.matches({ present: 'answering' });
        expect(document.querySelector('dialog[open]') !== null).toBe(waits);
        expect(shows('You have played for 30 minutes.')).toBe(waits);
        expect(shows('Not done: the connection failed.')).toBe(
          protection.matches({ present: 'unreached' }),
        );
        expect(shows('Too many requests')).toBe(protection.matches({ present: 'refused' }));
      },
    });
  },
  WALK_MS,
);

const presses: Readonly<Record<Wish['does'], () => boolean>> = {
  confirm: () => press('button', 'Confirm the change'),
  keep: () => press('button', 'Keep the limit'),
  check: () => choose('Every', '30'),
  'time out': () => press('button', '1 week'),
  exclude: () => press('button', '6 months'),
};

test(
  'safeguard: every edge is walked on the page',
  async () => {
    await walkView(safeguardWalk, {
      control: 'safeguard',
      view: <ProtectionPage />,
      start: () => member,
      settle: (world) => {
        act(() =>
          world.resident('protection').send({ type: 'protection.changed', protection: raised }),
        );
      },
      by: {
        'safeguard.wish': ({ wish }) => presses[wish.does](),
        'safeguard.sure': () => press('button', 'Begin the break'),
        'safeguard.back': () => press('button', 'Not now'),
        'safeguard.changed': 'safeguard.change',
        'safeguard.refused': 'safeguard.change',
        'port.failed': 'safeguard.change',
      },
      offers: [
        { role: 'button', name: 'Begin the break', says: { type: 'safeguard.sure' } },
        { role: 'button', name: 'Not now', says: { type: 'safeguard.back' } },
      ],
      sees: (safeguard) => {
        expect(shows('Done: it holds from now on.')).toBe(safeguard.matches({ resting: 'done' }));
        expect(shows('Not done: the connection failed.')).toBe(
          safeguard.matches({ resting: 'unreached' }),
        );
        expect(shows('Too many requests')).toBe(safeguard.matches({ resting: 'refused' }));
        expect(shows('Nobody can end it earlier')).toBe(
          safeguard.matches('sure') ||
            (safeguard.matches('changing') &&
              ['time out', 'exclude'].includes(safeguard.context.wish?.does ?? '')),
        );
      },
    });
  },
  WALK_MS,
);

const files = {
  table: 'Save as a table (CSV)',
  paper: 'Save as a document (PDF)',
  proof: 'All my movements with proof',
  checker: 'The page that checks it',
} as const;

test(
  'statement: every edge is walked on the page',
  async () => {
    await walkView(statementWalk, {
      control: 'statement',
      view: (
        <Mounted at="statement" control="statement">
          {(actor) => <Statement actor={actor} />}
        </Mounted>
      ),
      start: () => member,
      by: {
        'statement.choose': ({ span }) => choose('Of the last', span),
        'statement.retry': () => press('button', 'Try again'),
        'statement.save': ({ as }) => press('button', files[as]),
        'statement.saved': 'statement.save',
        'statement.told': 'statement.read',
        'port.failed': ['statement.read', 'statement.save'],
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'statement.retry' } },
        ...Object.entries(files).map(([as, name]) => ({
          role: 'button' as const,
          name,
          says: { type: 'statement.save', as: as as keyof typeof files } as const,
        })),
      ],
      sees: (statement) => {
        expect(shows('The statement did not load')).toBe(statement.matches('failed'));
        expect(shows('The file could not be made.')).toBe(statement.matches('unsaved'));
        expect(document.querySelector('table') !== null).toBe(statement.context.rows.length > 0);
      },
    });
  },
  WALK_MS,
);

test(
  'limit: every edge that the page reaches is walked on it',
  async () => {
    await walkView(
      typedWalk(limitWalk, limitValues, {
        filled: { amount: '500', period: 'week' },
        wrong: { amount: '0' },
      }),
      {
        ...onForm({
          port: 'limit.submit',
          faults: limitFaults,
          submit: 'Set the limit',
          done: 'Saved',
          labels: { amount: 'At most' },
          choose: (_, value) => choose('In', value),
        }),
        control: 'limit',
        view: (
          <Mounted at="limit" control="limit" input={limitValues}>
            {(actor) => <LimitForm actor={actor} currencies={['COINS', 'EUR']} />}
          </Mounted>
        ),
        start: () => member,
      },
    );
  },
  WALK_MS,
);
