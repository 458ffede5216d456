/** How long a ball falls from row to row, and how long its slot is looked at. */
const PLINKO_ROW_MS = 110;
export const PLINKO_LOOK_MS = 300;

/** From the outcome to the ball in its slot: the drop onto the first pin counts as two rows. */
export const plinkoFallMs = (rows: number): number => (rows + 2) * PLINKO_ROW_MS;
