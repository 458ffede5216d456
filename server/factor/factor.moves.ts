import { type Problem, problem } from '../../contract/problems';
import type { Account, PlayerEvent, SecondFactor } from '../player/player.events';
import { type Refused, refuse } from '../store/decision';
import { type Proof, proves } from './factor.state';

const field = { field: 'body.code' };

/** That it is asked for, and whether one of the account's passkeys would do. */
export const factorNeeded = ({ passkeys }: Pick<SecondFactor, 'passkeys'>): Problem => {
  const hasPasskeys = Object.keys(passkeys).length > 0;
  return problem('factor-needed', { ...field, ...(hasPasskeys && { passkeys: true }) });
};

/** That what was given does not prove. */
export const notProven = (given: object): Problem =>
  problem('passkey' in given ? 'passkey-refused' : 'code-wrong', field);

/**
 * What the second factor of an account leaves behind where it proves, at an instant (ISO 8601);
 * nothing of an account without one. Refuses `factor-needed`, `code-wrong` and `passkey-refused`.
 */
export const prove = (
  { factor }: Pick<Account, 'factor'>,
  proof: Proof | undefined,
  at: string,
): PlayerEvent[] | Refused => {
  if (factor === undefined) return [];
  if (proof === undefined) return refuse(factorNeeded(factor));
  if (!proves(factor, proof)) return refuse(notProven(proof));
  if ('passkey' in proof) return [{ type: 'player.passkeyUsed', ...proof, at }];
  return [
    'step' in proof
      ? { type: 'player.factorUsed', step: proof.step, at }
      : { type: 'player.recoveryUsed', code: proof.recovery, at },
  ];
};
