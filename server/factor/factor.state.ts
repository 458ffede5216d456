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

/** Whether it proves: a code that was used is nobody's any more, and none of a time before it. */
export const proves = ({ step, recovery }: Codes, proof: CodeProof): boolean =>
  'step' in proof ? proof.step > step : recovery.includes(proof.recovery);
