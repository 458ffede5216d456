import { statfsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Folder {
  readonly path: string;
  remove(): Promise<void>;
}

const folderIn = async (parent: string): Promise<Folder> => {
  const path = await mkdtemp(join(parent, 'fairground-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};

/** A temporary data folder that PostgreSQL's own user can reach, with its removal. */
export const dataFolder = (): Promise<Folder> => folderIn(tmpdir());

const MEMORY = '/dev/shm';
/** Room for the databases of all files that run at once, and to spare. */
const ROOM_BYTES = 4 * 1_024 ** 3;

const hasMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
};

/** The same, in memory where there is room: for whoever asks nothing of a disk but its time. */
export const quickFolder = (): Promise<Folder> => folderIn(hasMemory() ? MEMORY : tmpdir());
