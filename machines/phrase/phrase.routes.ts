import type { Routes } from '../router/screen';

/** Where those who play translate: guests read there how far it is. */
export const phraseRoutes = {
  translate: { paths: ['/translate'], page: 'TranslatePage', words: ['translate'] },
} satisfies Routes;
