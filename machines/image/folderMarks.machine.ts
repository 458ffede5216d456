import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { noConnection, refusal } from '../kit/trouble';
import { type FolderMarksEvent, folderMarksPorts } from './folderMarks.words';

export interface FolderMarksContext {
  /** Whose pictures are shown: `me`, or a player's id; empty when nobody's are. */
  of: string;
  /** Addresses of those that are to be deleted. */
  urls: string[];
}

/** Which of one's own pictures are marked, and their deletion [§7 B settings]. */
export const folderMarksMachine = setup({
  types: {} as {
    context: FolderMarksContext;
    events: FolderMarksEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: folderMarksPorts,
  guards: {
    isOther: ({ context }, params: { of: string }) => params.of !== context.of,
    isMine: ({ context }) => context.of === 'me',
    isAnyMarked: ({ context }) => context.urls.length > 0,
    isAnyLeft: ({ context }, params: { urls: string[] }) =>
      context.urls.some((url) => params.urls.includes(url)),
  },
  actions: {
    begin: assign((_, { of }: { of: string }) => ({ of, urls: [] })),
    mark: assign({
      urls: ({ context: { urls } }, { url }: { url: string }) =>
        urls.includes(url) ? urls.filter((other) => other !== url) : [...urls, url],
    }),
    unmark: assign({ urls: [] }),
    keepListed: assign({
      urls: ({ context }, params: { urls: string[] }) =>
        context.urls.filter((url) => params.urls.includes(url)),
    }),
    tellRemoved: tell('folder', ({ context: { urls } }) => ({ type: 'folder.removed', urls })),
    tellOutdated: tell('folder', { type: 'folder.outdated' }),
    explain: tell('alerts', (_, refused: { problem: Problem }) => refusal(refused)),
    sayNoConnection: tell('alerts', noConnection),
  },
}).createMachine({
  id: 'folderMarks',
  context: { of: '', urls: [] },
  initial: 'choosing',
  on: {
    'folderMarks.visit': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.choosing',
      actions: { type: 'begin', params: ({ event }) => event },
    },
  },
  states: {
    choosing: {
      meta: { says: 'Pictures can be marked, or none is', spec: '§7 B folder' },
      on: {
        'folderMarks.mark': {
          guard: 'isMine',
          actions: { type: 'mark', params: ({ event }) => event },
        },
        'folderMarks.unmark': { actions: 'unmark' },
        'folderMarks.delete': { guard: 'isAnyMarked', target: 'confirming' },
        'folderMarks.listed': { actions: { type: 'keepListed', params: ({ event }) => event } },
      },
    },
    confirming: {
      meta: { says: 'Asks before it deletes: that cannot be undone', spec: '§7 B deleteMany' },
      on: {
        'folderMarks.confirm': 'deleting',
        'folderMarks.cancel': 'choosing',
        'folderMarks.listed': [
          {
            guard: { type: 'isAnyLeft', params: ({ event }) => event },
            actions: { type: 'keepListed', params: ({ event }) => event },
          },
          { target: 'choosing', actions: 'unmark' },
        ],
      },
    },
    deleting: {
      tags: ['busy'],
      meta: { says: 'All that are marked are deleted, or none', spec: '§7 B deleteMany' },
      invoke: {
        id: 'delete',
        src: 'folderMarks.delete',
        input: ({ context: { urls } }) => ({ urls }),
      },
      on: {
        'folderMarks.deleted': { target: 'choosing', actions: ['tellRemoved', 'unmark'] },
        // One may be gone already: the list tells.
        'folderMarks.refused': {
          target: 'choosing',
          actions: [{ type: 'explain', params: ({ event }) => event }, 'tellOutdated'],
        },
        'port.failed': { target: 'choosing', actions: 'sayNoConnection' },
      },
    },
  },
});

export type FolderMarksActor = ActorRefFrom<typeof folderMarksMachine>;
