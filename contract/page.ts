/** What the server draws a guest's page from. */
export interface PageWanted {
  /** The address below the origin, without a query. */
  to: string;
  /** Milliseconds since 1970. */
  at: number;
  /** What the preferences cookie says; undefined without one [§6]. */
  consent?: boolean | undefined;
  /** Answers by their question (`questionOf`). */
  facts: Readonly<Record<string, unknown>>;
}

/** A page as the program of the page draws it: the same root, the same views, the same facts. */
export interface PageDrawn {
  /** Inside the frame. */
  markup: string;
  /** The questions whose answers it shows: the page is given those, and takes the drawing over. */
  taken: readonly string[];
  /** Controls that its views had mounted, as the stage is told of them. */
  mounted: readonly object[];
}

/** What a drawn page says of itself on its frame, as JSON in `data-drawn`. */
export type DrawnMark = Pick<PageWanted, 'at' | 'consent'> & Pick<PageDrawn, 'mounted'>;

/** Local keys by which somebody's own page is another than a guest's first one [§3]. */
export const OWN_KEYS = [
  'token',
  'magic',
  'countrySelected',
  'languageV2',
  'favourites',
  'playMode',
  'view',
] as const;
