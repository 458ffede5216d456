import { type ActorRefFrom, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import type { LanguageOfferEvent } from './languageOffer.words';

export interface LanguageOfferInput {
  /** The translation that the device reads; undefined where there is none to offer. */
  language: string | undefined;
}

/** American English is where everybody begins; who reads another of our languages is asked once. */
export const languageOfferMachine = setup({
  types: {} as {
    context: LanguageOfferInput;
    events: LanguageOfferEvent;
    input: LanguageOfferInput;
    tags: Look;
    meta: Meaning;
  },
  guards: { isOffered: ({ context }) => context.language !== undefined },
  actions: {
    chooseLanguage: tell('locale', ({ context: { language = '' } }) => ({
      type: 'locale.chooseLanguage',
      language,
    })),
    storeDeclined: tell('storage', ({ context: { language = '' } }) => ({
      type: 'storage.keep',
      key: 'languageDeclined',
      value: language,
    })),
  },
}).createMachine({
  id: 'languageOffer',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      meta: { says: 'Looks whether the device reads a language of ours', spec: '§4, §9' },
      always: [{ guard: 'isOffered', target: 'offered' }, { target: 'settled' }],
    },
    offered: {
      meta: { says: 'Offers the language that the device reads', spec: '§4, §9' },
      on: {
        'languageOffer.take': { target: 'settled', actions: 'chooseLanguage' },
        'languageOffer.decline': { target: 'settled', actions: 'storeDeclined' },
        // Chosen elsewhere, or by the country.
        'locale.languageChanged': 'settled',
      },
    },
    settled: { meta: { says: 'Nothing to offer, or answered', spec: '§4, §9' } },
  },
});

export type LanguageOfferActor = ActorRefFrom<typeof languageOfferMachine>;
