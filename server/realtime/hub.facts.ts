import type { Resumed } from '../../contract/hub';
import { Frame } from '../signalr/frame';
import { writeInvocation } from '../signalr/protocol';

/** A private message of one player; `n` numbers that player's messages without gaps. */
export interface Fact {
  readonly n: number;
  readonly handler: string;
  readonly body: object;
}

/** The frame of something that is told once and never asked for again: it bears no number. */
export const tidingFrame = (handler: string, body: object): Frame =>
  new Frame(writeInvocation(handler, [JSON.stringify(body)]), true);

/** The frame of a fact: its handler gets a JSON string with the number in it [§7 Real-time]. */
export const factFrame = ({ n, handler, body }: Fact): Frame =>
  new Frame(writeInvocation(handler, [JSON.stringify({ ...body, Sequence: n })]), true);

export interface FactSource {
  /** The player's facts above `after`, ascending, at most `limit`. */
  missed(after: number, limit: number): Promise<readonly Fact[]>;
  /** The number of the player's newest fact. */
  last(): Promise<number>;
}

export interface FactOutlet {
  send(frame: Frame): void;
  /** More than the bound was held back while resuming. */
  overflowed(): void;
}

export interface FactLimits {
  readonly resumeMax: number;
  readonly readerBufferBytes: number;
}

/**
 * What one connection sees of its player's facts: none before it resumes, then what it missed,
 * then live ones; each number once, in order, however a live fact races with the store.
 */
export class FactGate {
  #state: 'shut' | 'resuming' | 'open' = 'shut';
  #last = 0;
  #held: { n: number; frame: Frame }[] = [];
  #heldBytes = 0;

  constructor(
    readonly source: FactSource,
    readonly outlet: FactOutlet,
    readonly limits: FactLimits,
  ) {}

  /** Whether a live fact is taken, at once or after what was missed. */
  get listens(): boolean {
    return this.#state !== 'shut';
  }

  get resuming(): boolean {
    return this.#state === 'resuming';
  }

  /** A live fact. Before Resume it is dropped: the store still has it when the client asks. */
  take(n: number, frame: Frame): void {
    if (this.#state === 'open') {
      this.#pass(n, frame);
    } else if (this.#state === 'resuming') {
      this.#held.push({ n, frame });
      this.#heldBytes += frame.bytes;
      if (this.#heldBytes > this.limits.readerBufferBytes) this.outlet.overflowed();
    }
  }

  /** Something without a number, for whoever listens now. */
  tell(frame: Frame): void {
    if (this.#state === 'open') this.outlet.send(frame);
  }

  /**
   * Sends what came after `after` (-1: nothing, start with the next), then calls `answer`, then
   * lets live facts through. Rejects, with the gate shut, when the store does.
   */
  async resume(after: number, answer: (resumed: Resumed) => void): Promise<void> {
    // Live facts are held from before the read: what it does not see arrives later, never neither.
    this.#state = 'resuming';
    this.#drop();
    try {
      const { frames, ...resumed } = await this.#catchUp(after);
      for (const frame of frames) this.outlet.send(frame);
      this.#last = resumed.sequence;
      answer(resumed);
    } catch (error) {
      this.#state = 'shut';
      this.#drop();
      throw error;
    }
    this.#state = 'open';
    const held = this.#held;
    this.#drop();
    for (const { n, frame } of held) this.#pass(n, frame);
  }

  async #catchUp(after: number): Promise<Resumed & { frames: Frame[] }> {
    const none = { missed: 0, frames: [] };
    if (after < 0) return { sequence: await this.source.last(), reset: false, ...none };
    const facts = await this.source.missed(after, this.limits.resumeMax + 1);
    const newest = facts.at(-1)?.n;
    if (newest === undefined) {
      const sequence = await this.source.last();
      // A number from another history would mute every fact below it: start afresh instead.
      return { sequence: Math.min(after, sequence), reset: after > sequence, ...none };
    }
    const frames = facts.map(factFrame);
    const bytes = frames.reduce((sum, frame) => sum + frame.bytes, 0);
    // Half the bound at most: catching up must not look like a stalled reader.
    if (facts.length > this.limits.resumeMax || bytes > this.limits.readerBufferBytes / 2) {
      return { sequence: await this.source.last(), reset: true, ...none };
    }
    return { sequence: newest, missed: facts.length, reset: false, frames };
  }

  #pass(n: number, frame: Frame): void {
    if (n <= this.#last) return;
    this.#last = n;
    this.outlet.send(frame);
  }

  #drop(): void {
    this.#held = [];
    this.#heldBytes = 0;
  }
}
