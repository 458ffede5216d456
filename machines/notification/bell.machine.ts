import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { HUB_AWAITED_MS } from '../../contract/limits';
import type { Notification, NotificationTotals } from '../../contract/notification';
import { sentenceOf } from '../../contract/push';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { withMarks } from './bell.rules';
import { type BellEvent, bellPorts } from './bell.words';
import { isMarked, isMoment, isNews, placeOf, totalsAfter, withNews } from './notifications.rules';
import type { Mark, NotificationTold } from './notifications.words';

export interface BellContext {
  /** The newest that are not seen. */
  unseen: Notification[];
  totals: NotificationTotals | undefined;
  /** Marks that are being saved: what is told meanwhile may not know of them. */
  promised: Mark[];
}

type Heard = { event: NotificationTold };
/** Of what has come: the alert, before it counts as known. */
const heard = [
  {
    type: 'announce',
    params: ({ event: { notification } }: Heard) => ({
      items: notification === undefined ? [] : [notification],
    }),
  },
  { type: 'take', params: ({ event }: Heard) => event },
] as const;

/** How much the player has not seen, and what has just arrived. */
export const bellMachine = setup({
  types: {} as { context: BellContext; events: BellEvent; tags: Look; meta: Meaning },
  actors: bellPorts,
  delays: { HUB_AWAITED_MS },
  guards: {
    isPromised: ({ context }) => context.promised.length > 0,
    isOfMarks: (_, params: { changed: string[] }) => params.changed.includes('notifications'),
  },
  actions: {
    keep: assign(({ context }, told: { items: Notification[]; totals: NotificationTotals }) => {
      const { items, totals } = withMarks(told, context.promised);
      return { unseen: items, totals };
    }),
    keepTotals: assign((_, params: { totals: NotificationTotals }) => ({
      totals: params.totals,
      promised: [],
    })),
    settle: assign({ promised: [] }),
    announce: enqueueActions(({ context, enqueue }, params: { items: Notification[] }) => {
      // The newest alone: the bell counts the others.
      const fresh = params.items.find(
        (item) =>
          isNews(context.unseen, item) && !context.promised.some((mark) => isMarked(mark, item)),
      );
      if (fresh === undefined) return;
      enqueue(
        tell('tabs', {
          type: 'tabs.announce',
          kind: 'info',
          slug: sentenceOf(fresh),
          values: { name: fresh.author?.username ?? '' },
          to: placeOf(fresh),
          ...(isMoment(fresh) && { festive: true }),
        }),
      );
    }),
    take: assign(({ context }, { notification, totals: told }: NotificationTold) => {
      const news = { items: withNews(context.unseen, notification), totals: told };
      const { items, totals } = withMarks(news, context.promised);
      return { unseen: items, totals };
    }),
    promise: assign(({ context }, params: { mark: Mark }) => ({
      unseen: context.unseen.filter((item) => !isMarked(params.mark, item)),
      totals: context.totals && totalsAfter(context.totals, params.mark),
      promised: [...context.promised, params.mark],
    })),
    forget: assign({ unseen: [], totals: undefined, promised: [] }),
  },
}).createMachine({
  id: 'bell',
  context: { unseen: [], totals: undefined, promised: [] },
  initial: 'absent',
  on: { 'session.opened': '.present', 'session.closed': '.absent' },
  states: {
    absent: {
      meta: { says: 'A guest is told nothing', spec: '§6 Guest' },
      entry: 'forget',
    },
    present: {
      meta: { says: 'Keeps how much is unseen', spec: '§3 Notification' },
      initial: 'awaiting',
      on: {
        'notification.told': { actions: heard },
        'notification.arrived': '.arriving',
        // In every state: an answer that is under way may be older than what has just happened.
        'notifications.outdated': { target: '.loading', actions: 'settle' },
        'hub.skipped': '.loading',
        'player.changed': {
          guard: { type: 'isOfMarks', params: ({ event }) => event },
          target: '.loading',
        },
        'notifications.promised': { actions: { type: 'promise', params: ({ event }) => event } },
        'notifications.totalled': {
          actions: { type: 'keepTotals', params: ({ event }) => event },
        },
      },
      states: {
        awaiting: {
          tags: ['busy'],
          // Where the hub begins afresh, what was asked before has to be asked again.
          meta: { says: 'Waits for the hub to listen', spec: '§4 Hub' },
          on: { 'hub.listening': 'loading' },
          after: { HUB_AWAITED_MS: 'loading' },
        },
        loading: {
          tags: ['busy'],
          meta: { says: 'Asks what is unseen; the last number stays', spec: '§9 Page sizes' },
          invoke: { id: 'unseen', src: 'notifications.unseen', input: undefined },
          on: {
            'notification.told': { target: 'loading', reenter: true, actions: heard },
            'notifications.told': {
              target: 'known',
              actions: { type: 'keep', params: ({ event }) => event },
            },
            // It was asked for before the marks were saved.
            'notifications.totalled': {
              guard: 'isPromised',
              target: 'loading',
              reenter: true,
              actions: { type: 'keepTotals', params: ({ event }) => event },
            },
            'port.failed': 'failed',
          },
        },
        known: { meta: { says: 'The number is shown', spec: '§3 Notification' } },
        arriving: {
          tags: ['busy'],
          meta: { says: 'Something has arrived: asks what', spec: '§7 Real-time, §1' },
          invoke: { id: 'unseen', src: 'notifications.unseen', input: undefined },
          on: {
            'notifications.told': {
              target: 'known',
              actions: [
                { type: 'announce', params: ({ event }) => event },
                { type: 'keep', params: ({ event }) => event },
              ],
            },
            // Asked anew, it is still what arrived that the answer will tell of.
            'notification.told': { target: 'arriving', reenter: true, actions: heard },
            'notifications.outdated': { target: 'arriving', reenter: true, actions: 'settle' },
            'hub.skipped': { target: 'arriving', reenter: true },
            'notifications.totalled': {
              guard: 'isPromised',
              target: 'arriving',
              reenter: true,
              actions: { type: 'keepTotals', params: ({ event }) => event },
            },
            'player.changed': {
              guard: { type: 'isOfMarks', params: ({ event }) => event },
              target: 'arriving',
              reenter: true,
            },
            'port.failed': 'failed',
          },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'It could not be asked; the last number stays', spec: '§3 Notification' },
          on: { 'connection.found': 'loading' },
        },
      },
    },
  },
});

export type BellActor = ActorRefFrom<typeof bellMachine>;
