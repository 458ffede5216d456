import { type AnyActorRef, createActor, type InspectionEvent } from 'xstate';
import type { Start } from '../../machines/app/start';
import { createTape, type Entry } from '../../machines/app/tape';
import { silentAdapters, wholeApp } from '../../machines/app/whole';
import { wander } from '../machines/support/wander';
import { aWorld, token } from '../machines/support/world';
import { dice } from '../support/dice';

/**
 * What `inspect` and the tape cost per event that enters the system: the same seeded sessions of the
 * whole root, fed without inspection, with one that does nothing, and with the tape of the shipped page.
 */
const sessions = Number(process.env['BENCH_SESSIONS'] ?? 60);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const STEPS = 300;

/**
 * What the tape may cost: 6 µs an event, where an event of the whole root takes 28 µs. As a ratio it
 * holds on a slower machine as well.
 */
const TAPE_RATIO_MAX = (28 + 6) / 28;

interface Session {
  start: Start;
  entries: readonly Entry[];
}

const record = (seed: number): Session => {
  const world = aWorld({ stored: { token: token() } });
  wander(world, dice(seed), STEPS);
  world.app.stop();
  const { checkpoint, entries } = world.journal.recording();
  if (checkpoint !== undefined) throw new Error('The session is longer than its journal');
  return { start: world.start, entries };
};

type Inspect = (event: InspectionEvent) => void;
const subjects = {
  bare: (): Inspect | undefined => undefined,
  inspect: (): Inspect => () => undefined,
  tape: ({ start }: Session): Inspect => createTape(start).inspect,
};
type Subject = keyof typeof subjects;

const deadClock = { setTimeout: () => 0, clearTimeout: () => undefined };

const childAt = (root: AnyActorRef, to: string): AnyActorRef =>
  to
    .split('/')
    .slice(1)
    .reduce<AnyActorRef>((actor, id) => actor.getSnapshot().children[id] as AnyActorRef, root);

/** Microseconds of processor to feed a session to a root; starting it is not counted. */
const feed = (subject: Subject, session: Session): number => {
  const inspect = subjects[subject](session);
  const root = createActor(wholeApp(silentAdapters), {
    input: session.start,
    clock: deadClock,
    ...(inspect !== undefined && { inspect }),
  }).start();
  const began = process.cpuUsage();
  for (const { to, event } of session.entries) childAt(root, to).send(event);
  const { user, system } = process.cpuUsage(began);
  root.stop();
  return user + system;
};

const recorded = Array.from({ length: sessions }, (_, index) => record(index + 1));
const events = recorded.reduce((sum, { entries }) => sum + entries.length, 0);
const names = Object.keys(subjects) as Subject[];
const costs: Record<Subject, number[]> = { bare: [], inspect: [], tape: [] };
// The first round warms the compiler up and is not counted.
for (let round = 0; round <= rounds; round += 1) {
  const sums: Record<Subject, number> = { bare: 0, inspect: 0, tape: 0 };
  for (const [index, session] of recorded.entries()) {
    // In turn, so that none always pays for what the one before it left to collect.
    const first = (index + round) % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)])
      sums[name] += feed(name, session);
  }
  if (round > 0) for (const name of names) costs[name].push(sums[name] / events);
}
const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const bare = median(costs.bare);
console.log(`journal: ${events} events of ${sessions} sessions, median of ${rounds}`);
console.log(`an event of the whole root: ${bare.toFixed(1)} µs`);
for (const name of ['inspect', 'tape'] as const) {
  const cost = median(costs[name]);
  console.log(
    `with ${name}: ${cost.toFixed(1)} µs, ${(cost - bare).toFixed(1)} µs more, ` +
      `ratio ${(cost / bare).toFixed(2)}`,
  );
}
// The figures of one round mean nothing.
const tape = median(costs.tape) / bare;
if (rounds > 1 && tape > TAPE_RATIO_MAX) {
  console.error(
    `The tape costs ${tape.toFixed(2)} times; ${TAPE_RATIO_MAX.toFixed(2)} is the limit`,
  );
  process.exitCode = 1;
}
