import { aFilmedAdvertisement, aFramedAdvertisement } from '../../contract/make/advertisement';
import { aProtection } from '../../contract/make/protection';
import { advertisementMachine } from '../../machines/advertisement/advertisement.machine';
import { anAdvertisementTold } from '../../machines/advertisement/advertisement.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const advertisementWalk = walk({
  machine: silent(advertisementMachine),
  inputs: [{ placement: 'lobby', country: 'US', language: 'en-US', mode: 'fun' }],
  events: [
    anAdvertisementTold({ refreshFrequency: 30 }),
    anAdvertisementTold({ advertisement: aFramedAdvertisement() }),
    anAdvertisementTold({ advertisement: aFilmedAdvertisement() }),
    anAdvertisementTold({ advertisement: undefined, viewId: '' }),
    { type: 'advertisement.seen' },
    { type: 'advertisement.loaded' },
    { type: 'advertisement.click' },
    { type: 'advertisement.clicked' },
    { type: 'protection.changed', protection: aProtection() },
    { type: 'port.failed', port: 'advertisement.ask' },
  ],
  view: ({ context: { advertisement, refreshFrequency } }) => [
    advertisement?._id,
    refreshFrequency > 0,
  ],
});
