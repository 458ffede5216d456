import { statfs } from 'node:fs/promises';
import { isDiskFull } from './database';

/**
 * With less than this free nothing is written any more. A database that finds no room for its log
 * ends at once, and cannot even start again: what is left is for its checkpoints.
 */
export const FREE_BYTES_MIN = 128 * 1024 * 1024;
const LOOK_MS = 5_000;
/** A database that said that it is full is asked again after so long. */
const FULL_MS = 5_000;

export interface StorageOptions {
  /** Bytes left where the database writes; absent where only the database itself knows. */
  readonly free?: () => Promise<number>;
  readonly now?: () => number;
  /** Told once when writing ends, and once when it goes on. */
  readonly report?: (message: string) => void;
}

/** Whether there is room to keep anything. While there is none nothing is written, and reads go on. */
export class Storage {
  readonly #free: (() => Promise<number>) | undefined;
  readonly #now: () => number;
  readonly #report: (message: string) => void;
  #isShort = false;
  #fullUntil = 0;
  #wasFull = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ free, now = () => Date.now(), report = () => undefined }: StorageOptions = {}) {
    this.#free = free;
    this.#now = now;
    this.#report = report;
  }

  get isFull(): boolean {
    const isFull = this.#isShort || this.#now() < this.#fullUntil;
    if (isFull !== this.#wasFull) this.#tell(isFull);
    return isFull;
  }

  /** Looks at the room that is left, now and every few seconds. */
  async open(): Promise<void> {
    if (this.#free === undefined) return;
    await this.look();
    this.#timer = setInterval(() => void this.look(), LOOK_MS);
  }

  async look(): Promise<void> {
    // A folder that cannot be asked says nothing about its room.
    const free = await this.#free?.().catch(() => undefined);
    if (free !== undefined) this.#isShort = free < FREE_BYTES_MIN;
    void this.isFull;
  }

  /** Whether the error says that the disk is full; if so, nothing is written for a while. */
  note(error: unknown): boolean {
    if (!isDiskFull(error)) return false;
    this.#fullUntil = this.#now() + FULL_MS;
    void this.isFull;
    return true;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #tell(isFull: boolean): void {
    this.#wasFull = isFull;
    this.#report(
      isFull ? 'The disk is full: nothing is written' : 'There is room: writing goes on',
    );
  }
}

/** Bytes that whoever runs this process may still write below a folder. */
export const freeIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
