import { noun } from '../app/noun';
import { loadMoreMachine } from './loadMore.machine';

/** What the house has of it from the first moment. */
export const controlNear = noun({ controls: { loadMore: loadMoreMachine } });
