import { createHash } from 'node:crypto';

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

/** A fault by its file and the lines that it stands in, wherever in the file they are. */
const nameOf = ({ file, code, start, end, put }) => {
  const from = code.lastIndexOf('\n', start - 1) + 1;
  const to = code.indexOf('\n', end);
  return [file, code.slice(from, start), put, code.slice(end, to < 0 ? undefined : to)].join('\n');
};

/**
 * So many of the faults: the kinds in turn, in each the nouns in turn; the same ones for a seed.
 * Each has a rank of its own, so that a line that comes or goes elsewhere leaves the sample as it is.
 */
export const sampleOf = (faults, count, seed) => {
  const rankOf = (name) => createHash('sha256').update(`${seed}\n${name}`).digest('hex');
  const ranked = (list, named) =>
    list
      .map((value) => ({ value, rank: rankOf(named(value)) }))
      .sort((one, other) => (one.rank < other.rank ? -1 : Number(one.rank > other.rank)))
      .map(({ value }) => value);
  const kinds = groupsBy(faults, ({ kind }) => kind).map((ofKind) => {
    const nouns = groupsBy(ofKind, ({ noun }) => noun).map((ofNoun) => ranked(ofNoun, nameOf));
    return inTurn(ranked(nouns, ([{ kind, noun }]) => `${kind}\n${noun}`));
  });
  return inTurn(kinds).slice(0, count);
};
