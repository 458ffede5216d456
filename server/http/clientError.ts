import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ProblemCode, problem } from '../../contract/problems';

/** What Node's parser refuses before there is a request to answer. */
const codes: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-late',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/** Answers bytes that never became a request with a problem under `headers`, and hangs up. */
export const answerClientErrors =
  (headers: Readonly<Record<string, string>>) =>
  (error: { code?: string }, socket: Socket): void => {
    // Whoever hung up, or was cut off, hears nothing any more.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const body = problem(codes[error.code ?? ''] ?? 'request-malformed');
    const text = JSON.stringify(body);
    const lines = [
      `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    // What has not arrived yet is not waited for.
    return void socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
  };
