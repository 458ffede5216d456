import type { AdvertisementTerms } from '../../contract/advertisement.desk';
import type { Platform } from '../platform';
import type { CommandKey, Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import * as decider from './advertisement.decider';
import { advertisementKind } from './advertisement.events';

type Parts = Pick<Platform, 'store'>;

/**
 * Has something advertised, or otherwise than before; refuses what could not be shown or left for. By
 * its key a repetition advertises nothing twice.
 */
export const keepAdvertisement = (
  { store }: Parts,
  id: string,
  terms: AdvertisementTerms,
  step: decider.OperatorStep,
  key?: CommandKey,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'keepAdvertisement',
    at: step.at,
    ...(key && { key }),
    streams: { advertisement: streamOf(advertisementKind, id) },
    decide: ({ advertisement }) => decider.decideKeepAdvertisement(advertisement, terms, step),
  });

/** Has it advertised otherwise than before: refuses `not-found`, and as `keepAdvertisement` does. */
export const changeAdvertisement = (
  { store }: Parts,
  id: string,
  terms: AdvertisementTerms,
  step: decider.OperatorStep,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'changeAdvertisement',
    at: step.at,
    streams: { advertisement: streamOf(advertisementKind, id) },
    decide: ({ advertisement }) => decider.decideChangeAdvertisement(advertisement, terms, step),
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
