import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { toChild } from '../kit/toChild';
import { readStored } from './storage.rules';
import {
  type RememberedKey,
  type StorageEvent,
  type StorageKey,
  storagePorts,
} from './storage.words';

/** What is there with consent alone; the compiler asks for each. */
const remembered = Object.keys({
  playMode: true,
  sound: true,
  view: true,
} satisfies Record<RememberedKey, true>) as RememberedKey[];

export interface StorageContext {
  /** What was chosen on this page: kept as soon as it may be. */
  chosen: Partial<Record<RememberedKey, string>>;
}

export const storageMachine = setup({
  types: {} as { context: StorageContext; events: StorageEvent; tags: Look; meta: Meaning },
  actors: storagePorts,
  guards: {
    isTokenStored: (_, params: { key: StorageKey; value: string | null }) =>
      params.key === 'token' && params.value !== null,
    isTokenCleared: (_, params: { key: StorageKey; value: string | null }) =>
      params.key === 'token' && params.value === null,
    isPush: (_, params: { key: StorageKey }) => params.key === 'push',
  },
  actions: {
    write: toChild('disk', (_, params: { key: StorageKey; value: string }) => ({
      type: 'disk.write',
      key: params.key,
      value: params.value,
    })),
    erase: toChild('disk', (_, params: { key: StorageKey }) => ({
      type: 'disk.erase',
      key: params.key,
    })),
    keepChosen: assign(({ context }, { key, value }: { key: RememberedKey; value: string }) => ({
      chosen: { ...context.chosen, [key]: value },
    })),
    writeChosen: enqueueActions(({ context: { chosen }, enqueue }) => {
      for (const key of remembered) {
        const value = chosen[key];
        if (value !== undefined) enqueue(toChild('disk', { type: 'disk.write', key, value }));
      }
    }),
    eraseRemembered: enqueueActions(({ enqueue }) => {
      for (const key of remembered) enqueue(toChild('disk', { type: 'disk.erase', key }));
    }),
    tellStored: tell('session', (_, params: { value: string | null }) => ({
      type: 'token.stored',
      token: params.value ?? '',
    })),
    tellPush: tell('push', (_, params: { value: string | null }) => ({
      type: 'push.chosen',
      choice: params.value,
    })),
    tellChosen: enqueueActions(
      ({ enqueue }, { key, value }: { key: StorageKey; value: string | null }) => {
        const { languageV2, countrySelected, palette, playMode, sound, favourites, view } =
          readStored((one) => (one === key ? value : null));
        if (languageV2)
          enqueue(tell('locale', { type: 'locale.languageChosen', language: languageV2.code }));
        if (countrySelected) {
          const { code, currency } = countrySelected;
          enqueue(tell('locale', { type: 'locale.countryChosen', country: code, currency }));
        }
        if (palette) enqueue(tell('branding', { type: 'branding.paletteChosen', palette }));
        if (playMode) enqueue(tell('playMode', { type: 'playMode.chosen', mode: playMode }));
        if (sound) enqueue(tell('sound', { type: 'sound.chosen', choice: sound }));
        if (favourites) enqueue(tell('favourites', { type: 'favourites.chosen', ids: favourites }));
        if (view) enqueue(tell('viewChoice', { type: 'viewChoice.known', view }));
      },
    ),
    tellCleared: tell('session', { type: 'token.cleared' }),
  },
}).createMachine({
  id: 'storage',
  context: { chosen: {} },
  invoke: { id: 'disk', src: 'storage.disk', input: undefined },
  initial: 'withheld',
  on: {
    'storage.keep': { actions: { type: 'write', params: ({ event }) => event } },
    'storage.drop': { actions: { type: 'erase', params: ({ event }) => event } },
    'storage.changed': [
      {
        guard: { type: 'isTokenStored', params: ({ event }) => event },
        actions: { type: 'tellStored', params: ({ event }) => event },
      },
      {
        guard: { type: 'isPush', params: ({ event }) => event },
        actions: { type: 'tellPush', params: ({ event }) => event },
      },
      { guard: { type: 'isTokenCleared', params: ({ event }) => event }, actions: 'tellCleared' },
      // Told as chosen already: written again by each tab, two quick choices would chase each other.
      { actions: { type: 'tellChosen', params: ({ event }) => event } },
    ],
  },
  states: {
    withheld: {
      meta: { says: 'Keeps only what the product needs', spec: '§6 preferences cookie' },
      on: {
        'storage.remember': { actions: { type: 'keepChosen', params: ({ event }) => event } },
        'consent.allowed': { target: 'allowed', actions: 'writeChosen' },
        // What an earlier answer had kept.
        'consent.refused': { actions: 'eraseRemembered' },
      },
    },
    allowed: {
      meta: {
        says: 'Keeps what makes the product comfortable, too',
        spec: '§6 preferences cookie',
      },
      on: {
        'storage.remember': {
          actions: [
            { type: 'keepChosen', params: ({ event }) => event },
            { type: 'write', params: ({ event }) => event },
          ],
        },
        'consent.refused': {
          target: 'withheld',
          actions: 'eraseRemembered',
        },
      },
    },
  },
});

export type StorageActor = ActorRefFrom<typeof storageMachine>;
