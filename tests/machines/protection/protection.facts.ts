import { aProtection, aStatementRow } from '../../../contract/make/protection';
import { problem } from '../../../contract/problems';

const due = aProtection({ check: { minutes: 30, dueMs: 0 } });

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'protection.read': () => [
    { type: 'protection.told', protection: aProtection() },
    { type: 'protection.told', protection: due },
  ],
  'protection.answer': () => [
    { type: 'protection.told', protection: aProtection() },
    { type: 'protection.refused', problem: problem('rate-limited') },
  ],
  'safeguard.change': () => [
    { type: 'safeguard.changed', protection: aProtection() },
    { type: 'safeguard.refused', problem: problem('step-illegal') },
  ],
  'statement.read': () => [{ type: 'statement.told', rows: [aStatementRow()] }],
  'statement.save': () => [{ type: 'statement.saved' }],
};
