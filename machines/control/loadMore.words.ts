export type LoadMoreEvent = { type: 'loadMore.press' };

export interface LoadMoreInput {
  /** The list that is to load its next page. */
  resident:
    | 'activities'
    | 'gifts'
    | 'letters'
    | 'lobby'
    | 'messages'
    | 'notifications'
    | 'people'
    | 'reviews'
    | 'rounds'
    | 'transactions';
}

declare module '../kit/controls' {
  interface Controls {
    loadMore: LoadMoreInput;
  }
}
