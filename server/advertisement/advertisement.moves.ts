import type { AdvertisementStep } from '../../contract/lifecycles';
import type { ViewState } from './advertisement.events';

/** Where a view stands in its lifecycle. */
export const stepOf = ({ loaded, clicked }: ViewState): AdvertisementStep => {
  if (clicked) return 'clicked';
  return loaded ? 'loaded' : 'served';
};
