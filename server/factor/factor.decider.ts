import { PASSKEYS_MAX } from '../../contract/limits';
import { problem } from '../../contract/problems';
import type { Account, PlayerEvent, PlayerState } from '../player/player.events';
import { accept, type Decision, refuse } from '../store/decision';
import { prove } from './factor.moves';
import type { Factor, KeptPasskey, Proof } from './factor.state';

type Deciding = Decision<{ player: PlayerEvent[] }, null>;
/** Who asks: the account whose password was looked at, and what its second factor was given. */
interface Proven {
  seen: Pick<Account, 'passwordHash'>;
  proof?: Proof;
  at: string;
}

const isSeen = (account: Account | undefined, { seen }: Proven): account is Account =>
  account?.passwordHash === seen.passwordHash;

/** Asks for an app of codes from now on. Refuses `wrong-credentials`, and `step-illegal` where one is. */
export const decideSetFactor = (
  { account }: PlayerState,
  given: Proven & { factor: Factor; recovery: string[]; step: number },
): Deciding => {
  if (!isSeen(account, given)) return refuse(problem('wrong-credentials'));
  if (account.factor !== undefined) return refuse(problem('step-illegal'));
  const { factor, recovery, step, at } = given;
  return accept({ player: [{ type: 'player.factorSet', factor, recovery, step, at }] }, null);
};

/** Other codes for a lost app. Refuses as `prove` does, and `step-illegal` where no app is asked for. */
export const decideRenewRecovery = (
  { account }: PlayerState,
  given: Proven & { recovery: string[] },
): Deciding => {
  if (!isSeen(account, given)) return refuse(problem('wrong-credentials'));
  if (account.factor === undefined) return refuse(problem('step-illegal'));
  const proven = prove(account, given.proof, given.at);
  if ('refused' in proven) return proven;
  const { recovery, at } = given;
  return accept({ player: [...proven, { type: 'player.recoveryRenewed', recovery, at }] }, null);
};

/** The password is enough again; where it is already, silent. Refuses as `prove` does. */
export const decideRemoveFactor = ({ account }: PlayerState, given: Proven): Deciding => {
  if (!isSeen(account, given)) return refuse(problem('wrong-credentials'));
  if (account.factor === undefined) return accept({}, null);
  const proven = prove(account, given.proof, given.at);
  if ('refused' in proven) return proven;
  return accept({ player: [...proven, { type: 'player.factorRemoved', at: given.at }] }, null);
};

/** A passkey stands in place of a code. Refuses as `prove` does, one that is there, and one too many. */
export const decideAddPasskey = (
  { account }: PlayerState,
  given: Proven & {
    passkey: string;
    made: Pick<KeptPasskey, 'name' | 'credential' | 'publicKey' | 'counter'>;
  },
): Deciding => {
  if (!isSeen(account, given)) return refuse(problem('wrong-credentials'));
  if (account.factor === undefined) return refuse(problem('step-illegal'));
  const { passkey, made, proof, at } = given;
  const kept = Object.values(account.factor.passkeys);
  if (kept.some(({ credential }) => credential === made.credential))
    return refuse(problem('passkey-refused'));
  if (kept.length >= PASSKEYS_MAX) return refuse(problem('passkeys-full'));
  const proven = prove(account, proof, at);
  if ('refused' in proven) return proven;
  return accept(
    { player: [...proven, { type: 'player.passkeyAdded', passkey, ...made, at }] },
    null,
  );
};

/** It opens nothing any more; where it does not already, silent. Refuses as `prove` does. */
export const decideRemovePasskey = (
  { account }: PlayerState,
  given: Proven & { passkey: string },
): Deciding => {
  if (!isSeen(account, given)) return refuse(problem('wrong-credentials'));
  const { passkey, proof, at } = given;
  if (account.factor?.passkeys[passkey] === undefined) return accept({}, null);
  const proven = prove(account, proof, at);
  if ('refused' in proven) return proven;
  return accept({ player: [...proven, { type: 'player.passkeyRemoved', passkey, at }] }, null);
};

/** A member of staff, and when (ISO 8601). */
export interface StaffStep {
  by: string;
  at: string;
}

/** One member saw whoever lost their second factor: nothing is yet. To say so again is silent. */
export const decideAskFactorLoss = (
  { account, factorLossBy }: PlayerState,
  { by, at }: StaffStep,
): Deciding => {
  if (account === undefined) return refuse(problem('not-found'));
  if (account.factor === undefined) return refuse(problem('step-illegal'));
  if (factorLossBy !== undefined) return accept({}, null);
  return accept({ player: [{ type: 'player.factorLossAsked', by, at }] }, null);
};

/** It is not to be; whoever asked may say so too. Again is silent. */
export const decideRefuseFactorLoss = (
  { account, factorLossBy }: PlayerState,
  { by, at }: StaffStep,
): Deciding => {
  if (account === undefined) return refuse(problem('not-found'));
  if (factorLossBy === undefined) return accept({}, null);
  return accept({ player: [{ type: 'player.factorLossRefused', by, at }] }, null);
};

/** A second member saw them too: the password is enough again, and every session ends. */
export const decideApproveFactorLoss = (
  { account, factorLossBy }: PlayerState,
  { by, at }: StaffStep,
): Deciding => {
  if (account === undefined) return refuse(problem('not-found'));
  if (account.factor === undefined || factorLossBy === undefined)
    return refuse(problem('step-illegal'));
  if (factorLossBy === by) return refuse(problem('approval-own'));
  return accept(
    {
      player: [
        { type: 'player.factorRemoved', by, at },
        { type: 'player.sessionsEnded', why: 'second factor lost' },
      ],
    },
    null,
  );
};
