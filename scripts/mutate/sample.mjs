/** Random numbers in [0, 1) from a seed (mulberry32). */
const randomBy = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const shuffled = (list, random) =>
  list
    .map((value) => ({ value, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);

/** One of each list in turn, until all are empty. */
const inTurn = (lists) =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();

const groupsBy = (faults, nameOf) => {
  const groups = new Map();
  for (const fault of faults)
    groups.set(nameOf(fault), [...(groups.get(nameOf(fault)) ?? []), fault]);
  return [...groups.values()];
};

/** So many of the faults: the kinds in turn, in each the nouns in turn; the same ones for a seed. */
export const sampleOf = (faults, count, seed) => {
  const random = randomBy(seed);
  const kinds = groupsBy(faults, ({ kind }) => kind).map((ofKind) =>
    inTurn(
      shuffled(
        groupsBy(ofKind, ({ noun }) => noun),
        random,
      ).map((ofNoun) => shuffled(ofNoun, random)),
    ),
  );
  return inTurn(kinds).slice(0, count);
};
