import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { toChild } from '../kit/toChild';
import { isWaiting, type OutboxEntry } from './outbox.calls';
import {
  folded,
  hasWords,
  isMoot,
  isStreamLeft,
  nextOf,
  retryDelay,
  without,
} from './outbox.rules';
import { type OutboxEnded, type OutboxEvent, outboxPorts } from './outbox.words';

export interface OutboxContext {
  player: string | undefined;
  /** All of the player's on this device, those that are not sent any more too. */
  entries: OutboxEntry[];
  /** The one that is being sent. */
  sending: string | undefined;
  /** In a row. */
  failures: number;
}

const nothing: OutboxContext = {
  player: undefined,
  entries: [],
  sending: undefined,
  failures: 0,
};

/** The entry that is being sent; none is asked for in any other state. */
const chosen = ({ entries, sending }: OutboxContext): OutboxEntry => {
  const entry = entries.find(({ id }) => id === sending);
  if (entry === undefined) throw new Error('Nothing was chosen');
  return entry;
};
/** Tells whoever shows it; `entries` is what is left. */
const tellEnded = (
  entry: OutboxEntry,
  how: OutboxEnded['how'],
  entries: readonly OutboxEntry[],
): ReturnType<typeof publish<OutboxContext, OutboxEvent, undefined>> =>
  publish({
    type: 'outbox.ended',
    entry,
    how,
    left: isStreamLeft(entries, entry),
  });
const changed = (one: OutboxEntry, other: OutboxEntry): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

/**
 * What waits for a connection: kept on the device per player, sent in order, one at a time and by
 * one tab, each under the key of its very first attempt [decision 68].
 */
export const outboxMachine = setup({
  types: {} as { context: OutboxContext; events: OutboxEvent; tags: Look; meta: Meaning },
  actors: outboxPorts,
  delays: { OUTBOX_RETRY_DELAYS_MS: ({ context }) => retryDelay(context.failures) },
  guards: {
    isKnown: (_, params: { playerId?: string | undefined }) => params.playerId !== undefined,
    isAnyWaiting: ({ context }) => context.entries.some(isWaiting),
    isNoneWaiting: ({ context }) => !context.entries.some(isWaiting),
    isAnyChosen: ({ context }) => context.sending !== undefined,
    // One that is being sent has left already.
    mayCancel: ({ context }, params: { id: string }) =>
      params.id !== context.sending &&
      context.entries.some((entry) => entry.id === params.id && isWaiting(entry)),
    mayHold: ({ context }, params: { id: string }) =>
      params.id !== context.sending &&
      context.entries.some(
        (entry) => entry.id === params.id && isWaiting(entry) && hasWords(entry),
      ),
    mayDiscard: ({ context }, params: { id: string }) =>
      context.entries.some((entry) => entry.id === params.id && !isWaiting(entry)),
    isMoot: ({ context }, params: { id: string; problem: Problem }) =>
      context.entries.some((entry) => entry.id === params.id && isMoot(entry, params.problem)),
  },
  actions: {
    keepPlayer: assign((_, params: { playerId?: string | undefined }) => ({
      ...nothing,
      player: params.playerId,
    })),
    forget: assign(nothing),
    tellHeld: publish(({ context }) => ({
      type: 'outbox.held',
      entries: context.entries.filter(isWaiting),
    })),
    // What has vanished without this tab's doing another tab has sent.
    keepListed: enqueueActions(({ context, enqueue }, params: { entries: OutboxEntry[] }) => {
      enqueue.assign({ entries: params.entries });
      for (const entry of without(context.entries.filter(isWaiting), params.entries))
        enqueue(tellEnded(entry, 'sent', params.entries));
    }),
    fold: enqueueActions(({ context, enqueue }) => {
      const entries = folded(context.entries);
      const ids = without(context.entries, entries).map(({ id }) => id);
      enqueue.assign({ entries });
      for (const entry of entries) {
        const before = context.entries.find(({ id }) => id === entry.id);
        if (before !== undefined && changed(before, entry))
          enqueue(toChild('store', { type: 'store.put', entry }));
      }
      if (ids.length > 0) enqueue(toChild('store', { type: 'store.drop', ids }));
    }),
    choose: assign({ sending: ({ context }) => nextOf(context.entries)?.id }),
    drop: enqueueActions(
      ({ context, enqueue }, params: { id: string; how: OutboxEnded['how'] }) => {
        const entry = context.entries.find(({ id }) => id === params.id);
        if (entry === undefined) return;
        const entries = context.entries.filter(({ id }) => id !== params.id);
        enqueue.assign({ entries });
        enqueue(toChild('store', { type: 'store.drop', ids: [params.id] }));
        // Of what was stopped before, it was told then.
        if (isWaiting(entry)) enqueue(tellEnded(entry, params.how, entries));
      },
    ),
    stop: enqueueActions(({ context, enqueue }, params: { id: string; problem?: Problem }) => {
      const before = context.entries.find(({ id }) => id === params.id);
      if (before === undefined) return;
      const { problem } = params;
      const entry: OutboxEntry = { ...before, ...(problem ? { problem } : { held: true }) };
      const entries = context.entries.map((one) => (one.id === entry.id ? entry : one));
      enqueue.assign({ entries });
      enqueue(toChild('store', { type: 'store.put', entry }));
      enqueue(tellEnded(entry, problem ? 'refused' : 'cancelled', entries));
    }),
    settle: assign({ sending: undefined, failures: 0 }),
    countFailure: assign(({ context }) => ({
      sending: undefined,
      failures: context.failures + 1,
    })),
    explain: tell('alerts', {
      type: 'alerts.say',
      kind: 'error',
      slug: 'Outbox.Something that waited was refused',
    }),
  },
}).createMachine({
  id: 'outbox',
  context: nothing,
  initial: 'absent',
  states: {
    absent: {
      meta: { says: 'A guest has nothing that waits', spec: '§6 Guest' },
      entry: 'forget',
      on: {
        'session.opened': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'keepPlayer', params: ({ event }) => event },
        },
      },
    },
    open: {
      meta: { says: 'Keeps what waits, for this player alone', spec: 'decision 68' },
      invoke: {
        id: 'store',
        src: 'outbox.store',
        input: ({ context }) => ({ player: context.player ?? '' }),
      },
      initial: 'idle',
      on: {
        'session.closed': 'absent',
        'outbox.listed': {
          actions: [{ type: 'keepListed', params: ({ event }) => event }, 'tellHeld'],
        },
        'outbox.repeat': { actions: 'tellHeld' },
        'outbox.cancel': [
          {
            guard: { type: 'mayHold', params: ({ event }) => event },
            actions: { type: 'stop', params: ({ event }) => ({ id: event.id }) },
          },
          {
            guard: { type: 'mayCancel', params: ({ event }) => event },
            actions: { type: 'drop', params: ({ event }) => ({ ...event, how: 'cancelled' }) },
          },
        ],
        'outbox.discard': {
          guard: { type: 'mayDiscard', params: ({ event }) => event },
          actions: { type: 'drop', params: ({ event }) => ({ ...event, how: 'cancelled' }) },
        },
      },
      states: {
        idle: {
          meta: { says: 'Nothing waits', spec: 'decision 68' },
          always: { guard: 'isAnyWaiting', target: 'flushing' },
        },
        flushing: {
          tags: ['busy'],
          meta: { says: 'Sends what waits, the oldest of each kind first', spec: 'decision 68' },
          // Held until all is sent: two tabs would send the same side by side.
          invoke: { id: 'lead', src: 'outbox.lead', input: undefined },
          initial: 'claiming',
          on: {
            'port.failed': { target: 'resting', actions: 'countFailure' },
          },
          states: {
            claiming: {
              meta: { says: 'Waits to be the one tab that sends', spec: 'decision 68' },
              on: { 'outbox.granted': 'choosing' },
            },
            choosing: {
              meta: { says: 'Looks what is next', spec: 'decision 68' },
              entry: ['fold', 'choose'],
              always: [
                { guard: 'isAnyChosen', target: 'sending' },
                { target: '#outbox.open.idle' },
              ],
            },
            sending: {
              meta: { says: 'One is on its way, under its first key', spec: 'decision 68' },
              invoke: {
                id: 'send',
                src: 'outbox.send',
                input: ({ context }) => ({ entry: chosen(context) }),
              },
              on: {
                'outbox.sent': {
                  target: 'choosing',
                  actions: [
                    { type: 'drop', params: ({ event }) => ({ ...event, how: 'sent' }) },
                    'settle',
                  ],
                },
                'outbox.gone': {
                  target: 'choosing',
                  actions: [
                    { type: 'drop', params: ({ event }) => ({ ...event, how: 'sent' }) },
                    'settle',
                  ],
                },
                'outbox.refused': [
                  {
                    guard: { type: 'isMoot', params: ({ event }) => event },
                    target: 'choosing',
                    actions: [
                      { type: 'drop', params: ({ event }) => ({ ...event, how: 'sent' }) },
                      'settle',
                    ],
                  },
                  {
                    target: 'choosing',
                    actions: [{ type: 'stop', params: ({ event }) => event }, 'settle', 'explain'],
                  },
                ],
              },
            },
          },
        },
        resting: {
          tags: ['offline'],
          meta: { says: 'It could not be sent; tries again in a while', spec: 'decision 68' },
          always: { guard: 'isNoneWaiting', target: 'idle' },
          after: { OUTBOX_RETRY_DELAYS_MS: 'flushing' },
          on: { 'connection.found': 'flushing', 'outbox.retry': 'flushing' },
        },
      },
    },
  },
});

export type OutboxActor = ActorRefFrom<typeof outboxMachine>;
