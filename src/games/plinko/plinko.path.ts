import { type Point, short } from '../../art/paths';

/** The board's picture: 420 units wide around its middle, 360 high. */
export const BOARD = { left: -210, width: 420, height: 360 } as const;
const WIDE = 400;
const FIRST = 52;
const LAST = 322;
const END = 349;

/** How far a board's pins stand apart, their size, and the ball's. */
export const measuresOf = (rows: number) => {
  const step = WIDE / (rows + 1);
  return {
    step,
    gap: (LAST - FIRST) / (rows - 1),
    pin: short(step * 0.15),
    ball: short(step * 0.3),
  };
};

/** Every pin of a board, row by row: three in the first. */
export const pinsOf = (rows: number): Point[] => {
  const { step, gap } = measuresOf(rows);
  return Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: row + 3 },
      (_, pin): Point => [(pin - (row + 2) / 2) * step, FIRST + row * gap],
    ),
  ).flat();
};

/** Where a ball stands: on the pin of each row that its turns so far lead it to, then in its slot. */
const placesOf = (path: readonly number[]): Point[] => {
  const { step, gap, pin, ball } = measuresOf(path.length);
  let rights = 0;
  const on = path.map((turn, row): Point => {
    const place: Point = [(rights - row / 2) * step, FIRST + row * gap - pin - ball];
    rights += turn;
    return place;
  });
  return [...on, [(rights - path.length / 2) * step, END - ball]];
};

/** The ball's way as an SVG path: down onto the first pin, then a hop from pin to pin. */
export const wayOf = (path: readonly number[]): string => {
  const { gap } = measuresOf(path.length);
  const places = placesOf(path);
  const hops = places.slice(1).map(([x, y], row) => {
    const [fromX, fromY] = places[row] ?? [0, 0];
    const over = fromX + (x - fromX) * 0.7;
    return `Q${short(over)} ${short(fromY - gap * 0.55)} ${short(x)} ${short(y)}`;
  });
  const [x, y] = places[0] ?? [0, 0];
  return `M0 6L${short(x)} ${short(y)}${hops.join('')}`;
};

/** Where the ball lies in the end. */
export const endOf = (path: readonly number[]): Point => placesOf(path).at(-1) ?? [0, 0];

/** Parts of a row's time and of its way: slow over the pin, fast onto the next one. */
const FALL = [
  [0.3, 0.22],
  [0.6, 0.5],
  [0.85, 0.8],
  [1, 1],
] as const;

/**
 * The pace of a fall as an easing: row after row the ball gains speed and loses it on the pin.
 * The way's first part, the drop onto the first pin, takes the time of two rows.
 */
export const paceOf = (path: readonly number[]): string => {
  const { gap } = measuresOf(path.length);
  const drop = (placesOf(path)[0]?.[1] ?? 0) - 6;
  // A hop is longer than its gap is high; only the proportion of drop and hops matters.
  const hop = gap * 1.35;
  const whole = drop + hop * path.length;
  const time = path.length + 2;
  const first = [
    [0, 0],
    [1.2, drop * 0.4],
    [2, drop],
  ] as const;
  const rows = path.flatMap((_, row) =>
    FALL.map(([part, way]) => [2 + row + part, drop + hop * (row + way)] as const),
  );
  const stops = [...first, ...rows].map(
    ([at, way]) => `${(way / whole).toFixed(4)} ${((at / time) * 100).toFixed(2)}%`,
  );
  return `linear(${stops.join(', ')})`;
};
