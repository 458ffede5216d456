import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure.mjs';

ensureInstalled();
const { aLane } = await import('./mutate/lanes.mjs');
const { tellResults } = await import('./mutate/report.mjs');
const { sampleOf } = await import('./mutate/sample.mjs');
const { faultsOf, subjectsNamed, testsOf } = await import('./mutate/subjects.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    noun: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    floor: { type: 'string', default: '0' },
    server: { type: 'boolean', default: false },
  },
});
const subjects = subjectsNamed.filter((name) => positionals.includes(name));
if (subjects.length === 0 || subjects.length < positionals.length) {
  console.error(
    `npm run mutate -- ${subjectsNamed.join(' ')} [--seed N] [--count N] [--noun gift] [--minutes 10] [--floor 0.9] [--server]`,
  );
  process.exit(2);
}

const began = Date.now();
const waiting = subjects.flatMap((subject) => {
  const all = faultsOf(subject).filter(({ noun }) => noun === (values.noun ?? noun));
  const taken = sampleOf(all, Number(values.count), Number(values.seed));
  console.log(`${taken.length} of ${all.length} faults of ${subject}, by seed ${values.seed}`);
  return taken;
});
const { length: wanted } = waiting;

/** How a batch ends without a fault, asked where one was caught: it must be green. */
const controls = new Map();
const control = async (lane, batch) => {
  const key = JSON.stringify(batch);
  if (!controls.has(key)) controls.set(key, lane.run(batch));
  const usual = await controls.get(key);
  if (usual.state !== 'green') throw new Error(`${usual.state} without a fault: ${key}`);
  return usual;
};

/** How long a batch runs before it counts as hanging, at least; where it is slow, five times that. */
const LIMIT_MS = 60_000;
const runWith = async (lane, batch, fault) => {
  const told = await lane.run(batch, fault, LIMIT_MS);
  if (told.state === 'green') return told;
  const limit = 5 * (await control(lane, batch)).ms;
  return told.state === 'hung' && limit > LIMIT_MS ? lane.run(batch, fault, limit) : told;
};

/** How the tests end a fault: `caught`, `timed out`, or `survived` when all are green. */
const outcomeOf = async (lane, fault) => {
  let tests = 0;
  for (const batch of testsOf(fault, values.server)) {
    const { state, ran } = await runWith(lane, batch, fault);
    tests += ran;
    if (state !== 'green') return { outcome: state === 'hung' ? 'timed out' : 'caught', tests };
  }
  return { outcome: 'survived', tests };
};

const results = [];
const work = async (lane) => {
  while (waiting.length > 0 && Date.now() - began < Number(values.minutes) * 60_000) {
    const fault = waiting.shift();
    const since = Date.now();
    results.push({ fault, ...(await outcomeOf(lane, fault)), ms: Date.now() - since });
    if (process.stdout.isTTY) process.stdout.write(`\r${results.length} of ${wanted} `);
  }
};

const lanes = Array.from({ length: availableParallelism() }, () => aLane(values.server));
process.on('exit', () => lanes.forEach((lane) => lane.end()));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
await Promise.all(lanes.map(work));
const share = tellResults(results);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(`${results.length} faults in ${seconds} s, ${waiting.length} left for want of time`);
const floor = Number(values.floor);
// A floor holds for the whole sample: what was not tried was not caught.
const isBelow = floor > 0 && (share < floor || waiting.length > 0);
if (isBelow) console.log(`Caught less than the floor, ${values.floor}.`);
process.exit(isBelow ? 1 : 0);
