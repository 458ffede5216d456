/** How a request is answered: with a page of the shell, from the hashed files, or as without us. */
export type Answering = 'page' | 'file' | 'none';

/** Pages of the server itself, and the office; what it answers is never kept [docs/decisions/066-push.md]. */
const SERVERS =
  /^\/(api|advertisements|messageHub|socket\.io|assets|brand|images|mails|staff|healthz|readyz)(\/|$)/;

/** Named after what is in them, they never change; pictures lie in folders, by their own names. */
const HASHED = /^\/assets\/[^/]*-[A-Za-z0-9_-]{8}\.\w+$/;

interface Asked {
  method: string;
  mode: string;
  /** Absolute. */
  url: string;
}

/** What the worker does with a request of a page of `origin`. */
export const answeringOf = ({ method, mode, url }: Asked, origin: string): Answering => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'none';
  if (mode !== 'navigate') return HASHED.test(pathname) ? 'file' : 'none';
  return SERVERS.test(pathname) || /\.\w+$/.test(pathname) ? 'none' : 'page';
};
