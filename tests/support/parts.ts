/** How many parts of pages were asked for by now: code that comes when it is first drawn. */
export const parts = { asked: 0 };
