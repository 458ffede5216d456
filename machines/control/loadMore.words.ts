import type { ResidentName, Residents } from '../kit/residents';

/** The residents whose list grows by pages. */
export type ListName = {
  [Name in ResidentName]: { type: 'list.more' } extends Residents[Name] ? Name : never;
}[ResidentName];

export type LoadMoreEvent = { type: 'loadMore.press' };

export interface LoadMoreInput {
  /** The list that is to load its next page. */
  list: ListName;
}

declare module '../kit/controls' {
  interface Controls {
    loadMore: LoadMoreInput;
  }
}
