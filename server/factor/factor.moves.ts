import { problem } from '../../contract/problems';
import type { Account, PlayerEvent } from '../player/player.events';
import { type Refused, refuse } from '../store/decision';
import { type CodeProof, proves } from './factor.state';

/**
 * What the second factor of an account leaves behind where it proves, at an instant (ISO 8601);
 * nothing of an account without one. Refuses `factor-needed` and `code-wrong`.
 */
export const prove = (
  { factor }: Pick<Account, 'factor'>,
  proof: CodeProof | undefined,
  at: string,
): PlayerEvent[] | Refused => {
  if (factor === undefined) return [];
  if (proof === undefined) return refuse(problem('factor-needed', { field: 'body.code' }));
  if (!proves(factor, proof)) return refuse(problem('code-wrong', { field: 'body.code' }));
  return [
    'step' in proof
      ? { type: 'player.factorUsed', step: proof.step, at }
      : { type: 'player.recoveryUsed', code: proof.recovery, at },
  ];
};
