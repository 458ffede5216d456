import type { SnapshotFrom } from 'xstate';
import type { languageOfferMachine } from './languageOffer.machine';

/** The language (BCP 47) that is offered now; undefined while none is. */
export const offered = (offer: SnapshotFrom<typeof languageOfferMachine>): string | undefined =>
  offer.matches('offered') ? offer.context.language : undefined;
