/** The foil as a coarse grid: what the finger has passed over, so that no pixel is read back. */
const SIDE = 14;
/** So much of the foil is off that the card is seen. */
const OFF_SHARE = 0.55;
/** Half the width of the finger's track, as a share of the card's side. */
export const TRACK = 0.09;

/** A point on the card, each from 0 to 1. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The fields of the grid whose foil is off. */
export type Rubbed = ReadonlySet<number>;

/** The foil after the finger went from one spot to another. */
export const rubbed = (before: Rubbed, from: Spot, to: Spot): Rubbed => {
  const after = new Set(before);
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * SIDE * 2));
  for (let step = 0; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    for (let field = 0; field < SIDE * SIDE; field += 1) {
      const across = ((field % SIDE) + 0.5) / SIDE;
      const down = (Math.floor(field / SIDE) + 0.5) / SIDE;
      if (Math.hypot(across - x, down - y) <= TRACK) after.add(field);
    }
  }
  return after;
};

/** Whether enough of the foil is off. */
export const isOff = (foil: Rubbed): boolean => foil.size >= SIDE * SIDE * OFF_SHARE;
