/** From outcome to the last reel at rest: 700 ms [§9 animations] and four steps of stagger. */
export const SLOT_LAND_MS = 1_100;
/** How long a winning spin is looked at before the next free spin. */
export const SLOT_LOOK_MS = 700;
