import type { LanguageFact } from './locale.words';

export type LanguageOfferEvent =
  | { type: 'languageOffer.take' }
  | { type: 'languageOffer.decline' }
  | LanguageFact;

declare module '../kit/residents' {
  interface Residents {
    languageOffer: LanguageOfferEvent;
  }
}
