import type { IncomingMessage } from 'node:http';

/**
 * Whether a request to hub or socket comes from a page of another site than the platform's own,
 * which is at `publicUrl` and wherever the request itself was sent to. A client that is no browser
 * names no origin; it has to have a token all the same.
 */
export const isForeign = ({ headers }: IncomingMessage, publicUrl: string): boolean => {
  const { origin, host } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
};
