import type { Call } from './call';
import { API_PREFIX } from './limits';

type Asked = Pick<Call, 'method' | 'path'>;

/** What a call is asked with. */
interface Given {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Where a call is made, below the origin; what is undefined is left out. */
export const addressOf = ({ path }: Asked, { params, query }: Given): string => {
  const values: Record<string, unknown> = { ...(params as object | undefined) };
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
  const pairs = Object.entries({ ...(query as object | undefined) })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  return `${API_PREFIX}${filled}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
};

/**
 * What is asked, in one line: by it an answer is found that came before its question
 * [decision 96]. Both sides write the fields of a body in the same order.
 */
export const questionOf = (call: Asked, given: Given): string =>
  `${call.method} ${addressOf(call, given)} ${JSON.stringify(given.body ?? {})}`;
