import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ProblemCode, problem } from '../../contract/problems';

/** What Node's parser refuses before there is a request to answer. */
const codes: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-late',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/** Answers on a line that has no response of Node's, under `headers`, and hangs up. */
export class LineRefusals {
  constructor(readonly headers: Readonly<Record<string, string>>) {}

  /** Answers bytes that never became a request. */
  readonly refuseBytes = (error: { code?: string }, socket: Socket): void => {
    // Whoever hung up, or was cut off, hears nothing any more.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    this.#answer(socket, codes[error.code ?? ''] ?? 'request-malformed');
  };

  /** Answers an upgrade. */
  refuseUpgrade(line: Duplex, code: ProblemCode): void {
    // Without a listener, a line that breaks meanwhile would end the process.
    line.on('error', () => line.destroy());
    if (!line.destroyed) this.#answer(line, code);
  }

  #answer(line: Duplex, code: ProblemCode): void {
    const body = problem(code);
    const text = JSON.stringify(body);
    const lines = [
      `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
      ...Object.entries(this.headers).map(([name, value]) => `${name}: ${value}`),
    ];
    // What has not arrived yet is not waited for.
    line.end(`${lines.join('\r\n')}\r\n\r\n${text}`, () => line.destroy());
  }
}
