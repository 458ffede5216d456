import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/**
 * A file that is answered as it is, again and again. It is in memory once, however many read it and
 * however slowly: a stream of its own for each would cost a reader who stalls the platform's memory.
 */
export interface ServedFile {
  readonly type: string;
  readonly plain: Buffer;
  /** Packed beforehand, by the name of the encoding, best first. */
  readonly packed: readonly (readonly [encoding: string, bytes: Buffer])[];
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const typeOf = (path: string): string => {
  const type = types[extname(path)];
  if (type === undefined) throw new Error(`What is ${path}? Its ending has no content type`);
  return type;
};

/** A text, packed here. */
export const fileOf = async (path: string, plain: Buffer): Promise<ServedFile> => ({
  type: typeOf(path),
  plain,
  packed: [['gzip', await promisify(gzip)(plain)]],
});

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The files of a folder by their path in it, with what the build packed beside them. */
export const filesIn = async (folder: string): Promise<Map<string, ServedFile>> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map<string, ServedFile>();
  for (const path of paths) {
    if (/\.(br|gz|html)$/.test(path)) continue;
    const packed: [string, Buffer][] = [];
    for (const [encoding, ending] of encodings)
      if (paths.includes(path + ending)) packed.push([encoding, await readFile(path + ending)]);
    const name = relative(folder, path).split(sep).join('/');
    files.set(name, { type: typeOf(path), plain: await readFile(path), packed });
  }
  return files;
};

/** Whether a client takes an encoding, by its `Accept-Encoding`. */
const takes = (accepted: string, encoding: string): boolean =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(0\\.\\d*[1-9]|1)|,|$)`).test(accepted);

/** Answers a file at a path, packed as the client takes it; whoever has it already is told so. */
export const registerFile = (
  app: FastifyInstance,
  path: string,
  { type, plain, packed }: ServedFile,
  cacheControl = 'no-cache',
): void => {
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  app.get(path, async (request, reply) => {
    void reply.headers({ etag, 'cache-control': cacheControl });
    if (packed.length > 0) void reply.header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    void reply.type(type);
    const accepted = request.headers['accept-encoding'] ?? '';
    const [encoding, bytes] = packed.find(([name]) => takes(accepted, name)) ?? [];
    return encoding === undefined
      ? reply.send(plain)
      : reply.header('content-encoding', encoding).send(bytes);
  });
};
