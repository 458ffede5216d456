import {
  clickAdvertisement,
  getAdvertisement,
  loadAdvertisement,
} from '../../../contract/advertisement';
import { ADVERTISEMENT_SEEN_MS } from '../../../contract/limits';
import type {
  AdvertisementShown,
  advertisementPorts,
} from '../../../machines/advertisement/advertisement.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

/** How much of it counts as in view. */
const HALF = 0.5;

const none = { type: 'advertisement.told', viewId: '', refreshFrequency: 0 } as const;
const given = (body: AdvertisementShown) => ({ body });

export const advertisementAdapters = (asks: Asks): AdaptersOf<typeof advertisementPorts> => ({
  'advertisement.ask': asks('advertisement.ask', getAdvertisement, {
    given: (query) => ({ query }),
    answered: ({ advertisement, viewId = '', refreshFrequency }) => ({
      type: 'advertisement.told',
      advertisement,
      viewId,
      refreshFrequency,
    }),
    // To whom nothing is advertised, nothing is explained.
    refused: () => none,
  }),
  'advertisement.watch': ({ placement }, answer) => {
    let rest: number | undefined;
    const wait = () => {
      rest ??= window.setTimeout(
        () => answer({ type: 'advertisement.seen' }),
        ADVERTISEMENT_SEEN_MS,
      );
    };
    const cease = () => {
      window.clearTimeout(rest);
      rest = undefined;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) wait();
        else cease();
      },
      { threshold: HALF },
    );
    const place = document.getElementById(`advertisement-${placement}`);
    if (place !== null) observer.observe(place);
    return () => {
      cease();
      observer.disconnect();
    };
  },
  'advertisement.load': asks('advertisement.load', loadAdvertisement, {
    given,
    answered: () => ({ type: 'advertisement.loaded' }),
  }),
  'advertisement.click': asks('advertisement.click', clickAdvertisement, {
    given,
    answered: () => ({ type: 'advertisement.clicked' }),
  }),
});
