import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { FolderImage } from '../../contract/image';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { noConnection, refusal } from '../kit/trouble';
import { type UploadEvent, type UploadTarget, uploadPorts } from './upload.words';

export interface UploadContext {
  target: UploadTarget;
  url: string;
  name: string;
}

/** A picture that a player chooses, looks at, and sends: icon, background, or one of the folder. */
export const uploadMachine = setup({
  types: {} as {
    context: UploadContext;
    events: UploadEvent;
    input: { target: UploadTarget };
    tags: Look;
    meta: Meaning;
  },
  actors: uploadPorts,
  actions: {
    keepFile: assign((_, params: { url: string; name: string }) => ({
      url: params.url,
      name: params.name,
    })),
    forgetFile: assign({ url: '', name: '' }),
    tellDone: enqueueActions(({ context, enqueue }, params: { image?: FolderImage }) => {
      if (params.image !== undefined) {
        enqueue(tell('folder', { type: 'folder.added', image: params.image }));
        enqueue(publish({ type: 'upload.taken', image: params.image }));
      }
      if (context.target !== 'folder')
        enqueue(tell('player', { type: 'player.changed', changed: [context.target] }));
    }),
    explain: tell('alerts', (_, refused: { problem: Problem }) => refusal(refused)),
    sayNoConnection: tell('alerts', noConnection),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ target: input.target, url: '', name: '' }),
  initial: 'empty',
  states: {
    empty: {
      meta: { says: 'No file is chosen', spec: '§7 B settings' },
      entry: 'forgetFile',
      on: {
        'upload.choose': {
          target: 'held',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
        'upload.clear': 'clearing',
      },
    },
    held: {
      meta: { says: 'A file of this device, not yet sent', spec: '§7 B settings' },
      invoke: { id: 'open', src: 'upload.open', input: ({ context }) => ({ url: context.url }) },
      initial: 'reading',
      // Another file is another picture to hold, and the one before is let go.
      on: {
        'upload.drop': 'empty',
        'upload.choose': {
          target: 'held',
          reenter: true,
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
      },
      states: {
        reading: {
          tags: ['busy'],
          meta: { says: 'Looks whether it is a picture', spec: '§7 B settings' },
          on: {
            'upload.read': 'chosen',
            'upload.unreadable': 'unreadable',
            'port.failed': 'unreadable',
          },
        },
        chosen: {
          meta: { says: 'Shown before it is sent', spec: '§7 B settings' },
          on: { 'upload.send': 'sending' },
        },
        unreadable: {
          tags: ['failed'],
          meta: { says: 'The file is no picture that can be shown', spec: '§8' },
        },
        sending: {
          tags: ['busy'],
          meta: { says: 'On its way to the server', spec: '§7 B settings' },
          invoke: {
            id: 'send',
            src: 'upload.send',
            input: ({ context }) => ({ ...context }),
          },
          on: {
            'upload.done': {
              target: '#upload.empty',
              actions: { type: 'tellDone', params: ({ event }) => event },
            },
            'upload.refused': {
              target: 'chosen',
              actions: { type: 'explain', params: ({ event }) => event },
            },
            'port.failed': { target: 'chosen', actions: 'sayNoConnection' },
            // One that is on its way is not given up for another.
            'upload.choose': {},
          },
        },
      },
    },
    clearing: {
      tags: ['busy'],
      meta: { says: 'The picture is taken away', spec: '§7 B settings' },
      invoke: {
        id: 'send',
        src: 'upload.send',
        input: ({ context }) => ({ target: context.target, url: undefined, name: '' }),
      },
      on: {
        'upload.done': {
          target: 'empty',
          actions: { type: 'tellDone', params: ({ event }) => event },
        },
        'upload.refused': {
          target: 'empty',
          actions: { type: 'explain', params: ({ event }) => event },
        },
        'port.failed': { target: 'empty', actions: 'sayNoConnection' },
      },
    },
  },
});

export type UploadActor = ActorRefFrom<typeof uploadMachine>;
