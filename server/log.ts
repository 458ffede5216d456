import pino, { type DestinationStream, type Level, type Logger } from 'pino';

/**
 * What a log says of an error: what it is and where it came from, its causes too. What a driver adds
 * (the detail of a refused row) may hold what people typed.
 */
const tellError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, ...('code' in error && { code: error.code }), stack };
};

/** The platform's log: lines of JSON, of errors all that helps to find their cause. */
export const openLog = (level: Level | 'silent', to?: DestinationStream): Logger => {
  const options = { level, serializers: { error: tellError } };
  return to === undefined ? pino(options) : pino(options, to);
};
