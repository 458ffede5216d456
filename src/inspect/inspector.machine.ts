import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { Start } from '../../machines/app/start';
import type { Entry, Recording } from '../../machines/app/tape';
import type { Look, Meaning } from '../../machines/kit/look';
import { earlier, everything, inTreeOrder, later, passing, withChanges } from './inspector.rules';
import {
  type InspectorEvent,
  inspectorPorts,
  type JournalFilter,
  type Panel,
} from './inspector.words';
import type { Layout } from './layout';
import type { Moment } from './moment';
import type { ActorPicture } from './picture';
import type { AppTab } from './report';

export interface InspectorContext {
  /** Tabs in which the app runs, the newest last. */
  apps: AppTab[];
  /** The tab that is followed. */
  app: string | undefined;
  start: Start | undefined;
  recording: Recording;
  /** The actors as they are now. */
  actors: readonly ActorPicture[];
  /** The moment that was stepped to. */
  moment: Moment | undefined;
  /** The entry that is stepped to. */
  n: number;
  /** Why a moment cannot be shown. */
  reason: string;
  /** Why a file cannot be shown. */
  refusal: string;
  /** Path of the actor that is looked at. */
  chosen: string;
  filter: JournalFilter;
  panel: Panel;
  layouts: Readonly<Record<string, Layout>>;
}

const emptyRecording: Recording = { checkpoint: undefined, entries: [] };

const shownIn = ({ recording, filter }: InspectorContext): readonly Entry[] =>
  passing(recording.entries, filter);

const machineOf = ({ actors, moment, chosen }: InspectorContext): string | undefined =>
  [...(moment?.actors ?? []), ...actors].find(({ path }) => path === chosen)?.machine;

/** Shows the app of another tab: as it is, and as it was after each entry of its journal. */
export const inspectorMachine = setup({
  types: {} as {
    context: InspectorContext;
    events: InspectorEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: inspectorPorts,
  guards: {
    isFollowed: ({ context }, params: { app: string }) => params.app === context.app,
    isEarlier: ({ context }) => earlier(shownIn(context), context.moment?.n) !== undefined,
    isLater: ({ context }) => later(shownIn(context), context.n) !== undefined,
    isPort: ({ context }) => machineOf(context) === undefined,
    isLaid: ({ context }) => Object.hasOwn(context.layouts, machineOf(context) ?? ''),
  },
  actions: {
    callApps: sendTo('tabs', { type: 'apps.call' }),
    keepApp: assign({
      apps: ({ context }, params: { app: AppTab }) => [
        ...context.apps.filter(({ id }) => id !== params.app.id),
        params.app,
      ],
    }),
    dropApp: assign({
      apps: ({ context }, params: { app: string }) =>
        context.apps.filter(({ id }) => id !== params.app),
    }),
    openJournal: sendTo('tabs', (_, params: { url: string }) => ({
      type: 'journal.open',
      url: params.url,
    })),
    keepJournal: assign({
      apps: ({ context }, params: { apps: readonly AppTab[] }) => [
        ...context.apps.filter(({ id }) => params.apps.every((app) => app.id !== id)),
        ...params.apps,
      ],
      app: (_, params: { apps: readonly AppTab[] }) => params.apps.at(-1)?.id,
      refusal: '',
    }),
    keepRefusal: assign({ refusal: (_, params: { reason: string }) => params.reason }),
    turnTo: assign({ app: (_, params: { app: string }) => params.app }),
    askEverything: sendTo('tabs', (_, params: { app: string }) => ({
      type: 'app.follow',
      app: params.app,
    })),
    keepEverything: assign(
      (
        _,
        params: { start: Start; recording: Recording; actors: readonly ActorPicture[] },
      ): Partial<InspectorContext> => ({
        start: params.start,
        recording: params.recording,
        actors: inTreeOrder(params.actors),
        moment: undefined,
      }),
    ),
    keepChanges: assign(
      (
        { context },
        params: {
          actors: readonly ActorPicture[];
          gone: readonly string[];
          entries: readonly Entry[];
        },
      ) => ({
        actors: withChanges(context.actors, params.actors, params.gone),
        recording: {
          ...context.recording,
          entries: [...context.recording.entries, ...params.entries],
        },
      }),
    ),
    choose: assign({ chosen: (_, params: { path: string }) => params.path }),
    aim: assign({ n: (_, params: { n: number }) => params.n }),
    aimEarlier: assign({
      n: ({ context }) => earlier(shownIn(context), context.moment?.n)?.n ?? context.n,
    }),
    aimLater: assign({ n: ({ context }) => later(shownIn(context), context.n)?.n ?? context.n }),
    keepMoment: assign({
      moment: (_, params: { moment: Moment }) => ({
        ...params.moment,
        actors: inTreeOrder(params.moment.actors),
      }),
    }),
    forgetMoment: assign({ moment: undefined, reason: '' }),
    keepReason: assign({ reason: (_, params: { reason: string }) => params.reason }),
    filterBy: assign({
      filter: ({ context }, params: { filter: Partial<JournalFilter> }) => ({
        ...context.filter,
        ...params.filter,
      }),
    }),
    turnPanel: assign({ panel: (_, params: { panel: Panel }) => params.panel }),
    keepLayout: assign({
      layouts: ({ context }, params: { layout: Layout }) => ({
        ...context.layouts,
        [params.layout.machine]: params.layout,
      }),
    }),
    saveJournal: sendTo('file', ({ context: { start, recording } }) => ({
      type: 'file.save',
      start,
      recording,
    })),
  },
}).createMachine({
  id: 'inspector',
  context: {
    apps: [],
    app: undefined,
    start: undefined,
    recording: emptyRecording,
    actors: [],
    moment: undefined,
    n: 0,
    reason: '',
    refusal: '',
    chosen: 'app/session',
    filter: everything,
    panel: 'state',
    layouts: {},
  },
  invoke: [
    { id: 'tabs', src: 'inspector.tabs', input: undefined },
    { id: 'file', src: 'inspector.file', input: undefined },
  ],
  entry: 'callApps',
  type: 'parallel',
  on: {
    'inspector.filter': { actions: { type: 'filterBy', params: ({ event }) => event } },
    'inspector.show': { actions: { type: 'turnPanel', params: ({ event }) => event } },
  },
  states: {
    link: {
      initial: 'searching',
      on: {
        'app.opened': { actions: { type: 'keepApp', params: ({ event }) => event } },
        'app.closed': { actions: { type: 'dropApp', params: ({ event }) => event } },
        // Another inspector may have asked: what comes then is as good.
        'app.told': {
          guard: { type: 'isFollowed', params: ({ event }) => event },
          target: '.following',
          actions: { type: 'keepEverything', params: ({ event }) => event },
        },
        'inspector.open': { actions: { type: 'openJournal', params: ({ event }) => event } },
        'journal.opened': {
          target: '.asking',
          actions: { type: 'keepJournal', params: ({ event }) => event },
        },
        'journal.refused': { actions: { type: 'keepRefusal', params: ({ event }) => event } },
        'inspector.follow': {
          target: '.asking',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
      },
      meta: { says: 'The tab of the app that is followed', spec: '§1' },
      states: {
        searching: {
          tags: ['busy'],
          meta: { says: 'Waits for a tab in which the app runs', spec: '§1' },
          on: {
            'app.opened': {
              target: 'asking',
              actions: [
                { type: 'keepApp', params: ({ event }) => event },
                { type: 'turnTo', params: ({ event }) => ({ app: event.app.id }) },
              ],
            },
          },
        },
        asking: {
          tags: ['busy'],
          meta: { says: 'Asks the tab for everything it knows', spec: '§1' },
          entry: {
            type: 'askEverything',
            params: ({ context }) => ({ app: context.app ?? '' }),
          },
        },
        following: {
          meta: { says: 'Hears every change in the tab', spec: '§1' },
          on: {
            'app.changed': {
              guard: { type: 'isFollowed', params: ({ event }) => event },
              actions: { type: 'keepChanges', params: ({ event }) => event },
            },
            'inspector.save': { actions: 'saveJournal' },
            'app.closed': [
              {
                guard: { type: 'isFollowed', params: ({ event }) => event },
                target: 'left',
                actions: { type: 'dropApp', params: ({ event }) => event },
              },
              { actions: { type: 'dropApp', params: ({ event }) => event } },
            ],
          },
        },
        left: {
          tags: ['offline'],
          meta: { says: 'The tab was closed; what it told stays', spec: '§1' },
          on: {
            'inspector.save': { actions: 'saveJournal' },
            // The reload of a tab is a new tab to the inspector.
            'app.opened': {
              target: 'asking',
              actions: [
                { type: 'keepApp', params: ({ event }) => event },
                { type: 'turnTo', params: ({ event }) => ({ app: event.app.id }) },
              ],
            },
          },
        },
      },
    },
    time: {
      initial: 'live',
      meta: { says: 'The moment that is shown', spec: '§1' },
      on: {
        'inspector.step': {
          target: '.replaying',
          actions: { type: 'aim', params: ({ event }) => event },
        },
        'inspector.live': '.live',
        'app.told': {
          guard: { type: 'isFollowed', params: ({ event }) => event },
          target: '.live',
        },
      },
      states: {
        live: {
          meta: { says: 'What happens now', spec: '§1' },
          entry: 'forgetMoment',
          on: {
            'inspector.back': { guard: 'isEarlier', target: 'replaying', actions: 'aimEarlier' },
          },
        },
        replaying: {
          tags: ['busy'],
          meta: { says: 'Replays the journal up to an entry', spec: '§1' },
          invoke: {
            id: 'replay',
            src: 'inspector.replay',
            input: ({ context: { start, recording, n } }) => ({
              start: start as Start,
              recording,
              n,
            }),
          },
          on: {
            'moment.shown': {
              target: 'stepped',
              actions: { type: 'keepMoment', params: ({ event }) => event },
            },
            'moment.refused': {
              target: 'failed',
              actions: { type: 'keepReason', params: ({ event }) => event },
            },
          },
        },
        stepped: {
          meta: { says: 'The system as it was after an entry', spec: '§1' },
          on: {
            'inspector.back': { guard: 'isEarlier', target: 'replaying', actions: 'aimEarlier' },
            'inspector.forth': { guard: 'isLater', target: 'replaying', actions: 'aimLater' },
          },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'The journal does not fit these machines', spec: '§1' },
          entry: assign({ moment: undefined }),
        },
      },
    },
    chart: {
      initial: 'blank',
      meta: { says: 'The chart of the chosen actor', spec: '§1' },
      // Here and not at the root: a transition of the root would leave the other regions as well.
      on: {
        'inspector.choose': {
          target: '.choosing',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'app.told': '.choosing',
        'moment.shown': '.choosing',
      },
      states: {
        choosing: {
          meta: { says: 'Looks whether the chart is drawn already', spec: '§1' },
          always: [
            { guard: 'isPort', target: 'blank' },
            { guard: 'isLaid', target: 'drawn' },
            { target: 'laying' },
          ],
        },
        blank: { meta: { says: 'A port has no chart', spec: '§1' } },
        laying: {
          tags: ['busy'],
          meta: { says: 'Places the states and lines', spec: '§1' },
          invoke: {
            id: 'layOut',
            src: 'inspector.layOut',
            input: ({ context }) => ({ machine: machineOf(context) ?? '' }),
          },
          on: {
            'chart.laid': {
              target: 'drawn',
              actions: { type: 'keepLayout', params: ({ event }) => event },
            },
            'chart.unknown': 'blank',
            'port.failed': 'blank',
          },
        },
        drawn: { meta: { says: 'The chart is shown', spec: '§1' } },
      },
    },
  },
});

export type InspectorActor = ActorRefFrom<typeof inspectorMachine>;
