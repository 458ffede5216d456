import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encodings, packedText, type ServedFile, sendPacked } from '../http/packed';

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

/** Pages are packed as often as they change, which is at each moment. */
const EFFORT = 5;

/** A page, packed here. */
export const pageOf = (text: string): Promise<ServedFile> =>
  packedText('text/html; charset=utf-8', text, EFFORT);

/** A text, packed here. */
export const fileOf = async (path: string, plain: Buffer): Promise<ServedFile> => ({
  type: typeOf(path),
  plain,
  packed: [['gzip', await promisify(gzip)(plain)]],
});

/** The files of a folder by their path in it, each read when it is first asked for. */
export const filesIn = async (folder: string): Promise<Map<string, () => Promise<ServedFile>>> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  /** With what the build packed beside it. */
  const read = async (path: string, type: string): Promise<ServedFile> => {
    const packed: [string, Buffer][] = [];
    for (const { name, ending } of encodings)
      if (paths.has(path + ending)) packed.push([name, await readFile(path + ending)]);
    return { type, plain: await readFile(path), packed };
  };
  return new Map(
    [...paths]
      .filter((path) => !/\.(br|gz|html)$/.test(path))
      .map((path) => {
        // Asked now: an ending that nobody knows must not wait for its first reader.
        const type = typeOf(path);
        return [relative(folder, path).split(sep).join('/'), () => read(path, type)];
      }),
  );
};

/**
 * Answers a file at a path, packed as the client takes it; whoever has it already is told so. It is
 * read once, when it is first asked for.
 */
export const registerFile = (
  app: FastifyInstance,
  path: string,
  read: () => Promise<ServedFile>,
  cacheControl = 'no-cache',
): void => {
  const load = async () => {
    const file = await read();
    const digest = createHash('sha256').update(file.plain).digest('base64url');
    return { file, etag: `"${digest}"` };
  };
  let loaded: ReturnType<typeof load> | undefined;
  app.get(path, async (request, reply) => {
    loaded ??= load().catch((error: unknown) => {
      // The next one who asks may find it.
      loaded = undefined;
      throw error;
    });
    const { file, etag } = await loaded;
    void reply.headers({ etag, 'cache-control': cacheControl }).type(file.type);
    if (request.headers['if-none-match'] !== etag) return sendPacked(request, reply, file);
    if (file.packed.length > 0) void reply.header('vary', 'accept-encoding');
    return reply.code(304).send();
  });
};
