import { type ActorRefFrom, assign, setup } from 'xstate';
import type { FolderImage } from '../../contract/image';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type FolderEvent, folderPorts } from './folder.words';

export interface FolderContext {
  /** `me`, or a player's id. */
  of: string;
  items: FolderImage[];
  /** Addresses of those that are to be deleted. */
  marked: string[];
  /** Where the viewer opens. */
  at: number;
}

const nothing = { of: '', items: [], marked: [], at: 0 };

/** A player's pictures, newest first; one's own can be marked and deleted [§7 B settings]. */
export const folderMachine = setup({
  types: {} as { context: FolderContext; events: FolderEvent; tags: Look; meta: Meaning },
  actors: folderPorts,
  guards: {
    isShown: (_, params: { of: string | undefined }) => params.of !== undefined,
    isSame: ({ context }, params: { of: string | undefined }) => params.of === context.of,
    isMine: ({ context }) => context.of === 'me',
    isMarked: ({ context }) => context.marked.length > 0,
    isThere: ({ context }, params: { at: number }) => context.items[params.at] !== undefined,
  },
  actions: {
    open: assign((_, params: { of: string | undefined }) => ({ ...nothing, of: params.of ?? '' })),
    forget: assign(nothing),
    keepItems: assign(({ context }, params: { items: FolderImage[] }) => ({
      items: params.items,
      marked: context.marked.filter((url) => params.items.some((item) => item.url === url)),
    })),
    addItem: assign({
      items: ({ context }, params: { image: FolderImage }) => [params.image, ...context.items],
    }),
    mark: assign({
      marked: ({ context }, { url }: { url: string }) =>
        context.marked.includes(url)
          ? context.marked.filter((other) => other !== url)
          : [...context.marked, url],
    }),
    unmark: assign({ marked: [] }),
    dropMarked: assign(({ context }) => ({
      items: context.items.filter(({ url }) => !context.marked.includes(url)),
      marked: [],
    })),
    keepPlace: assign({ at: (_, params: { at: number }) => params.at }),
    explain: tell('alerts', (_, { problem }: { problem: Problem }) => ({
      type: 'alerts.say',
      kind: 'error',
      slug: problem.slug ?? `Problem.${problem.title}`,
    })),
    sayNoConnection: tell('alerts', {
      type: 'alerts.say',
      kind: 'error',
      slug: 'Home.Couldn’t Open Connection To Server',
    }),
  },
}).createMachine({
  id: 'folder',
  context: nothing,
  initial: 'closed',
  on: { 'session.closed': { target: '.closed', actions: 'forget' } },
  states: {
    closed: {
      meta: { says: 'Nobody’s pictures are shown', spec: '§1 image folder' },
      on: {
        'folder.visit': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
    open: {
      meta: { says: 'A player’s pictures are shown', spec: '§1 image folder' },
      initial: 'loading',
      on: {
        'folder.visit': [
          { guard: { type: 'isSame', params: ({ event }) => event } },
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            target: '.loading',
            actions: { type: 'open', params: ({ event }) => event },
          },
          { target: 'closed', actions: 'forget' },
        ],
        'folder.added': {
          guard: 'isMine',
          actions: { type: 'addItem', params: ({ event }) => event },
        },
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Asks for the pictures; what was shown stays', spec: '§7 B folder' },
          invoke: {
            id: 'list',
            src: 'folder.list',
            input: ({ context }) => ({ of: context.of }),
          },
          on: {
            'folder.listed': {
              target: 'shown',
              actions: { type: 'keepItems', params: ({ event }) => event },
            },
            'folder.missing': 'gone',
            'port.failed': 'failed',
          },
        },
        shown: {
          meta: { says: 'The pictures, newest first', spec: '§7 B folder' },
          on: {
            'folder.mark': {
              guard: 'isMine',
              actions: { type: 'mark', params: ({ event }) => event },
            },
            'folder.unmark': { actions: 'unmark' },
            'folder.delete': { guard: 'isMarked', target: 'confirming' },
            'folder.look': {
              guard: { type: 'isThere', params: ({ event }) => event },
              target: 'viewed',
              actions: { type: 'keepPlace', params: ({ event }) => event },
            },
          },
        },
        viewed: {
          meta: { says: 'One fills the screen', spec: '§4 Image viewer' },
          on: { 'folder.lookAway': 'shown' },
        },
        confirming: {
          meta: { says: 'Asks before it deletes: that cannot be undone', spec: '§7 B deleteMany' },
          on: { 'folder.confirm': 'deleting', 'folder.cancel': 'shown' },
        },
        deleting: {
          tags: ['busy'],
          meta: { says: 'All that are marked are deleted, or none', spec: '§7 B deleteMany' },
          invoke: {
            id: 'delete',
            src: 'folder.delete',
            input: ({ context }) => ({ urls: context.marked }),
          },
          on: {
            'folder.deleted': { target: 'shown', actions: 'dropMarked' },
            // One may be gone already: the list tells.
            'folder.refused': {
              target: 'loading',
              actions: { type: 'explain', params: ({ event }) => event },
            },
            'port.failed': { target: 'shown', actions: 'sayNoConnection' },
          },
        },
        gone: { meta: { says: 'There is no such player, or it looks so', spec: 'decision 18' } },
        failed: {
          tags: ['failed'],
          meta: { says: 'The pictures did not load', spec: '§7 B folder' },
          on: { 'folder.retry': 'loading' },
        },
      },
    },
  },
});

export type FolderActor = ActorRefFrom<typeof folderMachine>;
