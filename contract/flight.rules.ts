import { FLIGHT_GROWTH, FLIGHT_MULTIPLE_MAX } from './limits';

/**
 * The multiple after so many milliseconds in the air, in hundredths, rounded down: 100 at take-off,
 * growing by e^(0.0001 t), never above the highest [decision 144]. `ms` is a whole number from 0; no
 * millisecond's multiple lies so near a whole hundredth that two machines could round it differently.
 */
export const multipleAt = (ms: number): number =>
  Math.min(FLIGHT_MULTIPLE_MAX, Math.floor(100 * Math.exp(FLIGHT_GROWTH * Math.max(0, ms))));

/** The first whole millisecond in the air at which the multiple (in hundredths) is reached. */
export const msTo = (multiple: number): number => {
  let ms = Math.max(0, Math.floor(Math.log(multiple / 100) / FLIGHT_GROWTH) - 2);
  while (multipleAt(ms) < Math.min(multiple, FLIGHT_MULTIPLE_MAX)) ms += 1;
  return ms;
};

/**
 * The millisecond in the air at which a flight is over: the first whose multiple is above the one it
 * bursts at (in hundredths), or the one that reaches the highest there is.
 */
export const burstMs = (crash: number): number =>
  crash >= FLIGHT_MULTIPLE_MAX ? msTo(FLIGHT_MULTIPLE_MAX) : msTo(crash + 1);

/** 237 as `2.37`: what stands before the sign. A flight that bursts on its pad shows 1.00. */
export const multipleText = (multiple: number): string =>
  (Math.max(100, multiple) / 100).toFixed(2);
