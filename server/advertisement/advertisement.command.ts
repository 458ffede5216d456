import type { Platform } from '../platform';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import * as decider from './advertisement.decider';
import { advertisementKind } from './advertisement.events';
import type { AdvertisementTerms } from './advertisement.terms';

type Parts = Pick<Platform, 'store'>;

/** Has something advertised, or otherwise than before; refuses what could not be shown or left for. */
export const keepAdvertisement = (
  { store }: Parts,
  id: string,
  terms: AdvertisementTerms,
  step: decider.OperatorStep,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'keepAdvertisement',
    at: step.at,
    streams: { advertisement: streamOf(advertisementKind, id) },
    decide: ({ advertisement }) => decider.decideKeepAdvertisement(advertisement, terms, step),
  });

/** Takes an advertisement from everywhere: refuses `not-found`; to end it again is silent. */
export const endAdvertisement = (
  { store }: Parts,
  id: string,
  step: decider.OperatorStep,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'endAdvertisement',
    at: step.at,
    streams: { advertisement: streamOf(advertisementKind, id) },
    decide: ({ advertisement }) => decider.decideEndAdvertisement(advertisement, step),
  });
