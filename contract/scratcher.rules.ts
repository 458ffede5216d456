/** The three families of scratch cards [§1, §2]. */
export const scratcherFamilies = ['neon', 'lanterns', 'zodiac'] as const;
export type ScratcherFamily = (typeof scratcherFamilies)[number];

/** The family of a kind of card, by the prefix of its id [§3 Winner entry]. */
export const familyOf = (typeId: string | undefined): ScratcherFamily | undefined =>
  scratcherFamilies.find((family) => typeId?.startsWith(family));
