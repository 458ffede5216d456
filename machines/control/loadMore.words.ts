export type LoadMoreEvent = { type: 'loadMore.press' };
