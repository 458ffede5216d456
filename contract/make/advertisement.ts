import type { Advertisement } from '../advertisement';

/** A picture of a pier, which opens another tab. */
export const anAdvertisement = (given: Partial<Advertisement> = {}): Advertisement => ({
  _id: 'advertisement_0001',
  name: 'Sample Pier, sample data',
  placement: 'lobby',
  target: 'new',
  landingUrl: 'https://pier.example/welcome',
  content: { type: 'image', image: '/assets/games/lantern-run.svg', isIframe: false },
  ...given,
});

/** One with scripts of its own, in its frame. */
export const aFramedAdvertisement = (given: Partial<Advertisement> = {}): Advertisement =>
  anAdvertisement({
    _id: 'advertisement_0002',
    content: { type: 'HTML/JS', html: '/advertisements/advertisement_0002', isIframe: true },
    ...given,
  });

/** One that is looked at for a while. */
export const aFilmedAdvertisement = (given: Partial<Advertisement> = {}): Advertisement =>
  anAdvertisement({
    _id: 'advertisement_0003',
    target: 'same',
    content: { type: 'video', video: '/assets/pier.webm', isIframe: false },
    ...given,
  });
