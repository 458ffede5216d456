/** From an answer to the lifted tile at rest. */
export const MINES_LIFT_MS = 350;
/** How long a found mine is looked at before the rest of the field is shown. */
export const MINES_HIT_MS = 900;
