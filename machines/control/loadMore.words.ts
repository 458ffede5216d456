import type { ResidentEvents, ResidentName } from '../app/residents';

/** The residents whose list grows by pages. */
export type ListName = {
  [Name in ResidentName]: { type: 'list.more' } extends ResidentEvents[Name] ? Name : never;
}[ResidentName];

export type LoadMoreEvent = { type: 'loadMore.press' };
