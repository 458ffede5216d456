import { type AnyActorRef, createActor } from 'xstate';
import type { Start } from '../../machines/app/start';
import { createTape, type Entry, overhear } from '../../machines/app/tape';
import { silentAdapters, wholeApp } from '../../machines/app/whole';
import { wander } from '../machines/support/wander';
import { aWorld, token } from '../machines/support/world';
import { dice } from '../support/dice';

/**
 * What the tape costs per event that enters the system: the same seeded sessions of the whole root,
 * fed bare, with an `inspect` of XState that does nothing, and with the tape of the shipped page.
 */
const sessions = Number(process.env['BENCH_SESSIONS'] ?? 60);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const STEPS = 300;

/** What the tape may cost (µs an event). */
const TAPE_MAX = 6;

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

const subjects = ['bare', 'inspect', 'tape'] as const;
type Subject = (typeof subjects)[number];

const deadClock = { setTimeout: () => 0, clearTimeout: () => undefined };

const rootOf = (subject: Subject, { start }: Session): AnyActorRef => {
  const inspect = subject === 'inspect' ? { inspect: () => undefined } : {};
  const app = createActor(wholeApp(silentAdapters), { input: start, clock: deadClock, ...inspect });
  if (subject === 'tape') overhear(app, createTape(start).hear);
  return app.start();
};

const childAt = (root: AnyActorRef, to: string): AnyActorRef =>
  to
    .split('/')
    .slice(1)
    .reduce<AnyActorRef>((actor, id) => actor.getSnapshot().children[id] as AnyActorRef, root);

/** Microseconds of processor to feed a session to a root; starting it is not counted. */
const feed = (subject: Subject, session: Session): number => {
  const app = rootOf(subject, session);
  const began = process.cpuUsage();
  for (const { to, event } of session.entries) childAt(app, to).send(event);
  const { user, system } = process.cpuUsage(began);
  app.stop();
  return user + system;
};

const recorded = Array.from({ length: sessions }, (_, index) => record(index + 1));
const events = recorded.reduce((sum, { entries }) => sum + entries.length, 0);
/** Microseconds an event, of each session in each round. */
const costs: Record<Subject, number[]> = { bare: [], inspect: [], tape: [] };
// The first round warms the compiler up and is not counted.
for (let round = 0; round <= rounds; round += 1) {
  for (const [index, session] of recorded.entries()) {
    // In turn, so that none always pays for what the one before it left to collect.
    const first = (index + round) % subjects.length;
    for (const name of [...subjects.slice(first), ...subjects.slice(0, first)]) {
      const cost = feed(name, session) / session.entries.length;
      if (round > 0) costs[name].push(cost);
    }
  }
}
const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** Of one session in one round at a time: what the machine did meanwhile is the same for both. */
const more = (name: Subject): number =>
  median(costs[name].map((cost, index) => cost - (costs.bare[index] ?? Number.NaN)));

const [inspect, tape] = [more('inspect'), more('tape')];
console.log(`journal: ${events} events of ${sessions} sessions, medians of ${rounds} rounds each`);
console.log(`an inspect that does nothing: ${inspect.toFixed(1)} µs an event`);
console.log(`the tape: ${tape.toFixed(1)} µs an event`);
console.log(`an event of the whole root: ${median([...costs.bare]).toFixed(1)} µs`);
// The figures of one round mean nothing.
if (rounds > 1 && tape > TAPE_MAX) {
  console.error(`The tape costs ${tape.toFixed(1)} µs an event; ${TAPE_MAX} is the limit`);
  process.exitCode = 1;
}
