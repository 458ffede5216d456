import { type ActorRefFrom, assign, setup } from 'xstate';
import { DEFAULT_LANGUAGE } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import {
  type ChosenCountry,
  defaultLocale,
  inCountry,
  isSwitched,
  isWordless,
  type Locale,
  languageName,
} from './locale.rules';
import { type LocaleEvent, localePorts } from './locale.words';

export interface LocaleInput {
  /** The stored country with its currency; without one the address is asked [§4]. */
  country: { code: string; currency: string } | undefined;
  language: string | undefined;
}

export interface LocaleContext extends Locale {
  isCountryStored: boolean;
}

export const localeMachine = setup({
  types: {} as {
    context: LocaleContext;
    events: LocaleEvent;
    input: LocaleInput;
    tags: Look;
    meta: Meaning;
  },
  actors: localePorts,
  guards: {
    isCountryStored: ({ context }) => context.isCountryStored,
    isLanguageSwitched: ({ context }, params: ChosenCountry) => isSwitched(context, params),
    isLanguageWordless: ({ context }, params: ChosenCountry) => isWordless(context, params),
    isOtherLanguage: ({ context }, params: { language: string }) =>
      params.language !== context.language,
  },
  actions: {
    keepCountry: assign(({ context }, params: ChosenCountry) => inCountry(context, params)),
    keepPlace: assign((_, params: { country: string; currency: string }) => ({
      country: params.country,
      currency: params.currency,
    })),
    keepLanguage: assign((_, params: { language: string }) => ({
      language: params.language,
      replaceable: false,
    })),
    defaultLanguage: assign({ language: DEFAULT_LANGUAGE, replaceable: true }),
    storeCountry: tell('storage', ({ context }) => ({
      type: 'storage.keep',
      key: 'countrySelected',
      value: JSON.stringify({ code: context.country, currency: context.currency }),
    })),
    storeLanguage: tell('storage', ({ context }) => ({
      type: 'storage.keep',
      key: 'languageV2',
      value: JSON.stringify({ code: context.language }),
    })),
    // Stored, the next start would take it as chosen.
    eraseLanguage: tell('storage', { type: 'storage.drop', key: 'languageV2' }),
    sayWordless: tell('alerts', ({ context }, params: ChosenCountry) => ({
      type: 'alerts.say',
      kind: 'info',
      slug: 'Locale.There are no words in {wanted} yet: the page stays in {language}',
      values: {
        wanted: languageName(params.language, context.language),
        language: languageName(context.language, context.language),
      },
    })),
    tellLanguage: publish(({ context }) => ({
      type: 'locale.languageChanged',
      language: context.language,
    })),
    tellCountry: tell('playMode', ({ context }) => ({
      type: 'playMode.settle',
      country: context.country,
      currency: context.currency,
    })),
  },
}).createMachine({
  id: 'locale',
  context: ({ input }) => ({
    ...defaultLocale,
    ...(input.country && { country: input.country.code, currency: input.country.currency }),
    ...(input.language !== undefined && { language: input.language, replaceable: false }),
    isCountryStored: input.country !== undefined,
  }),
  initial: 'deciding',
  on: {
    'locale.chooseLanguage': [
      {
        guard: { type: 'isOtherLanguage', params: ({ event }) => event },
        actions: [
          { type: 'keepLanguage', params: ({ event }) => event },
          'storeLanguage',
          'tellLanguage',
        ],
      },
      // Chosen, a default is none any more.
      { actions: [{ type: 'keepLanguage', params: ({ event }) => event }, 'storeLanguage'] },
    ],
    'locale.chooseCountry': [
      {
        guard: { type: 'isLanguageSwitched', params: ({ event }) => event },
        target: '.chosen',
        reenter: true,
        actions: [
          { type: 'keepCountry', params: ({ event }) => event },
          'storeCountry',
          'storeLanguage',
          'tellLanguage',
        ],
      },
      {
        guard: { type: 'isLanguageWordless', params: ({ event }) => event },
        target: '.chosen',
        reenter: true,
        actions: [
          { type: 'keepCountry', params: ({ event }) => event },
          'storeCountry',
          { type: 'sayWordless', params: ({ event }) => event },
        ],
      },
      {
        target: '.chosen',
        reenter: true,
        actions: [{ type: 'keepCountry', params: ({ event }) => event }, 'storeCountry'],
      },
    ],
    'locale.languageChosen': [
      {
        guard: { type: 'isOtherLanguage', params: ({ event }) => event },
        actions: [{ type: 'keepLanguage', params: ({ event }) => event }, 'tellLanguage'],
      },
      { actions: { type: 'keepLanguage', params: ({ event }) => event } },
    ],
    'locale.countryChosen': {
      target: '.chosen',
      reenter: true,
      actions: { type: 'keepPlace', params: ({ event }) => event },
    },
    'locale.resetLanguage': [
      {
        guard: { type: 'isOtherLanguage', params: { language: DEFAULT_LANGUAGE } },
        actions: ['defaultLanguage', 'eraseLanguage', 'tellLanguage'],
      },
      { actions: ['defaultLanguage', 'eraseLanguage'] },
    ],
  },
  states: {
    deciding: {
      meta: { says: 'Looks for a stored country', spec: '§4 Translation service' },
      always: [{ guard: 'isCountryStored', target: 'chosen' }, { target: 'locating' }],
    },
    locating: {
      meta: { says: 'Asks for the country by the address', spec: '§4 Translation service' },
      entry: 'tellCountry',
      invoke: { id: 'locate', src: 'locale.locate', input: undefined },
      on: {
        'locale.located': {
          target: 'located',
          actions: { type: 'keepPlace', params: ({ event }) => event },
        },
        'port.failed': 'unlocated',
      },
    },
    located: {
      meta: { says: 'Country and currency by the address', spec: '§4 Translation service' },
      entry: 'tellCountry',
    },
    unlocated: {
      tags: ['failed'],
      meta: { says: 'No address answer: the United States of America', spec: '§5 Jurisdictions' },
      on: { 'connection.found': 'locating' },
    },
    chosen: {
      meta: { says: 'The player chose a country', spec: '§4 Translation service' },
      entry: 'tellCountry',
    },
  },
});

export type LocaleActor = ActorRefFrom<typeof localeMachine>;
