import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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

/** Of Brotli's eleven efforts the one that costs as much as gzip does. */
const EFFORT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page, packed here. */
export const pageOf = async (text: string): Promise<ServedFile> => {
  const plain = Buffer.from(text);
  const packed = await Promise.all([
    promisify(brotliCompress)(plain, EFFORT),
    promisify(gzip)(plain),
  ]);
  return {
    type: 'text/html; charset=utf-8',
    plain,
    packed: [
      ['br', packed[0]],
      ['gzip', packed[1]],
    ],
  };
};

/** A text, packed here. */
export const fileOf = async (path: string, plain: Buffer): Promise<ServedFile> => ({
  type: typeOf(path),
  plain,
  packed: [['gzip', await promisify(gzip)(plain)]],
});

const encodingOf = (name: string, ending: string) => ({
  name,
  ending,
  /** Whether an `Accept-Encoding` takes it. */
  taken: new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(0\\.\\d*[1-9]|1)|,|$)`),
});
/** Best first. */
const encodings = [encodingOf('br', '.br'), encodingOf('gzip', '.gz')];

/** What a client takes of how a file is packed. */
const chosen = ({ packed }: ServedFile, accepted: string) =>
  packed.find(([name]) =>
    encodings.some((each) => each.name === name && each.taken.test(accepted)),
  );

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

/** Answers a file, packed as the client takes it. */
export const sendFile = (request: FastifyRequest, reply: FastifyReply, file: ServedFile) => {
  if (file.packed.length > 0) void reply.header('vary', 'accept-encoding');
  void reply.type(file.type);
  const [encoding, bytes] = chosen(file, request.headers['accept-encoding'] ?? '') ?? [];
  return encoding === undefined
    ? reply.send(file.plain)
    : reply.header('content-encoding', encoding).send(bytes);
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
    if (request.headers['if-none-match'] !== etag) return sendFile(request, reply, file);
    if (file.packed.length > 0) void reply.header('vary', 'accept-encoding');
    return reply.code(304).send();
  });
};
