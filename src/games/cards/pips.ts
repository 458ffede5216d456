type Place = readonly [x: number, y: number];
const L = 38;
const C = 50;
const R = 62;
const [ONE, TWO, THREE, FOUR, FIVE] = [34, 52, 70, 88, 106] as const;
const corners: readonly Place[] = [
  [L, ONE],
  [R, ONE],
  [L, FIVE],
  [R, FIVE],
];
const sides: readonly Place[] = [
  [L, THREE],
  [R, THREE],
];
const four: readonly Place[] = [...corners, [L, 58], [R, 58], [L, 82], [R, 82]];

/** Where the pips of a number card stand, from the two (index 1) to the ten. */
export const PIPS: Readonly<Record<number, readonly Place[]>> = {
  1: [
    [C, ONE],
    [C, FIVE],
  ],
  2: [
    [C, ONE],
    [C, THREE],
    [C, FIVE],
  ],
  3: corners,
  4: [...corners, [C, THREE]],
  5: [...corners, ...sides],
  6: [...corners, ...sides, [C, TWO]],
  7: [...corners, ...sides, [C, TWO], [C, FOUR]],
  8: [...four, [C, THREE]],
  9: [...four, [C, 46], [C, 94]],
};
