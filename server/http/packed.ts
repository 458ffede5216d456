import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

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

/** What is never given to other bytes is kept by whoever read it. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Packs a text; `effort` of Brotli's eleven, of which the fifth costs as much as gzip does. */
export const packedText = async (
  type: string,
  text: string,
  effort: number,
): Promise<ServedFile> => {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
    promisify(gzip)(plain),
  ]);
  return {
    type,
    plain,
    packed: [
      ['br', br],
      ['gzip', gz],
    ],
  };
};

const encodingOf = (name: string, ending: string) => ({
  name,
  ending,
  /** Whether an `Accept-Encoding` takes it. */
  taken: new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(0\\.\\d*[1-9]|1)|,|$)`),
});
/** How a file may be packed, best first. */
export const encodings = [encodingOf('br', '.br'), encodingOf('gzip', '.gz')];

/** What a client takes of how a file is packed. */
const chosen = ({ packed }: ServedFile, accepted: string) =>
  packed.find(([name]) =>
    encodings.some((each) => each.name === name && each.taken.test(accepted)),
  );

/** Answers a file, packed as the client takes it. */
export const sendPacked = (request: FastifyRequest, reply: FastifyReply, file: ServedFile) => {
  if (file.packed.length > 0) void reply.header('vary', 'accept-encoding');
  void reply.type(file.type);
  const [encoding, bytes] = chosen(file, request.headers['accept-encoding'] ?? '') ?? [];
  return encoding === undefined
    ? reply.send(file.plain)
    : reply.header('content-encoding', encoding).send(bytes);
};
