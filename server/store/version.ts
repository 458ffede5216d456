/** What holds from a moment or a day on; what always held has none. */
export interface Version {
  readonly from?: string;
}

/** The version that holds at a moment or on a day, as they are written, and its place among all; -1 for none. */
export const holdingAt = (versions: readonly Version[], at: string): number =>
  versions.findLastIndex(({ from }) => from === undefined || from <= at);

/** What is said from then on replaces whatever was said from then or later on. */
export const fromThenOn = <V extends Version>(
  versions: readonly V[],
  version: V & { from: string },
): readonly V[] => [
  ...versions.filter(({ from }) => from === undefined || from < version.from),
  version,
];
