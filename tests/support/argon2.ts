import { createRequire } from 'node:module';
import type * as argon2 from '@node-rs/argon2';
import { PASSWORD } from './password';

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof argon2;

/** What hashing the password of all players of tests gave, by its cost. */
const hashes = new Map<string, Promise<string>>();
/** The hashes that are of it. */
const known = new Set<string>();

const remembered = async (cost: argon2.Options | null | undefined): Promise<string> => {
  const kept = await real.hash(PASSWORD, cost);
  known.add(kept);
  return kept;
};

/**
 * argon2 as tests of the server have it: thousands of players sign up with one password, and hashing
 * takes 10 ms of a core each time. That one is hashed once and known again; any other is as ever.
 */
export const hash: typeof argon2.hash = (password, cost) => {
  if (password !== PASSWORD) return real.hash(password, cost);
  const key = JSON.stringify(cost);
  const kept = hashes.get(key) ?? remembered(cost);
  hashes.set(key, kept);
  return kept;
};

export const verify: typeof argon2.verify = async (kept, password, ...more) =>
  (password === PASSWORD && known.has(kept as string)) || real.verify(kept, password, ...more);
