/** A step of an outcome begins to be shown; `shown` is its number. */
export interface StepShown {
  type: 'step.shown';
  engine: string;
  outcome: unknown;
  shown: number;
}

/** What a round that has been shown came to, in minor units, the jackpot included. */
export interface RoundTold {
  type: 'round.told';
  staked: number;
  won: number;
}
