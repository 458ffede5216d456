import { setTimeout as wait } from 'node:timers/promises';
import { type ProblemCode, problem } from '../../contract/problems';
import type { Settled } from './batch';
import { type AnyCommand, OutcomeUnknown, type Performed } from './command';
import { isConnectionLost, isRolledBack } from './database';
import type { Slots } from './decision';
import type { Storage } from './storage';
import { type AnyStream, nameOf } from './stream';
import type { Writer } from './writer';

interface Waiting {
  readonly command: AnyCommand;
  readonly resolve: (outcome: Performed<Slots, unknown>) => void;
  readonly reject: (error: unknown) => void;
}

export interface QueueLimits {
  /** Commands that may wait; beyond it they are refused `unavailable`. */
  readonly waiting: number;
  /** Commands committed together at most. */
  readonly batch: number;
  /** Milliseconds during which a batch is tried again while the database is away. */
  readonly patience: number;
}

export const defaultLimits: QueueLimits = { waiting: 10_000, batch: 1000, patience: 30_000 };

/** Commands that wait at once and gain more by waiting for others than they lose. */
const CROWD = 4;

/** Two processes made the same stream or used the same key at once: the loser decides again. */
const isRace = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  'constraint_name' in error &&
  ['streams_pkey', 'commands_pkey', 'events_stream_version_key'].includes(
    String(error.constraint_name),
  );

const isPassing = (error: unknown): boolean =>
  isConnectionLost(error) || isRolledBack(error) || isRace(error);

/** Two slots on one stream would each decide on a state that the other changes. */
const checkSlots = (command: AnyCommand): void => {
  const names = Object.values<AnyStream>(command.streams).map(nameOf);
  if (new Set(names).size !== names.length)
    throw new Error(`${command.name} names one stream in two slots: ${names.join(', ')}`);
};

/** Gathers commands while a batch is being committed and hands them over as the next one. */
export class CommandQueue {
  readonly #writer: Writer;
  readonly #limits: QueueLimits;
  readonly #storage: Storage;
  readonly #onCommit: (position: number) => void;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(
    writer: Writer,
    limits: QueueLimits,
    storage: Storage,
    onCommit: (position: number) => void,
  ) {
    this.#writer = writer;
    this.#limits = limits;
    this.#storage = storage;
    this.#onCommit = onCommit;
  }

  execute(command: AnyCommand): Promise<Performed<Slots, unknown>> {
    if (this.#closed || this.#waiting.length >= this.#limits.waiting)
      return Promise.resolve({ refused: problem('unavailable') });
    if (this.#storage.isFull) return Promise.resolve({ refused: problem('storage-full') });
    return new Promise((resolve, reject) => {
      checkSlots(command);
      this.#waiting.push({ command, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Takes no more commands and waits for those taken. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
    await this.#writer.close();
  }

  async #run(): Promise<void> {
    // Commands that arrive in the same turn of the event loop belong to one batch.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      // Where many wait, a moment more gathers a batch that costs each of them less.
      if (this.#waiting.length > CROWD) await wait(1);
      await this.#settle(this.#waiting.splice(0, this.#limits.batch));
    }
    // In the same turn as the check: a command that arrives later has to start a new run.
    this.#running = undefined;
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    const commands = batch.map(({ command }) => command);
    const end = performance.now() + this.#limits.patience;
    this.#writer.next();
    for (let pause = 5; ; pause = Math.min(pause * 2, 500)) {
      try {
        const settled = await this.#writer.attempt(commands);
        give(batch, settled);
        const position = lastPosition(settled);
        return position > 0 ? this.#onCommit(position) : undefined;
      } catch (error) {
        // While an earlier commit is in doubt, only the whole batch can be asked about.
        if (this.#storage.note(error) && !this.#writer.isUnsure)
          return refuse(batch, 'storage-full');
        if (!isPassing(error) && !this.#writer.isUnsure) return this.#split(batch, error);
        if (performance.now() > end) return this.#giveUp(batch, error);
        await wait(isRace(error) ? 0 : pause * (0.5 + Math.random() / 2));
      }
    }
  }

  /** One command broke the transaction of all: halves find it without failing its neighbours. */
  async #split(batch: readonly Waiting[], error: unknown): Promise<void> {
    const [only] = batch;
    if (batch.length === 1 && only !== undefined) return only.reject(error);
    const half = Math.ceil(batch.length / 2);
    await this.#settle(batch.slice(0, half));
    await this.#settle(batch.slice(half));
  }

  #giveUp(batch: readonly Waiting[], error: unknown): void {
    for (const { command, resolve, reject } of batch)
      if (this.#writer.isUnsure)
        reject(new OutcomeUnknown(`Whether ${command.name} happened is unknown`, { cause: error }));
      else resolve({ refused: problem('unavailable') });
  }
}

/** Nothing came of any of them. */
const refuse = (batch: readonly Waiting[], code: ProblemCode): void => {
  for (const { resolve } of batch) resolve({ refused: problem(code) });
};

const lastPosition = (settled: readonly Settled[]): number =>
  settled.reduce((last, one) => ('position' in one ? Math.max(last, one.position) : last), 0);

const give = (batch: readonly Waiting[], settled: readonly Settled[]): void =>
  batch.forEach(({ resolve, reject }, index) => {
    const outcome = settled[index];
    if (outcome === undefined || 'error' in outcome) reject(outcome?.error);
    else resolve(outcome);
  });
