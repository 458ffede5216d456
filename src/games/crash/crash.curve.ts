/** The picture's frame: the pad below, the sky's far corner above. */
const PAD = { x: 34, y: 190 } as const;
const FAR = { x: 300, y: 42 } as const;
/** The first seconds, and the first twofold, fill the sky; what goes farther is drawn smaller. */
const SPAN_MS = 9_000;
const SPAN_TIMES = 2.6;
const STEPS = 24;
const GROWTH = 0.0001;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A point of the curve, for a moment of a flight that is `ms` in the air by now. */
const pointAt = (at: number, ms: number): readonly [number, number] => {
  const across = Math.max(SPAN_MS, ms);
  const times = Math.max(SPAN_TIMES, Math.exp(GROWTH * ms));
  const x = PAD.x + ((FAR.x - PAD.x) * at) / across;
  const y = PAD.y - ((PAD.y - FAR.y) * (Math.exp(GROWTH * at) - 1)) / (times - 1);
  return [round(x), round(y)];
};

/** How long a flight is in the air at a multiple (in hundredths), as far as a picture needs it. */
const airOf = (multiple: number): number => Math.log(Math.max(100, multiple) / 100) / GROWTH;

const inAirOf = (multiple: number, ms: number): number =>
  Math.max(0, Math.min(ms, airOf(multiple + 1)));

/**
 * The tip of the curve, and the way it goes there, in the picture's units. `ms` is the time in the air.
 */
export const tipAt = (
  multiple: number,
  ms: number,
): readonly [x: number, y: number, dx: number, dy: number] => {
  const air = inAirOf(multiple, ms);
  const [x, y] = pointAt(air, air);
  const [fromX, fromY] = pointAt(Math.max(0, air - 300), air);
  return air === 0 ? [x, y, 2, -1] : [x, y, x - fromX, y - fromY];
};

/** The way flown so far, as a path. */
export const curveTo = (multiple: number, ms: number): string => {
  const air = inAirOf(multiple, ms);
  const points = Array.from({ length: STEPS + 1 }, (_, step) => pointAt((air * step) / STEPS, air));
  return `M${points.map((point) => point.join(' ')).join('L')}`;
};
