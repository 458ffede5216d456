import type { IncomingHttpHeaders } from 'node:http';

/** Whether a host without its port, as an address has it, is this very machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/** What a proxy adds to a request that it passes on. */
const isForwarding = (header: string): boolean =>
  /^(forwarded|x-forwarded-.+|x-real-ip|via)$/.test(header);

/**
 * Whether nothing about a request says that it came from elsewhere: no proxy passed it on, and it
 * was meant for this machine [decision 76]. It does not look at who sent it: the platform listens on
 * loopback wherever this is asked.
 */
export const isLocal = ({ headers }: { readonly headers: IncomingHttpHeaders }): boolean =>
  isLoopback((headers.host ?? '').replace(/:\d+$/, '')) && !Object.keys(headers).some(isForwarding);
