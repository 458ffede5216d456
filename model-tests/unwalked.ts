/**
 * Why a machine has no walk on a page of its own. Each reason is checked: `unread`, no view asks
 * for it; `product`, it is walked on the running product; `beside`, it takes edges in the walk of
 * the named machine, whose pages show what comes of it.
 */
export type Unwalked = 'unread' | 'product' | { readonly beside: string };

/** The machines without a walk on a page of their own. */
export const unwalked: Readonly<Record<string, Unwalked>> = {
  clock: { beside: 'gameProfile' },
  countries: { beside: 'details' },
  game: { beside: 'gameProfile' },
  hub: 'product',
  outbox: { beside: 'letterWrite' },
  phrases: { beside: 'lobby' },
  router: { beside: 'reviews' },
  stage: { beside: 'lock' },
  storage: 'unread',
  table: { beside: 'play' },
  tabs: 'unread',
  translations: { beside: 'lobby' },
};
