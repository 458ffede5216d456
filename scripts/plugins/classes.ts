import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LENGTH = 4;
const owners = new Map<string, string>();

/**
 * The name of a class as it is delivered: a few signs that the file and the name give, alike in the
 * page and in what the server draws. Readable names would be a quarter of a kilobyte more to load.
 */
export const classOf = (name: string, file: string): string => {
  const owner = `${relative(process.cwd(), file.replace(/\?.*$/, ''))} ${name}`;
  const hash = createHash('sha256').update(owner).digest('base64url');
  // No class begins with a digit, nor with a dash.
  const short = hash.replace(/^[^a-zA-Z]+/, '').slice(0, LENGTH);
  const other = owners.get(short) ?? owner;
  if (other !== owner) throw new Error(`${owner} and ${other} have one class: make them longer`);
  owners.set(short, owner);
  return short;
};
