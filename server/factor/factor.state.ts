/** Hash of what an app of codes was given: what was derived is found again by it. */
export interface Factor {
  /** What it was derived for. */
  name: string;
  print: string;
}

/** What a code proves: the step of time of an app's code, or the hash of one that was shown once. */
export type CodeProof = { step: number } | { recovery: string };

/** What is known of codes that were used: the step of the last, and those shown once that are left. */
export interface Codes {
  readonly step: number;
  readonly recovery: readonly string[];
}

/** A passkey: its credential and public key (base64url), and how often it says that it was used. */
export interface KeptPasskey {
  name: string;
  credential: string;
  publicKey: string;
  counter: number;
  at: string;
  usedAt?: string;
}

/** By their ids. */
export type Passkeys = Readonly<Record<string, KeptPasskey>>;

/** What was given for a second factor: a code, or a passkey with how often it says that it was used. */
export type Proof = CodeProof | { passkey: string; counter: number };

/** One that counts and does not count on was copied; those that never count say 0 always. */
const countsOn = (kept: KeptPasskey | undefined, counter: number): boolean => {
  const isCounting = kept !== undefined && (counter > 0 || kept.counter > 0);
  return kept !== undefined && (!isCounting || counter > kept.counter);
};

/** Whether it proves: a code that was used is nobody's any more, and none of a time before it. */
export const proves = (
  { step, recovery, passkeys }: Codes & { readonly passkeys: Passkeys },
  proof: Proof,
): boolean => {
  if ('passkey' in proof) return countsOn(passkeys[proof.passkey], proof.counter);
  return 'step' in proof ? proof.step > step : recovery.includes(proof.recovery);
};

/** With one of them changed; as they were where there is none of that id. */
export const withPasskey = (
  passkeys: Passkeys,
  id: string,
  change: Partial<KeptPasskey>,
): Passkeys => {
  const kept = passkeys[id];
  return kept === undefined ? passkeys : { ...passkeys, [id]: { ...kept, ...change } };
};
