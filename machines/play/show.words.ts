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

/** A round is over, and the seat takes the next bet; `balance` in minor units. */
export interface SeatFreed {
  type: 'seat.freed';
  balance: number;
}

/** The seat waits for its player: a refusal, an answer that got lost, a step to take. */
export interface SeatStopped {
  type: 'seat.stopped';
}

/** A bet is made: until the seat is idle a round is open. */
export interface RoundBegun {
  type: 'round.begun';
}

/** No round is open at the seat, or nobody sits. */
export interface SeatIdle {
  type: 'seat.idle';
}
