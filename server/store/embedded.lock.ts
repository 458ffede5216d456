import { randomUUID } from 'node:crypto';
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

/**
 * Takes the lock file `path` for this process; throws while another living process holds it.
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
      const owner = await readFile(path, 'utf8').catch(() => '');
      if (owner !== '' && isHeld(owner))
        throw new Error(
          `Another platform process (${owner.split(' ')[0]}) uses this data folder: ${path}`,
        );
      const stale = `${path}.${randomUUID()}`;
      await rename(path, stale).catch(() => undefined);
      const removed = await readFile(stale, 'utf8').catch(() => owner);
      // Between reading and renaming a third process may have taken the lock: give it back.
      if (removed !== owner) await link(stale, path).catch(() => undefined);
      await rm(stale, { force: true });
    }
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await readFile(path, 'utf8').catch(() => '')) === mine) await rm(path, { force: true });
  };
};
