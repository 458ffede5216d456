import { between, type Random } from './random';

export type Point = readonly [number, number];

/** One decimal: keeps the markup small and the same on every machine. */
export const short = (value: number): number => Math.round(value * 10) / 10;

export const polar = (cx: number, cy: number, radius: number, angle: number): Point => [
  short(cx + radius * Math.cos(angle)),
  short(cy + radius * Math.sin(angle)),
];

/** Dots as one path: stroked with a round cap, each `h0` is a disc as wide as the stroke. */
export const dots = (points: readonly Point[]): string =>
  points.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join('');

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

export const ring = (cx: number, cy: number, radius: number, count: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, at) =>
    polar(cx, cy, radius, turn + (at * 2 * Math.PI) / count),
  );

/** The corners of a star, tip up, alternating outer and inner radius. */
export const starPoints = (cx: number, cy: number, outer: number, inner = outer * 0.42, tips = 5) =>
  Array.from({ length: tips * 2 }, (_, at) =>
    polar(cx, cy, at % 2 === 0 ? outer : inner, -Math.PI / 2 + (at * Math.PI) / tips),
  );

/** A rolling skyline from the left edge to the right, filled down to `bottom`. */
export const hill = (
  random: Random,
  width: number,
  top: number,
  swing: number,
  bottom: number,
): string => {
  const steps = 4;
  const step = width / steps;
  let path = `M0 ${short(top + between(random, -swing, swing))}`;
  for (let at = 1; at <= steps; at++) {
    const y = top + between(random, -swing, swing);
    path += `S${short(at * step - step * 0.5)} ${short(y)} ${short(at * step)} ${short(y)}`;
  }
  return `${path}V${bottom}H0Z`;
};

/** Points along a hanging cord between two hooks, hooks excluded. */
export const cord = (from: Point, to: Point, sag: number, count: number): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const t = (at + 1) / (count + 1);
    const drop = 4 * sag * t * (1 - t);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + drop] as const;
  });

/** A striped-roof tent in outline: concave roof, valance, walls. `x` is its middle. */
export const tent = (x: number, base: number, width: number, height: number): string => {
  const half = width / 2;
  const eave = base - height * 0.42;
  return (
    `M${short(x)} ${short(base - height)}` +
    `Q${short(x + half * 0.25)} ${short(eave - height * 0.12)} ${short(x + half)} ${short(eave)}` +
    `l${short(-half * 0.1)} ${short(height * 0.09)}V${short(base)}H${short(x - half * 0.9)}` +
    `V${short(eave + height * 0.09)}L${short(x - half)} ${short(eave)}` +
    `Q${short(x - half * 0.25)} ${short(eave - height * 0.12)} ${short(x)} ${short(base - height)}Z`
  );
};
