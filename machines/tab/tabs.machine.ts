import { type ActorRefFrom, assign, setup } from 'xstate';
import { TABS_ANSWER_MS, TABS_ASK_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { toChild } from '../kit/toChild';
import type { Word } from './tabs.channel';
import { type TabsEvent, tabsPorts } from './tabs.words';

export interface TabsContext {
  /** Whose tabs they are. */
  player: string;
  /** The player looks at this tab. */
  visible: boolean;
  /** The hub of this tab is cut off. */
  offline: boolean;
  /** Number of the last message that the hub of this tab took in. */
  sequence: number | undefined;
}

const say = (word: Word) => ({ type: 'channel.say' as const, word });

type Announced = Extract<TabsEvent, { type: 'tabs.announce' }>;
const itself = ({ event }: { event: Announced }) => event;
/** What has arrived, in the tab that leads. */
const announced = [
  {
    guard: { type: 'isFestive', params: itself },
    actions: { type: 'celebrate', params: itself },
  },
  { actions: { type: 'announce', params: itself } },
] as const;

/** The tabs of one player: one leads, the others hear what it hears. */
export const tabsMachine = setup({
  types: {} as { context: TabsContext; events: TabsEvent; tags: Look; meta: Meaning },
  actors: tabsPorts,
  delays: { TABS_ANSWER_MS, TABS_ASK_MS },
  guards: {
    isVisible: ({ context }) => context.visible,
    isFestive: (_, params: { festive?: true }) => params.festive === true,
    // A browser slows hidden tabs down: one that is looked at comes back sooner.
    isNeglected: ({ context }, params: { offline: boolean; visible: boolean }) =>
      context.visible && params.offline && !params.visible,
  },
  actions: {
    keepPlayer: assign({
      player: (_, params: { playerId?: string | undefined }) => params.playerId ?? '',
    }),
    markSeen: assign({ visible: true }),
    markHidden: assign({ visible: false }),
    startAfresh: assign({ offline: false, sequence: undefined }),
    keepHub: assign((_, params: { offline: boolean; sequence: number | undefined }) => ({
      offline: params.offline,
      sequence: params.sequence,
    })),
    keepSequence: assign({
      sequence: ({ context }, params: { sequence: number | undefined }) =>
        params.sequence ?? context.sequence,
    }),
    tellLed: tell('hub', { type: 'tabs.led' }),
    tellFollowed: tell('hub', { type: 'tabs.followed' }),
    tellRested: tell('hub', { type: 'tabs.rested' }),
    tellHub: tell('hub', (_, params: Extract<Word, { type: 'tabs.told' }>) => params),
    bringToHub: tell('hub', (_, params: { handler: string; body: string }) => ({
      type: 'hub.received',
      handler: params.handler,
      body: params.body,
    })),
    resetHub: tell('hub', { type: 'hub.reset' }),
    takeLead: toChild('lead', { type: 'lead.take' }),
    ask: toChild('channel', say({ type: 'tabs.asked' })),
    nudge: toChild('channel', say({ type: 'tabs.nudged' })),
    sayHow: toChild('channel', ({ context }, params: { isReset: boolean }) =>
      say({
        type: 'tabs.told',
        offline: context.offline,
        visible: context.visible,
        sequence: context.sequence,
        isReset: params.isReset,
      }),
    ),
    relay: toChild('channel', (_, { handler, body }: { handler: string; body: string }) =>
      say({ type: 'tabs.relayed', handler, body }),
    ),
    // Where the player looks it is said, where the tab leads it is celebrated.
    announce: tell('alerts', (_, { type: _type, festive: _festive, ...saying }: Announced) => ({
      type: 'alerts.say',
      ...saying,
    })),
    celebrate: tell('moment', (_, { type: _type, ...saying }: Announced) => ({
      type: 'moment.reached',
      ...saying,
    })),
  },
}).createMachine({
  id: 'tabs',
  context: { player: '', visible: true, offline: false, sequence: undefined },
  initial: 'absent',
  on: {
    'session.opened': {
      target: '.joined',
      reenter: true,
      actions: { type: 'keepPlayer', params: ({ event }) => event },
    },
    'session.closed': '.absent',
    'tabs.seen': { actions: 'markSeen' },
    'tabs.hidden': { actions: 'markHidden' },
    'tabs.announce': {
      guard: 'isVisible',
      actions: { type: 'announce', params: ({ event }) => event },
    },
  },
  states: {
    absent: { meta: { says: 'A guest’s tabs share nothing', spec: '§6 Guest' } },
    joined: {
      meta: { says: 'One of the player’s tabs', spec: 'decision 67' },
      invoke: { id: 'page', src: 'tabs.page', input: undefined },
      initial: 'awake',
      states: {
        alone: {
          meta: {
            says: 'This browser keeps tabs apart: each has its own hub',
            spec: 'decision 67',
          },
          entry: 'tellLed',
          on: { 'tabs.announce': announced },
        },
        resting: {
          meta: { says: 'The page was put away; another tab may lead', spec: 'decision 67' },
          entry: 'tellRested',
          on: { 'tabs.woken': 'awake' },
        },
        awake: {
          meta: { says: 'Agrees with the other tabs which one leads', spec: 'decision 67' },
          // The channel first: what is said before a tab listens is lost to it.
          invoke: [
            {
              id: 'channel',
              src: 'tabs.channel',
              input: ({ context }: { context: TabsContext }) => ({ player: context.player }),
            },
            {
              id: 'lead',
              src: 'tabs.lead',
              input: ({ context }: { context: TabsContext }) => ({ player: context.player }),
            },
          ],
          initial: 'joining',
          on: {
            'tabs.led': '.leading',
            'tabs.followed': '.following',
            'tabs.alone': 'alone',
            'tabs.rested': 'resting',
            'port.failed': 'alone',
          },
          states: {
            joining: {
              tags: ['busy'],
              meta: { says: 'Asks to lead', spec: 'decision 67' },
            },
            leading: {
              meta: {
                says: 'Holds the hub, and tells the others what it hears',
                spec: 'decision 67',
              },
              entry: ['startAfresh', { type: 'sayHow', params: { isReset: false } }, 'tellLed'],
              on: {
                'tabs.asked': { actions: { type: 'sayHow', params: { isReset: false } } },
                'tabs.nudged': { actions: 'resetHub' },
                'tabs.announce': announced,
                'hub.told': {
                  actions: [
                    { type: 'keepHub', params: ({ event }) => event },
                    { type: 'sayHow', params: ({ event }) => event },
                  ],
                },
                'hub.delivered': {
                  actions: [
                    { type: 'keepSequence', params: ({ event }) => event },
                    { type: 'relay', params: ({ event }) => event },
                  ],
                },
              },
            },
            following: {
              meta: { says: 'Hears what the leading tab hears', spec: 'decision 67' },
              entry: 'tellFollowed',
              initial: 'asking',
              on: {
                'tabs.relayed': { actions: { type: 'bringToHub', params: ({ event }) => event } },
                'tabs.told': [
                  {
                    guard: { type: 'isNeglected', params: ({ event }) => event },
                    target: '.taking',
                    actions: { type: 'tellHub', params: ({ event }) => event },
                  },
                  {
                    target: '.answered',
                    actions: { type: 'tellHub', params: ({ event }) => event },
                  },
                ],
                'tabs.seen': { target: '.asking', actions: 'markSeen' },
                'tabs.nudge': { actions: 'nudge' },
              },
              states: {
                asking: {
                  tags: ['busy'],
                  meta: { says: 'Asks whether there is still one that leads', spec: 'decision 67' },
                  entry: 'ask',
                  after: { TABS_ANSWER_MS: { guard: 'isVisible', target: 'taking' } },
                },
                answered: {
                  meta: { says: 'Knows how the leading tab stands', spec: 'decision 67' },
                  after: { TABS_ASK_MS: { guard: 'isVisible', target: 'asking' } },
                },
                taking: {
                  tags: ['busy'],
                  meta: { says: 'Takes the lead from one that is not there', spec: 'decision 67' },
                  entry: 'takeLead',
                },
              },
            },
          },
        },
      },
    },
  },
});

export type TabsActor = ActorRefFrom<typeof tabsMachine>;
