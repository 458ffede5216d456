import type { Routes } from '../router/screen';

/** Where its screens are. */
export const letterRoutes = {
  letters: {
    paths: ['/letters', '/letters/:box'],
    guard: 'authenticated',
    page: 'LettersPage',
    words: ['people', 'settings'],
  },
  letterWrite: {
    paths: ['/letters/write'],
    guard: 'authenticated',
    page: 'LetterWritePage',
    words: ['people', 'settings'],
  },
} satisfies Routes;
