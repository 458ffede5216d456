/**
 * Why a machine has no walk on a page of its own. Each reason is checked: `unread`, no view of the
 * players’ product asks for it, as of the office’s, which is walked in a browser; `beside`, it takes edges in the walk of the named machine, whose pages show what comes of
 * it.
 */
export type Unwalked = 'unread' | { readonly beside: string };

/** The machines without a walk on a page of their own. */
export const unwalked: Readonly<Record<string, Unwalked>> = {
  clock: { beside: 'gameProfile' },
  desk: 'unread',
  door: 'unread',
  finder: 'unread',
  modeSaving: 'unread',
  moment: 'unread',
  office: 'unread',
  phrases: { beside: 'lobby' },
  router: { beside: 'reviews' },
  stage: { beside: 'lock' },
  storage: 'unread',
  tabs: 'unread',
  translations: { beside: 'lobby' },
};
