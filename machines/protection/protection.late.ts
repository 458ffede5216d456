import { noun, resident } from '../app/noun';
import { limitMachine } from './limit.machine';
import { limitPorts } from './limit.words';
import { protectionMachine } from './protection.machine';
import { protectionPorts } from './protection.words';
import { safeguardMachine } from './safeguard.machine';
import { statementMachine } from './statement.machine';
import { statementPorts } from './statement.words';

/** What the house has of it once the first screen stands. */
export const protectionLate = noun({
  residents: { protection: resident(protectionMachine) },
  controls: { limit: limitMachine, safeguard: safeguardMachine, statement: statementMachine },
  ports: { ...protectionPorts, ...limitPorts, ...statementPorts },
});
