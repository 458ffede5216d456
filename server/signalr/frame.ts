/** Header of an unmasked final WebSocket text frame (RFC 6455 §5.2) before a payload of this size. */
const textFrameHeader = (bytes: number): Buffer => {
  if (bytes < 126) return Buffer.from([0x81, bytes]);
  if (bytes < 65_536) return Buffer.from([0x81, 126, bytes >> 8, bytes & 0xff]);
  const header = Buffer.alloc(10);
  header[0] = 0x81;
  header[1] = 127;
  header.writeBigUInt64BE(BigInt(bytes), 2);
  return header;
};

/**
 * One outgoing record, serialised once and put into each transport's wire form at most once,
 * however many connections it goes to.
 */
export class Frame {
  readonly #payload: Buffer;
  #webSocket: Buffer | undefined;
  #event: Buffer | undefined;

  /** `tracked` frames count in the sequence of a stateful connection; pings and closes do not. */
  constructor(
    text: string,
    readonly tracked: boolean,
  ) {
    this.#payload = Buffer.from(text, 'utf8');
  }

  /** Size of the record in bytes, without the transport's wrapping. */
  get bytes(): number {
    return this.#payload.length;
  }

  get payload(): Buffer {
    return this.#payload;
  }

  get webSocket(): Buffer {
    this.#webSocket ??= Buffer.concat([textFrameHeader(this.#payload.length), this.#payload]);
    return this.#webSocket;
  }

  /** A server-sent event; JSON holds no line break, so one data line carries the record. */
  get event(): Buffer {
    this.#event ??= Buffer.concat([Buffer.from('data: '), this.#payload, Buffer.from('\r\n\r\n')]);
    return this.#event;
  }
}
