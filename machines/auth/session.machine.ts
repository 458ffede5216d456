import { type ActorRefFrom, assign, setup } from 'xstate';
import type { TokenClaims } from '../../contract/auth';
import { CLOCK_REFRESH_MS, SIGN_OUT_DEBOUNCE_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { publish, repeat } from '../kit/publish';
import { tell } from '../kit/tell';
import { claimsOf, isAlive, isDue, isExpired } from './session.rules';
import { type SessionEvent, type SessionFact, sessionPorts } from './session.words';

export interface SessionContext {
  token: string | undefined;
  claims: TokenClaims | undefined;
  /** Milliseconds since 1970, as the clock last told. */
  at: number;
  /** Signing out ends every session of the player. */
  everywhere: boolean;
  /** An e-mail address is on its way: signing out now would lose it. */
  saving: boolean;
}

export interface SessionInput {
  token: string | undefined;
  at: number;
}

const opened = ({ context }: { context: SessionContext }): SessionFact => ({
  type: 'session.opened',
  playerId: context.claims?.sub,
});

const ended = (slug: string) => [
  'dropToken' as const,
  { type: 'explain' as const, params: { slug } },
];
const sessionEnded = ended('Session.Your session has ended');
const signInAgain = ended('Session.Please sign in again');

export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    input: SessionInput;
    tags: Look;
    meta: Meaning;
  },
  actors: sessionPorts,
  delays: { CLOCK_REFRESH_MS, SIGN_OUT_DEBOUNCE_MS },
  guards: {
    isAlive: ({ context }, params: { token: string | undefined }) =>
      isAlive(params.token, context.at),
    isDead: ({ context }, params: { token: string }) => !isAlive(params.token, context.at),
    isExpired: ({ context }) =>
      context.claims === undefined || isExpired(context.claims, context.at),
    isSame: ({ context }, params: { token: string }) =>
      claimsOf(params.token)?.sub === context.claims?.sub,
    isFree: ({ context }) => !context.saving,
    isDue: ({ context }) => context.claims !== undefined && isDue(context.claims, context.at),
  },
  actions: {
    keepTime: assign({ at: (_, params: { at: number }) => params.at }),
    keepToken: assign((_, params: { token: string }) => ({
      token: params.token,
      claims: claimsOf(params.token),
    })),
    keepReach: assign({ everywhere: (_, params: { everywhere: boolean }) => params.everywhere }),
    hold: assign({ saving: true }),
    release: assign({ saving: false }),
    forgetToken: assign({ token: undefined, claims: undefined, everywhere: false }),
    storeToken: tell('storage', (_, params: { token: string }) => ({
      type: 'storage.keep',
      key: 'token',
      value: params.token,
    })),
    dropToken: tell('storage', { type: 'storage.drop', key: 'token' }),
    tellOpened: publish(opened),
    tellArrived: repeat(opened),
    tellClosed: publish({ type: 'session.closed' }),
    tellRenewed: tell('hub', { type: 'session.renewed' }),
    goHome: tell('router', { type: 'router.go', to: '/' }),
    explain: tell('alerts', (_, params: { slug: string }) => ({
      type: 'alerts.say',
      kind: 'warning',
      slug: params.slug,
    })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    claims: claimsOf(input.token),
    everywhere: false,
    saving: false,
  }),
  initial: 'deciding',
  on: {
    'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => event } },
    'session.adopt': {
      guard: { type: 'isAlive', params: ({ event }) => event },
      target: '.signedIn',
      reenter: true,
      actions: [
        { type: 'keepToken', params: ({ event }) => event },
        { type: 'storeToken', params: ({ event }) => event },
      ],
    },
    'token.stored': {
      guard: { type: 'isAlive', params: ({ event }) => event },
      target: '.signedIn',
      actions: { type: 'keepToken', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      meta: { says: 'Looks whether the stored token still counts', spec: '§4 Authentication' },
      always: [
        {
          guard: { type: 'isAlive', params: ({ context }) => ({ token: context.token }) },
          target: 'signedIn',
        },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      meta: { says: 'A guest: nobody is signed in', spec: '§4 Authentication' },
      entry: 'forgetToken',
    },
    signedIn: {
      meta: { says: 'The token is stored and not expired', spec: '§4 Authentication' },
      entry: 'tellOpened',
      exit: ['release', 'tellClosed', 'goHome'],
      always: {
        guard: 'isExpired',
        target: 'signedOut',
        actions: sessionEnded,
      },
      on: {
        'session.signOut': {
          target: '.leaving',
          actions: { type: 'keepReach', params: { everywhere: false } },
        },
        'session.signOutEverywhere': {
          target: '.leaving',
          actions: { type: 'keepReach', params: { everywhere: true } },
        },
        'session.hold': { actions: 'hold' },
        'session.release': { actions: 'release' },
        // What was being saved went with its page.
        'route.shown': { actions: 'release' },
        'residents.arrived': { actions: { type: 'tellArrived', params: ({ event }) => event } },
        'session.expire': {
          target: 'signedOut',
          actions: signInAgain,
        },
        'token.stored': [
          {
            guard: { type: 'isDead', params: ({ event }) => event },
            target: 'signedOut',
            actions: sessionEnded,
          },
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            target: '.rested',
            actions: [{ type: 'keepToken', params: ({ event }) => event }, 'tellRenewed'],
          },
          // Another player has signed in: nothing of this one may stay.
          {
            target: '#session.signedIn',
            reenter: true,
            actions: { type: 'keepToken', params: ({ event }) => event },
          },
        ],
        'token.cleared': 'signedOut',
      },
      initial: 'fresh',
      states: {
        fresh: {
          meta: { says: 'The token is young enough', spec: '§9 Token refresh' },
          always: { guard: 'isDue', target: 'renewing' },
          on: { 'session.renew': 'renewing' },
        },
        renewing: {
          meta: { says: 'Gets a fresh token', spec: '§9 Token refresh, decision 9' },
          // Held until this state is left: released earlier, another tab would refresh as well.
          invoke: { id: 'claim', src: 'session.claim', input: undefined },
          initial: 'claiming',
          on: { 'port.failed': 'rested' },
          states: {
            claiming: {
              meta: { says: 'Asks to be the one tab that refreshes', spec: 'decision 9' },
              on: {
                'refresh.granted': 'refreshing',
                'refresh.elsewhere': '#session.signedIn.rested',
              },
            },
            refreshing: {
              meta: { says: 'Exchanges the token for a fresh one', spec: '§7 B auth/refresh' },
              invoke: {
                id: 'refresh',
                src: 'session.refresh',
                input: ({ context }) => ({ token: context.token ?? '' }),
              },
              on: {
                'session.refreshed': {
                  target: '#session.signedIn.rested',
                  actions: [
                    { type: 'keepToken', params: ({ event }) => event },
                    { type: 'storeToken', params: ({ event }) => event },
                    'tellRenewed',
                  ],
                },
                'session.refused': {
                  target: '#session.signedOut',
                  actions: signInAgain,
                },
              },
            },
          },
        },
        rested: {
          // Not straight to fresh: where the clocks of client and server differ by hours a new
          // token is due at once, and the tab would refresh without end.
          meta: { says: 'A tab has just tried; looks again in a minute', spec: 'decision 9' },
          on: { 'session.renew': 'renewing' },
          after: { CLOCK_REFRESH_MS: 'fresh' },
        },
        leaving: {
          tags: ['busy'],
          meta: {
            says: 'Signs out as soon as an e-mail address is saved, a second later at most',
            spec: '§9 Sign-out debounce, decision 75',
          },
          always: { guard: 'isFree', target: '#session.signingOut' },
          after: { SIGN_OUT_DEBOUNCE_MS: '#session.signingOut' },
          on: {
            // The press before counts.
            'session.signOut': {},
            'session.signOutEverywhere': {
              actions: { type: 'keepReach', params: { everywhere: true } },
            },
            // Another tab has refreshed: this one goes on leaving.
            'token.stored': {
              guard: { type: 'isSame', params: ({ event }) => event },
              actions: { type: 'keepToken', params: ({ event }) => event },
            },
          },
        },
      },
    },
    signingOut: {
      tags: ['busy'],
      meta: { says: 'The token is gone here and is being revoked', spec: '§4 Authentication' },
      entry: 'dropToken',
      invoke: {
        id: 'signOut',
        src: 'session.signOut',
        input: ({ context }) => ({ token: context.token ?? '', everywhere: context.everywhere }),
      },
      on: { 'session.ended': 'signedOut', 'port.failed': 'signedOut' },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
