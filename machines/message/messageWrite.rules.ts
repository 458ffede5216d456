/** A message that was written here and is not in the list yet. */
export interface Outgoing {
  n: number;
  draft: string;
  /** The room has spoken of it already: shown there, not here. */
  heard: boolean;
}

/** Those on their way after the room spoke of one of the reader's: that was the first that waits. */
export const withHeard = (outgoing: readonly Outgoing[]): Outgoing[] => {
  const at = outgoing.findIndex(({ heard }) => !heard);
  return outgoing.map((one, index) => (index === at ? { ...one, heard: true } : one));
};
