/** The player's choice as the engine of the game reads it: plain JSON. */
export type Choice = unknown;

export type TableEvent =
  | { type: 'table.stake'; stake: number }
  /** `stake` comes with a choice that makes it: chips on a table. */
  | { type: 'table.choose'; bet: Choice; stake?: number }
  /** What the player is about to do: cards to hold, the chip in the hand. */
  | { type: 'table.plan'; plan: unknown }
  /** An outcome has arrived; `steps` are the lengths of its show, in milliseconds. */
  | { type: 'table.reveal'; steps: number[] }
  | { type: 'table.skip' };

declare module '../kit/controls' {
  interface Controls {
    /** The stake and the choice that the player finds. */
    table: { stake: number; bet: Choice };
  }
}
