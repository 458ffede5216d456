import type { Plugin } from 'vite';

/**
 * A fault of `npm run mutate`, put into one file as it is loaded. `MUTANT` names it as
 * `{file, start, end, put}`; it is '' for a run without one, and unset wherever nothing is planted.
 */
export const planted = (): Plugin => ({
  name: 'planted',
  apply: (_, { command }) => command === 'serve' && process.env.MUTANT !== undefined,
  transform: {
    order: 'pre',
    filter: { id: /\.ts$/ },
    handler(code, id) {
      const fault = JSON.parse(process.env.MUTANT || '{}');
      if (fault.file !== id) return undefined;
      return { code: code.slice(0, fault.start) + fault.put + code.slice(fault.end), map: null };
    },
  },
});
