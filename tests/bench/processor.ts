import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of Linux a second: what `/proc` counts in. */
const TICKS = 100;

interface Taken {
  readonly parent: number;
  /** Seconds of processor time. */
  readonly seconds: number;
}

const takenBy = (pid: number | string): Taken => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    return { parent: parent ?? 0, seconds: ((user ?? 0) + (system ?? 0)) / TICKS };
  } catch {
    // Ended since it was listed.
    return { parent: 0, seconds: 0 };
  }
};

/** Seconds of processor time that the process and the children it has now took so far (Linux). */
export const familySeconds = (pid: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(takenBy)
    .filter(({ parent }) => parent === pid)
    .reduce((sum, { seconds }) => sum + seconds, takenBy(pid).seconds);

/** Seconds of processor time that this process took so far. */
export const ownSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
