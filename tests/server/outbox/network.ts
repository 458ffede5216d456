import { vi } from 'vitest';

/** What the network makes of one request. */
export type Fate =
  /** It arrives, and so does its answer. */
  | 'pass'
  /** It is lost on the way there. */
  | 'lost'
  /** It arrives, its answer does not. */
  | 'unanswered'
  /** It arrives twice. */
  | 'twice'
  /** It seems lost, and arrives after others. */
  | 'late';

/** A network between pages and the platform, by a plan. */
export interface Network {
  online: boolean;
  /** Requests that seemed lost arrive now. */
  deliver(): Promise<void>;
}

/** An answer that cannot be read: to a page the same as a broken line, but without its waiting. */
const torn = () => new Response('<torn>', { status: 200 });

/**
 * Puts the network where pages look for it: `fate` decides on each request. Give it back with
 * `vi.unstubAllGlobals()`.
 */
export const openNetwork = (origin: string, fate: () => Fate): Network => {
  const real = fetch;
  const late: Request[] = [];
  const network: Network = {
    online: true,
    async deliver() {
      for (const request of late.splice(0)) await (await real(request)).text();
    },
  };
  // Relative addresses, as in a page.
  vi.stubGlobal(Symbol.for('undici.globalOrigin.1'), new URL(origin));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', {
    get onLine() {
      return network.online;
    },
  });
  vi.stubGlobal('fetch', async (request: Request | string, more?: RequestInit) => {
    // The test itself asks by plain addresses, beside this network.
    if (typeof request === 'string') return real(request, more);
    const text = await request.text();
    const again = () =>
      new Request(request.url, {
        method: request.method,
        headers: request.headers,
        ...(text !== '' && { body: text }),
      });
    const chosen = network.online ? fate() : 'lost';
    if (chosen === 'late') late.push(again());
    if (chosen === 'late' || chosen === 'lost') return torn();
    const answer = await real(again());
    if (chosen === 'twice') await (await real(again())).text();
    if (chosen !== 'unanswered') return answer;
    await answer.text();
    return torn();
  });
  return network;
};
