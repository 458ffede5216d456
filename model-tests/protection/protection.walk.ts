import { aLimit, aProtection, aStatementRow } from '../../contract/make/protection';
import { problem } from '../../contract/problems';
import { limitMachine } from '../../machines/protection/limit.machine';
import { protectionMachine } from '../../machines/protection/protection.machine';
import type { Wish } from '../../machines/protection/protection.words';
import { safeguardMachine } from '../../machines/protection/safeguard.machine';
import { statementMachine } from '../../machines/protection/statement.machine';
import { form } from '../kit/forms.walk';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const plain = aProtection();
const chosen = aProtection({ check: { minutes: 30 } });
const coming = aProtection({ check: { minutes: 30, dueMs: 60_000 } });
const due = aProtection({
  check: { minutes: 30, dueMs: 0 },
  stretch: { since: '2026-11-20T19:30:00.000Z', playedMs: 1_800_000 },
});
const refused = problem('rate-limited');

export const protectionWalk = walk({
  machine: silent(protectionMachine),
  inputs: [undefined],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'hub.listening' },
    { type: 'hub.skipped' },
    { type: 'protection.look' },
    { type: 'protection.answer' },
    { type: 'protection.retry' },
    ...[plain, chosen, coming, due].map(
      (protection) => ({ type: 'protection.told', protection }) as const,
    ),
    { type: 'protection.changed', protection: plain },
    { type: 'protection.changed', protection: due },
    { type: 'protection.refused', problem: refused },
    { type: 'wallet.changed', balances: [{ currency: 'COINS', balance: 40 }], delay: 0 },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'protection.read' },
    { type: 'port.failed', port: 'protection.answer' },
  ],
  // The answer of a port that is not asked.
  offers: (event, snapshot) =>
    event.type !== 'port.failed' ||
    snapshot.matches({ present: 'answering' }) === (event.port === 'protection.answer'),
  view: ({ context: { protection, problem: why } }) => [protection?.check, why?.code],
});

const limit = { kind: 'loss', period: 'day', currency: 'COINS' } as const;
export const wishes: readonly Wish[] = [
  { does: 'confirm', limit },
  { does: 'keep', limit },
  { does: 'check', minutes: 30 },
  { does: 'time out', days: 7 },
  { does: 'exclude', months: 6 },
];

/** A raise that may be confirmed. */
export const raised = aProtection({
  limits: [
    aLimit({
      raise: {
        value: 2_000,
        from: '2026-11-20T19:00:00.000Z',
        until: '2026-11-27T19:00:00.000Z',
        waitMs: 0,
      },
    }),
  ],
});

export const safeguardWalk = walk({
  machine: silent(safeguardMachine),
  inputs: [undefined],
  events: [
    ...wishes.map((wish) => ({ type: 'safeguard.wish', wish }) as const),
    { type: 'safeguard.sure' },
    { type: 'safeguard.back' },
    { type: 'safeguard.changed', protection: raised },
    { type: 'safeguard.refused', problem: refused },
    { type: 'port.failed', port: 'safeguard.change' },
  ],
  view: ({ context: { wish, problem: why } }) => [wish?.does, why?.code],
});

export const statementWalk = walk({
  machine: silent(statementMachine),
  inputs: [undefined],
  events: [
    { type: 'statement.choose', span: 'month' },
    { type: 'statement.retry' },
    { type: 'statement.save', as: 'table' },
    { type: 'statement.save', as: 'paper' },
    { type: 'statement.save', as: 'proof' },
    { type: 'statement.save', as: 'checker' },
    { type: 'statement.saved' },
    { type: 'statement.told', rows: [aStatementRow()] },
    { type: 'statement.told', rows: [] },
    { type: 'port.failed', port: 'statement.read' },
  ],
  view: ({ context: { span, rows } }) => [span, rows.length],
});

export const limitWalk = form(
  limitMachine,
  { kind: 'loss', period: 'day', currency: 'COINS', amount: '500' },
  'amount',
  [
    { kind: 'loss', period: 'day', currency: 'EUR', amount: '12,50' },
    { kind: 'time', amount: '90' },
    { kind: 'time', amount: '5' },
  ],
);
