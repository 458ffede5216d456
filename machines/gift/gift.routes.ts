import type { Routes } from '../router/screen';

/** Where its screens are. */
export const giftRoutes = {
  gifts: {
    paths: ['/gifts', '/gifts/:list'],
    guard: 'authenticated',
    page: 'GiftsPage',
    words: ['people'],
  },
  giftSend: {
    paths: ['/gifts/send'],
    guard: 'authenticated',
    page: 'GiftSendPage',
    words: ['people'],
  },
} satisfies Routes;
