import type { IncomingMessage } from 'node:http';

/** The request's address when it lies at or under `path`; nothing when elsewhere or no address. */
export const addressUnder = (path: string, { url = '' }: IncomingMessage): URL | undefined => {
  if (!URL.canParse(url, 'http://hub')) return undefined;
  const parsed = new URL(url, 'http://hub');
  const isUnder = parsed.pathname === path || parsed.pathname.startsWith(`${path}/`);
  return isUnder ? parsed : undefined;
};

/** Browsers cannot set a header on a WebSocket or an event source: there the query carries the token. */
export const tokenOf = ({ url = '', headers }: IncomingMessage): string | undefined => {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined || !URL.canParse(url, 'http://hub')) return bearer;
  return new URL(url, 'http://hub').searchParams.get('access_token') ?? undefined;
};
