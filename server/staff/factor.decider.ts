import { PASSKEYS_MAX } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { type KeptPasskey, type Proof, proves } from '../factor/factor.state';
import type { Browser } from '../session/session.browser';
import { accept, type Decision, refuse } from '../store/decision';
import type { StaffEvent, StaffState } from './staff.events';

type Deciding = Decision<{ member: StaffEvent[] }, null>;

export type At = Browser & { at: string };

/** What a proof leaves behind, where it proves; undefined where it does not, or was used before. */
export const provenBy = (member: StaffState, proof: Proof, at: At): StaffEvent | undefined => {
  if (!proves(member, proof)) return undefined;
  if ('passkey' in proof) return { type: 'staff.passkeyUsed', ...proof, ...at };
  return 'step' in proof
    ? { type: 'staff.signedIn', step: proof.step, ...at }
    : { type: 'staff.recovered', code: proof.recovery, ...at };
};

/** Takes the second factor again of a member who is in. */
export const decideProve = (member: StaffState, proof: Proof, at: string): Deciding => {
  const proven = member.phase === 'active' ? provenBy(member, proof, { at }) : undefined;
  if (proven !== undefined) return accept({ member: [proven] }, null);
  return refuse(problem('passkey' in proof ? 'passkey-refused' : 'code-wrong'));
};

/** Keeps a passkey of the member. One that is there already is refused, as is one too many. */
export const decideAddPasskey = (
  member: StaffState,
  passkey: string,
  made: Pick<KeptPasskey, 'name' | 'credential' | 'publicKey' | 'counter'>,
  at: string,
): Deciding => {
  const kept = Object.values(member.passkeys);
  if (member.phase !== 'active' || kept.some(({ credential }) => credential === made.credential))
    return refuse(problem('passkey-refused'));
  if (kept.length >= PASSKEYS_MAX) return refuse(problem('passkeys-full'));
  return accept({ member: [{ type: 'staff.passkeyAdded', passkey, ...made, at }] }, null);
};

/** Another name; to say it again is silent. */
export const decideRenamePasskey = (
  member: StaffState,
  passkey: string,
  name: string,
  at: string,
): Deciding => {
  const kept = member.passkeys[passkey];
  if (kept === undefined) return refuse(problem('not-found'));
  if (kept.name === name) return accept({}, null);
  return accept({ member: [{ type: 'staff.passkeyRenamed', passkey, name, at }] }, null);
};

/** It opens nothing from now on; the app of codes stays. */
export const decideRemovePasskey = (member: StaffState, passkey: string, at: string): Deciding =>
  member.passkeys[passkey] === undefined
    ? refuse(problem('not-found'))
    : accept({ member: [{ type: 'staff.passkeyRemoved', passkey, at }] }, null);
