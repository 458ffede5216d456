import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

/**
 * When the process began, as the system counts it: tells a living owner from another process that
 * got the same number later. Empty where the system does not say.
 */
const beganAt = (pid: number): string => {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

/** Whether a process with this number exists, whoever owns it. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const isHeld = (owner: string): boolean => {
  const [pid, began] = owner.split(' ');
  return isAlive(Number(pid)) && beganAt(Number(pid)) === began;
};

/** Short, and another for every owner that ever was: each names itself by a random id. */
const nameOf = (owner: string): string =>
  createHash('sha256').update(owner).digest('hex').slice(0, 16);

/** Puts `draft` in the place of a dead owner's lock; false if somebody else was first. */
const succeed = async (path: string, owner: string, draft: string): Promise<boolean> => {
  // Whoever replaces a lock holds a lock of that owner's name: two who both found it stale must
  // not both replace it, the second one the first one's.
  const release = await takeLock(`${path}.${nameOf(owner)}`).catch(() => undefined);
  if (release === undefined) return false;
  try {
    if ((await readFile(path, 'utf8').catch(() => '')) !== owner) return false;
    await rename(draft, path);
    return true;
  } finally {
    await release();
  }
};

/** Another living process holds the lock. */
export class LockHeld extends Error {
  constructor(path: string, owner: string) {
    super(`Another platform process (${owner}) uses this data folder: ${path}`);
  }
}

/**
 * Takes the lock file `path` for this process; throws `LockHeld` while another living process has it.
 * A lock left by a killed process is taken over. Answers the release.
 */
export const takeLock = async (path: string): Promise<() => Promise<void>> => {
  const mine = `${process.pid} ${beganAt(process.pid)} ${randomUUID()}`;
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, mine);
  try {
    for (;;) {
      // `link` fails if the name exists and never shows an empty lock, as `open` would.
      const taken = await link(draft, path).then(
        () => true,
        () => false,
      );
      if (taken) break;
      const owner = await readFile(path, 'utf8').catch(() => undefined);
      // Released meanwhile.
      if (owner === undefined) continue;
      if (isHeld(owner)) throw new LockHeld(path, owner.split(' ')[0] ?? '');
      if (await succeed(path, owner, draft)) break;
    }
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await readFile(path, 'utf8').catch(() => '')) === mine) await rm(path, { force: true });
  };
};
