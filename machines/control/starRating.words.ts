export type StarRatingEvent =
  /** The pointer is over a star, from 1. */
  | { type: 'stars.hover'; star: number }
  | { type: 'stars.leave' }
  | { type: 'stars.rate'; star: number };
