/** The player's choice as the engine of the game reads it: plain JSON. */
export type Choice = unknown;

export type TableEvent =
  | { type: 'table.stake'; stake: number }
  | { type: 'table.choose'; bet: Choice }
  /** An outcome has arrived; `steps` are the lengths of its show, in milliseconds. */
  | { type: 'table.reveal'; steps: number[] }
  | { type: 'table.skip' };
