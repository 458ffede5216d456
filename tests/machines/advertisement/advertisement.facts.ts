import { aFramedAdvertisement } from '../../../contract/make/advertisement';
import { anAdvertisementTold } from '../../../machines/advertisement/advertisement.sample';

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'advertisement.ask': () => [
    anAdvertisementTold({ refreshFrequency: 30 }),
    anAdvertisementTold({ advertisement: aFramedAdvertisement() }),
    anAdvertisementTold({ advertisement: undefined, viewId: '' }),
  ],
  'advertisement.watch': () => [{ type: 'advertisement.seen' }],
  'advertisement.load': () => [{ type: 'advertisement.loaded' }],
  'advertisement.click': () => [{ type: 'advertisement.clicked' }],
};
