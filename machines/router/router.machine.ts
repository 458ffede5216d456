import { type ActorRefFrom, assign, enqueueActions, raise, setup } from 'xstate';
import type { PlayMode } from '../../contract/play.rules';
import type { Look, Meaning } from '../kit/look';
import { publish, repeat } from '../kit/publish';
import { tell } from '../kit/tell';
import { toChild } from '../kit/toChild';
import {
  arrive,
  isUndecided,
  type Route,
  routeOf,
  staysOn,
  tableFor,
  type Visitor,
} from './router.rules';
import { type RouterEvent, routerPorts } from './router.words';

export interface RouterContext {
  route: Route;
  /** The address that was asked for, with its query. */
  asked: string;
  visitor: Visitor;
}

export interface RouterInput {
  to: string;
  /** Known from the stored token: a guard that waited for the session would send players away. */
  signedIn: boolean;
  magicHeld: boolean;
}

export const routerMachine = setup({
  types: {} as {
    context: RouterContext;
    events: RouterEvent;
    input: RouterInput;
    tags: Look;
    meta: Meaning;
  },
  actors: routerPorts,
  guards: {
    isUndecided: ({ context }) => isUndecided(context.asked, context.visitor),
    isStuck: ({ context }) => arrive(context.asked, context.visitor).stuck,
    isRefused: ({ context }) => arrive(context.asked, context.visitor).refused,
    isSameScreen: ({ context }, params: { to: string }) =>
      routeOf(params.to).path === context.route.path,
    isOtherTable: ({ context }, params: { mode: PlayMode }) =>
      tableFor(context.route, params.mode) !== undefined,
    isRedirected: ({ context }) => arrive(context.asked, context.visitor).to !== context.asked,
  },
  actions: {
    ask: assign({ asked: (_, params: { to: string }) => params.to }),
    admit: assign({
      visitor: ({ context }, params: Partial<Visitor>) => ({ ...context.visitor, ...params }),
    }),
    push: toChild('location', (_, params: { to: string; smooth?: boolean }) => ({
      type: 'location.push',
      to: params.to,
      ...(params.smooth === true && { smooth: true }),
    })),
    replace: toChild('location', (_, params: { to: string }) => ({
      type: 'location.replace',
      to: params.to,
    })),
    correctAddress: toChild('location', ({ context }) => ({
      type: 'location.replace',
      to: arrive(context.asked, context.visitor).to,
    })),
    keepArrival: assign(({ context }) => {
      const { to } = arrive(context.asked, context.visitor);
      return { asked: to, route: routeOf(to) };
    }),
    // Left open, a dialog of the last page would stand over the next one.
    closeModals: enqueueActions(({ context, enqueue }) => {
      const { to } = arrive(context.asked, context.visitor);
      if (!staysOn(context.route, routeOf(to)))
        enqueue(tell('modals', { type: 'modals.closeAll' }));
    }),
    stopHub: tell('hub', { type: 'hub.stop' }),
    publishRoute: publish(({ context: { route } }) => ({ type: 'route.shown', route })),
    repeatRoute: repeat(({ context: { route } }) => ({ type: 'route.shown', route })),
  },
}).createMachine({
  id: 'router',
  context: ({ input }) => ({
    route: routeOf(input.to),
    asked: input.to,
    visitor: {
      signedIn: input.signedIn,
      isVerified: undefined,
      magicRequired: false,
      magicHeld: input.magicHeld,
    },
  }),
  invoke: { id: 'location', src: 'router.location', input: undefined },
  initial: 'deciding',
  on: {
    'residents.arrived': { actions: { type: 'repeatRoute', params: ({ event }) => event } },
    'router.go': {
      target: '.deciding',
      actions: [
        { type: 'push', params: ({ event }) => event },
        { type: 'ask', params: ({ event }) => event },
      ],
    },
    'router.replace': {
      target: '.deciding',
      actions: [
        { type: 'replace', params: ({ event }) => event },
        { type: 'ask', params: ({ event }) => event },
      ],
    },
    'router.refine': [
      {
        guard: { type: 'isSameScreen', params: ({ event }) => event },
        target: '.deciding',
        actions: [
          { type: 'replace', params: ({ event }) => event },
          { type: 'ask', params: ({ event }) => event },
        ],
      },
      {
        target: '.deciding',
        actions: [
          { type: 'push', params: ({ event }) => event },
          { type: 'ask', params: ({ event }) => event },
        ],
      },
    ],
    'router.moved': { target: '.deciding', actions: { type: 'ask', params: ({ event }) => event } },
    'session.opened': {
      target: '.deciding',
      actions: { type: 'admit', params: { signedIn: true, isVerified: undefined } },
    },
    'session.closed': {
      target: '.deciding',
      actions: { type: 'admit', params: { signedIn: false, isVerified: undefined } },
    },
    'player.known': {
      target: '.deciding',
      actions: { type: 'admit', params: ({ event }) => ({ isVerified: event.isVerified }) },
    },
    'branding.known': {
      target: '.deciding',
      actions: { type: 'admit', params: ({ event }) => ({ magicRequired: event.magicRequired }) },
    },
    'router.play': {
      guard: { type: 'isOtherTable', params: ({ event }) => event },
      // In its place: back does not lead to the other table.
      actions: raise(({ context, event }) => ({
        type: 'router.replace',
        to: tableFor(context.route, event.mode) ?? context.asked,
      })),
    },
    'magic.opened': {
      target: '.deciding',
      actions: { type: 'admit', params: { magicHeld: true } },
    },
  },
  states: {
    deciding: {
      meta: { says: 'Asks the three guards', spec: '§2 Guards' },
      always: [
        { guard: 'isUndecided', target: 'held' },
        { guard: 'isStuck', target: 'stuck' },
        {
          guard: 'isRefused',
          target: 'shown',
          actions: ['stopHub', 'correctAddress', 'closeModals', 'keepArrival'],
        },
        {
          guard: 'isRedirected',
          target: 'shown',
          actions: ['correctAddress', 'closeModals', 'keepArrival'],
        },
        { target: 'shown', actions: ['closeModals', 'keepArrival'] },
      ],
    },
    held: {
      tags: ['busy'],
      meta: { says: 'Waits until it is known whether the player is verified', spec: '§2 Guards' },
    },
    shown: {
      meta: { says: 'Shows the screen of the address', spec: '§2 Routes' },
      entry: 'publishRoute',
    },
    stuck: {
      tags: ['failed'],
      meta: { says: 'Redirects go in a circle: nothing is shown', spec: '§2 Guards' },
    },
  },
});

export type RouterActor = ActorRefFrom<typeof routerMachine>;
