/**
 * The JSON hub protocol of ASP.NET Core SignalR: records of JSON, each ended by 0x1E.
 * Nothing here throws: what does not fit comes back as a fault.
 */

export const RECORD_SEPARATOR = '\x1e';

/** Longest method name and invocation id that is read. */
const WORD_MAX = 100;
/** Most streams that one invocation may bring. */
const STREAMS_MAX = 10;

const messageType = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

export interface Invocation {
  readonly kind: 'invocation';
  readonly target: string;
  readonly arguments: readonly unknown[];
  /** Absent when the caller wants no completion. */
  readonly invocationId?: string;
  /** The caller wants a stream of results. */
  readonly streaming: boolean;
  /** By which ids the caller will send streams of its own. */
  readonly streamIds: readonly string[];
}

/** One of a stream that the client sends; `id` is the stream's. */
export interface StreamItem {
  readonly kind: 'item';
  readonly id: string;
  readonly item: unknown;
}

/** The end of a stream that the client sends, or what it answers to an invocation of the server. */
export interface Completion {
  readonly kind: 'completion';
  readonly id: string;
  readonly result: unknown;
  readonly error?: string;
}

export type HubMessage =
  | Invocation
  | StreamItem
  | Completion
  /** The client wants no more of the stream that it asked for. */
  | { readonly kind: 'cancel'; readonly id: string }
  | { readonly kind: 'ping' }
  | { readonly kind: 'close' }
  | { readonly kind: 'ack' | 'sequence'; readonly sequenceId: number }
  /** A type of a later protocol: the protocol says to ignore it. */
  | { readonly kind: 'unknown' };

export interface Fault {
  readonly kind: 'fault';
  readonly error: string;
}

const fault = (error: string): Fault => ({ kind: 'fault', error });

const readObject = (record: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(record);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= WORD_MAX;

export interface Handshake {
  readonly kind: 'handshake';
  /** 2 allows acknowledgements and stateful reconnect. */
  readonly version: 1 | 2;
}

/** Reads the first record of a connection; a fault's `error` is for the handshake's answer. */
export const readHandshake = (record: string): Handshake | Fault => {
  const request = readObject(record);
  if (request === undefined || typeof request.protocol !== 'string') {
    return fault('Handshake expected.');
  }
  // The name is not repeated: what a stranger sent is not ours to echo.
  if (request.protocol !== 'json') return fault('Requested protocol is not available.');
  if (request.version !== 1 && request.version !== 2) {
    return fault('Requested protocol version is not available.');
  }
  return { kind: 'handshake', version: request.version };
};

const readInvocation = (
  message: Record<string, unknown>,
  streamed: boolean,
): HubMessage | Fault => {
  const { target, invocationId, streamIds } = message;
  if (!isWord(target) || !Array.isArray(message.arguments)) return fault('Invocation malformed.');
  const streams: unknown = streamIds ?? [];
  if (!Array.isArray(streams) || streams.length > STREAMS_MAX || !streams.every(isWord))
    return fault('Invocation malformed.');
  const invocation = {
    kind: 'invocation',
    target,
    arguments: message.arguments,
    streaming: streamed,
    streamIds: streams,
  } as const;
  if (invocationId === undefined || invocationId === null) {
    return streamed ? fault('Invocation malformed.') : invocation;
  }
  return isWord(invocationId) ? { ...invocation, invocationId } : fault('Invocation malformed.');
};

/** Reads what is about something that was begun before. */
const readAbout = (message: Record<string, unknown>): HubMessage | Fault => {
  const { type, invocationId: id, item, result, error } = message;
  if (!isWord(id)) return fault('Message malformed.');
  if (type === messageType.streamItem) return { kind: 'item', id, item };
  if (type === messageType.cancelInvocation) return { kind: 'cancel', id };
  if (error === undefined || error === null) return { kind: 'completion', id, result };
  return { kind: 'completion', id, result, error: String(error) };
};

/** Reads one record after the handshake. */
export const readMessage = (record: string): HubMessage | Fault => {
  const message = readObject(record);
  if (message === undefined || typeof message.type !== 'number') return fault('Message malformed.');
  const { type, sequenceId } = message;
  switch (type) {
    case messageType.invocation:
    case messageType.streamInvocation:
      return readInvocation(message, type === messageType.streamInvocation);
    case messageType.streamItem:
    case messageType.completion:
    case messageType.cancelInvocation:
      return readAbout(message);
    case messageType.ping:
      return { kind: 'ping' };
    case messageType.close:
      return { kind: 'close' };
    case messageType.ack:
    case messageType.sequence:
      return typeof sequenceId === 'number' && Number.isSafeInteger(sequenceId) && sequenceId >= 0
        ? { kind: type === messageType.ack ? 'ack' : 'sequence', sequenceId }
        : fault('Message malformed.');
    default:
      return { kind: 'unknown' };
  }
};

const record = (message: object): string => JSON.stringify(message) + RECORD_SEPARATOR;

export const writeHandshake = (error?: string): string =>
  record(error === undefined ? {} : { error });

/** Without an id the client answers nothing. */
export const writeInvocation = (
  target: string,
  args: readonly unknown[],
  invocationId?: string,
): string =>
  record({
    type: messageType.invocation,
    ...(invocationId === undefined ? {} : { invocationId }),
    target,
    arguments: args,
  });

export const writeStreamItem = (invocationId: string, item: unknown): string =>
  record({ type: messageType.streamItem, invocationId, item });

/** What an invocation came to: a result, an error, or for one that has none, and for a stream, its end. */
export type Outcome = { readonly result: unknown } | { readonly error: string } | object;

export const writeCompletion = (invocationId: string, outcome: Outcome): string =>
  record({ type: messageType.completion, invocationId, ...outcome });

export const writePing = (): string => record({ type: messageType.ping });

export const writeClose = (close: { error?: string; allowReconnect: boolean }): string =>
  record({ type: messageType.close, ...close });

export const writeAck = (sequenceId: number): string =>
  record({ type: messageType.ack, sequenceId });

export const writeSequence = (sequenceId: number): string =>
  record({ type: messageType.sequence, sequenceId });
