/** So many faults are named that took longest: what makes the run slow. */
const SLOWEST = 5;
const COLUMNS = ['caught', 'survived', 'timed out'];

const countsBy = (results, nameOf) => {
  const counts = {};
  for (const { fault, outcome } of results) {
    const row = (counts[nameOf(fault)] ??= Object.fromEntries(COLUMNS.map((name) => [name, 0])));
    row[outcome] += 1;
  }
  const names = Object.keys(counts).sort();
  return Object.fromEntries(names.map((name) => [name, counts[name]]));
};

const lineOf = (text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 120);

/** A fault as one line: `machines/gift/gift.machine.ts:80 unguard: guard: 'isIncoming', → nothing`. */
const describe = ({ file, line, kind, code, start, end, put }) => {
  // A sign alone says nothing: what stands around it on its line is told with it.
  const from = end - start > 6 ? start : code.lastIndexOf('\n', start) + 1;
  const to = end - start > 6 ? end : code.indexOf('\n', end);
  const before = lineOf(code.slice(from, to));
  const after = lineOf(code.slice(from, start) + put + code.slice(end, to));
  return `${file}:${line} ${kind}: ${before} → ${after || 'nothing'}`;
};

/** Prints the counts by kind and noun and every survivor, and returns the share that was caught. */
export const tellResults = (results) => {
  console.table(countsBy(results, ({ kind }) => kind));
  console.table(countsBy(results, ({ noun }) => noun));
  const survived = results.filter(({ outcome }) => outcome === 'survived');
  const told = survived.map(
    ({ fault, tests }) => `${describe(fault)}${tests === 0 ? ' (no test belongs to it)' : ''}`,
  );
  for (const line of told.sort()) console.log(`survived: ${line}`);
  const slowest = results.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  for (const { fault, ms } of slowest)
    console.log(`${(ms / 1000).toFixed(0)} s: ${describe(fault)}`);
  const share = results.length === 0 ? 1 : 1 - survived.length / results.length;
  console.log(`${(share * 100).toFixed(1)} % caught`);
  return share;
};
