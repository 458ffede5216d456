/** Coins that are counted into a purse. */
export interface PurseInput {
  /** How many, in whole units. */
  coins: number;
  /** Nothing is to move: they are there at once. */
  isCalm: boolean;
}

export type PurseEvent = { type: 'purse.skip' };

declare module '../kit/controls' {
  interface Controls {
    purse: PurseInput;
  }
}
