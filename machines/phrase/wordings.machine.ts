import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { PhraseMap } from '../../contract/phrase';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import type { RoomHeard } from '../socket/socket.words';
import { isOfFallback, roomsOf, wordsIn } from './wordings.rules';
import { type WordingsEvent, wordingsPorts } from './wordings.words';

export interface WordingsContext {
  language: string;
}

/** Hears what is accepted in the language of the page, which shows it without a reload [decision 137]. */
export const wordingsMachine = setup({
  types: {} as {
    context: WordingsContext;
    events: WordingsEvent;
    input: WordingsContext;
    tags: Look;
    meta: Meaning;
  },
  actors: wordingsPorts,
  guards: {
    isOwn: ({ context }, said: RoomHeard) => wordsIn(context.language, said) !== undefined,
    isOfFallback: ({ context }, said: RoomHeard) => isOfFallback(context.language, said),
    isNear: ({ context }, params: { room: string }) =>
      roomsOf(context.language).includes(params.room),
    isOfLanguage: ({ context }, params: { language: string }) =>
      params.language === context.language,
  },
  actions: {
    keepLanguage: assign((_, params: { language: string }) => ({ language: params.language })),
    joinRooms: enqueueActions(({ context, enqueue }) => {
      for (const room of roomsOf(context.language))
        enqueue(tell('socket', { type: 'socket.join', room }));
    }),
    leaveRooms: enqueueActions(({ context, enqueue }) => {
      for (const room of roomsOf(context.language))
        enqueue(tell('socket', { type: 'socket.leave', room }));
    }),
    tellHeard: publish(({ context }, said: RoomHeard) => ({
      type: 'translations.learned',
      language: context.language,
      phrases: wordsIn(context.language, said) ?? {},
    })),
    tellRead: publish((_, params: { language: string; phrases: PhraseMap }) => ({
      type: 'translations.learned',
      language: params.language,
      phrases: params.phrases,
    })),
  },
}).createMachine({
  id: 'wordings',
  context: ({ input }) => input,
  initial: 'heard',
  entry: 'joinRooms',
  on: {
    'locale.languageChanged': {
      target: '.heard',
      actions: ['leaveRooms', { type: 'keepLanguage', params: ({ event }) => event }, 'joinRooms'],
    },
    'room.heard': [
      {
        guard: { type: 'isOwn', params: ({ event }) => event },
        actions: { type: 'tellHeard', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOfFallback', params: ({ event }) => event },
        target: '.reading',
      },
    ],
    'room.missed': {
      guard: { type: 'isNear', params: ({ event }) => event },
      target: '.reading',
    },
  },
  states: {
    heard: {
      meta: { says: 'Words that are accepted stand at once', spec: '§1, decision 38' },
    },
    reading: {
      tags: ['busy'],
      meta: { says: 'Reads what the room cannot say', spec: '§7 C translate/lang' },
      invoke: {
        id: 'read',
        src: 'wordings.read',
        input: ({ context }) => ({ language: context.language }),
      },
      on: {
        'wordings.read': {
          guard: { type: 'isOfLanguage', params: ({ event }) => event },
          target: 'heard',
          actions: { type: 'tellRead', params: ({ event }) => event },
        },
        'port.failed': 'unread',
      },
    },
    unread: {
      tags: ['failed'],
      meta: { says: 'They did not come; what was shown stays', spec: '§7 C translate/lang' },
      on: { 'connection.found': 'reading' },
    },
  },
});

export type WordingsActor = ActorRefFrom<typeof wordingsMachine>;
