import { anAdvertisement } from '../../contract/make/advertisement';
import type { AdvertisementContext } from './advertisement.machine';
import type { AdvertisementTold } from './advertisement.words';

/** One for the lobby that stays. */
export const anAdvertisementTold = (given: Partial<AdvertisementTold> = {}): AdvertisementTold => ({
  type: 'advertisement.told',
  advertisement: anAdvertisement(),
  viewId: 'view_0001.00',
  refreshFrequency: 0,
  ...given,
});

/** The lobby’s placement, with a picture of a pier. */
export const anAdvertisementAt = (
  given: Partial<AdvertisementContext> = {},
): AdvertisementContext => ({
  placement: 'lobby',
  country: 'US',
  language: 'en-US',
  mode: 'coins',
  advertisement: anAdvertisement(),
  viewId: 'view_0001.00',
  refreshFrequency: 0,
  ...given,
});
