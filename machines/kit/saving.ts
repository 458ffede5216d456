import { assign, setup } from 'xstate';
import type { OutboxEntry } from '../outbox/outbox.calls';
import type { OutboxEnded } from '../outbox/outbox.words';
import type { Look, Meaning } from './look';
import type { Port } from './port';
import type { SavingEvent, SavingFact } from './saving.words';
import { type Telling, tell } from './tell';
import type { Typed } from './typed';

export interface SavingContext<Change = object> {
  /** On their way to the server, the one in flight first. */
  changes: Change[];
}

type Tells<Change, Answer, Params> = Telling<
  SavingContext<Change>,
  SavingEvent<Change, Answer>,
  Params
>;

/** What is shown as done before the server has said so, and who shows it. */
export interface Saving<Change extends object, Answer> {
  id: string;
  spec: string;
  /** The port that saves one change, under the name by which the root fills it. */
  port: Readonly<Record<string, Port<Change, SavingFact<Answer>>>>;
  /** Whether an entry of the outbox is one of these changes. */
  fits: (entry: OutboxEntry) => boolean;
  /** Tells those who show it what is promised. */
  promise: Tells<Change, Answer, Change>;
  /** What waits behind the one in flight once there is one more; all of it, in order, when absent. */
  behind?: (inFlight: Change, waiting: readonly Change[], change: Change) => Change[];
  /** Tells them of each that the server has. */
  saved?: Tells<Change, Answer, { change: Change }>;
  /** Tells them what the server answered to the last one. */
  settled?: Tells<Change, Answer, { answer: Answer }>;
  /** Tells them that nothing is on its way any more: saved, kept by the outbox, or given up. */
  rested?: Tells<Change, Answer, undefined>;
  /** Tells them what comes to nothing, before they ask anew. */
  takesBack?: Tells<Change, Answer, { changes: readonly Change[] }>;
  /** Tells them that what they show may be wrong. */
  outdated?: Tells<Change, Answer, undefined>;
  /** Tells them what became of one that the outbox held, before they ask anew. */
  ended?: Tells<Change, Answer, OutboxEnded>;
  /** The slug of what is said when one was not saved. */
  unsaved: string;
}

/**
 * The lifecycle of optimistic changes: shown at once, saved one after the other, kept by the
 * outbox when there is no way to the server, taken back when it refuses.
 */
export const savingMachine = <Change extends object, Answer>(saving: Saving<Change, Answer>) =>
  chart(saving as never) as unknown as Typed<
    ReturnType<typeof chart>,
    SavingContext<Change>,
    SavingEvent<Change, Answer>
  >;

const tellSaved = {
  type: 'tellSaved' as const,
  params: ({ context: { changes } }: { context: SavingContext }) => ({ change: changes[0] ?? {} }),
};
const giveUp = [
  {
    type: 'takeBack' as const,
    params: ({ context: { changes } }: { context: SavingContext }) => ({ changes }),
  },
  'dropAll' as const,
  'sayUnsaved' as const,
  'askAnew' as const,
];

const chart = ({
  id,
  spec,
  port,
  fits,
  promise,
  behind = (_, waiting, change) => [...waiting, change],
  saved = () => undefined,
  settled = () => undefined,
  takesBack = () => undefined,
  outdated = () => undefined,
  rested = () => undefined,
  ended = () => undefined,
  unsaved,
}: Saving<object, unknown>) =>
  setup({
    types: {} as {
      context: SavingContext;
      events: SavingEvent<object, unknown>;
      tags: Look;
      meta: Meaning;
    },
    actors: port as { save: Port<object, SavingFact<unknown>> },
    guards: {
      isMoreLeft: ({ context }) => context.changes.length > 1,
      isKept: (_, params: { kept?: string }) => params.kept !== undefined,
      isKeptAndMoreLeft: ({ context }, params: { kept?: string }) =>
        params.kept !== undefined && context.changes.length > 1,
      isOver: (_, params: OutboxEnded) => !params.left && fits(params.entry),
    },
    actions: {
      queue: assign({
        changes: ({ context: { changes } }, params: { change: object }) => {
          const [inFlight, ...waiting] = changes;
          if (inFlight === undefined) return [params.change];
          return [inFlight, ...behind(inFlight, waiting, params.change)];
        },
      }),
      promise,
      tellSaved: saved,
      tellSettled: settled,
      takeBack: takesBack,
      askAnew: outdated,
      tellRested: rested,
      tellEnded: ended,
      dropFirst: assign({ changes: ({ context }) => context.changes.slice(1) }),
      dropAll: assign({ changes: [] }),
      sayUnsaved: tell('alerts', { type: 'alerts.say', kind: 'error', slug: unsaved }),
    },
  }).createMachine({
    id,
    context: { changes: [] },
    initial: 'idle',
    on: {
      'session.closed': { target: '.idle', actions: 'dropAll' },
      'saving.add': {
        target: '.saving',
        actions: [
          { type: 'queue', params: ({ event }) => event },
          { type: 'promise', params: ({ event }) => event.change },
        ],
      },
      'outbox.ended': {
        guard: { type: 'isOver', params: ({ event }) => event },
        actions: [{ type: 'tellEnded', params: ({ event }) => event }, 'askAnew'],
      },
    },
    states: {
      idle: { meta: { says: 'Every change is saved', spec }, entry: 'tellRested' },
      saving: {
        tags: ['busy', 'optimistic'],
        meta: { says: 'Shown as done, being saved', spec },
        invoke: {
          id: 'save',
          src: Object.keys(port)[0] as 'save',
          input: ({ context }: { context: SavingContext }) => context.changes[0],
        },
        on: {
          // Behind the one in flight: entered again, this state would send that one twice.
          'saving.add': {
            actions: [
              { type: 'queue', params: ({ event }) => event },
              { type: 'promise', params: ({ event }) => event.change },
            ],
          },
          'saving.saved': [
            // This answer does not know of the changes that wait behind it.
            {
              guard: 'isMoreLeft',
              target: 'saving',
              reenter: true,
              actions: [tellSaved, 'dropFirst'],
            },
            {
              target: 'idle',
              actions: [
                tellSaved,
                'dropFirst',
                { type: 'tellSettled', params: ({ event }) => event },
              ],
            },
          ],
          'saving.refused': { target: 'idle', actions: giveUp },
          'port.failed': [
            {
              guard: { type: 'isKeptAndMoreLeft', params: ({ event }) => event },
              target: 'saving',
              reenter: true,
              actions: 'dropFirst',
            },
            {
              guard: { type: 'isKept', params: ({ event }) => event },
              target: 'waiting',
              actions: 'dropFirst',
            },
            { target: 'idle', actions: giveUp },
          ],
        },
      },
      waiting: {
        tags: ['optimistic', 'offline'],
        meta: { says: 'Shown as done; the outbox holds it', spec: 'decision 68' },
        entry: 'tellRested',
        on: {
          'outbox.ended': {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'idle',
            actions: [{ type: 'tellEnded', params: ({ event }) => event }, 'askAnew'],
          },
        },
      },
    },
  });
