import { type ActorRefFrom, assign, setup } from 'xstate';
import { ALERT_CLOSE_MS, ALERT_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import type { AlertEvent, Saying } from './alerts.words';

export interface AlertContext extends Saying {
  /** How much of its time had passed when it was held. */
  shownMs?: number;
}

/** What is read of it, and how. */
const wordsOf = ({ kind, slug, values }: Saying): string => JSON.stringify([kind, slug, values]);

/** One alert. It takes itself away; its list hears when it is gone. */
export const alertMachine = setup({
  types: {} as {
    context: AlertContext;
    events: AlertEvent;
    input: Saying;
    tags: Look;
    meta: Meaning;
  },
  delays: {
    ALERT_MS: ({ context }) => ALERT_MS - (context.shownMs ?? 0),
    ALERT_CLOSE_MS,
  },
  guards: {
    isError: ({ context }) => context.kind === 'error',
    isRepeated: ({ context }, { by }: { by: Saying }) =>
      by.kind === 'error' && wordsOf(context) === wordsOf(by),
  },
  actions: {
    keepShown: assign({
      shownMs: (_, params: { shownMs: number }) => Math.min(params.shownMs, ALERT_MS),
    }),
  },
}).createMachine({
  id: 'alert',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'alert.close': '.leaving',
    // An error that is said anew stands once, below the others, and is read out anew.
    'alert.followed': {
      guard: { type: 'isRepeated', params: ({ event }) => event },
      target: '.gone',
    },
  },
  states: {
    deciding: {
      meta: { says: 'Errors stay, others pass', spec: 'decision 43' },
      always: [{ guard: 'isError', target: 'lasting' }, { target: 'passing' }],
    },
    lasting: { meta: { says: 'An error stays until it is closed', spec: 'decision 43' } },
    passing: {
      meta: { says: 'Shown for five seconds, with a progress bar', spec: '§9 Alerts' },
      on: {
        'alert.hold': {
          target: 'held',
          actions: { type: 'keepShown', params: ({ event }) => event },
        },
      },
      after: { ALERT_MS: 'leaving' },
    },
    held: {
      meta: { says: 'Under the pointer or the focus: its time stands still', spec: 'decision 43' },
      on: { 'alert.release': 'passing' },
    },
    leaving: {
      meta: { says: 'Fades away', spec: '§9 Alerts' },
      on: { 'alert.close': {} },
      after: { ALERT_CLOSE_MS: 'gone' },
    },
    gone: { type: 'final', meta: { says: 'No longer on the page', spec: '§9 Alerts' } },
  },
});

export type AlertActor = ActorRefFrom<typeof alertMachine>;
