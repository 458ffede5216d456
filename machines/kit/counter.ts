import { assign, type EventObject, setup } from 'xstate';
import { HUB_AWAITED_MS } from '../../contract/limits';
import type { Counted, CounterEvent } from './counter.words';
import type { Look, Meaning } from './look';
import type { Port } from './port';
import type { Typed } from './typed';

export interface CounterContext<Count = unknown> {
  /** As it was counted last; undefined before. */
  count: Count | undefined;
}

type By<Fact extends EventObject, Answer> = {
  readonly [Type in Fact['type']]?: (fact: Extract<Fact, { type: Type }>) => Answer;
};

/** A number that the server knows: how it is asked for, and which facts make it another one. */
export interface Counter<Count, Fact extends EventObject> {
  id: string;
  spec: string;
  /** The port that counts, under the name by which the root fills it. */
  port: Readonly<Record<string, Port<undefined, Counted<Count>>>>;
  /** Whether a fact makes it be counted anew. */
  outdated?: By<Fact, boolean>;
  /** What it is by a fact that says so. */
  told?: By<Fact, Count>;
  /** What a fact makes of it, without asking. */
  edits?: By<Fact, (count: Count) => Count>;
}

/** The lifecycle that every number beside a door shares: while it is counted anew the last stays. */
export const counterMachine = <Count, Fact extends EventObject>(counter: Counter<Count, Fact>) =>
  chart(counter as never) as unknown as Typed<
    ReturnType<typeof chart>,
    CounterContext<Count>,
    CounterEvent<Count> | Fact
  >;

type Told = { event: EventObject };
type Table<Answer> = Readonly<Record<string, (fact: EventObject) => Answer>>;

interface Chart {
  id: string;
  spec: string;
  port: Readonly<Record<string, Port<undefined, Counted<unknown>>>>;
  outdated?: Table<boolean>;
  told?: Table<unknown>;
  edits?: Table<(count: unknown) => unknown>;
}

/** The same edge for every fact of a table. */
const forEach = <Edge>(table: object, edge: Edge): Record<string, Edge> =>
  Object.fromEntries(Object.keys(table).map((type) => [type, edge]));

const chart = ({ id, spec, port, outdated = {}, told = {}, edits = {} }: Chart) =>
  setup({
    types: {} as {
      context: CounterContext;
      events: CounterEvent<unknown>;
      tags: Look;
      meta: Meaning;
    },
    actors: port as { count: Port<undefined, Counted<unknown>> },
    delays: { HUB_AWAITED_MS },
    guards: {
      isOutdated: (_, fact: EventObject) => outdated[fact.type]?.(fact) ?? false,
    },
    actions: {
      keep: assign({ count: (_, params: { count: unknown }) => params.count }),
      keepTold: assign({ count: (_, fact: EventObject) => told[fact.type]?.(fact) }),
      edit: assign({
        count: ({ context: { count } }, fact: EventObject) =>
          count === undefined ? undefined : edits[fact.type]?.(fact)(count),
      }),
      forget: assign({ count: undefined }),
    },
  }).createMachine({
    id,
    context: { count: undefined },
    initial: 'absent',
    on: { 'session.opened': '.present', 'session.closed': '.absent' },
    states: {
      absent: {
        meta: { says: 'A guest has nothing that is counted', spec: '§6 Guest' },
        entry: 'forget',
      },
      present: {
        meta: { says: 'Keeps the player’s number', spec },
        initial: 'awaiting',
        on: {
          ...forEach(edits, {
            actions: { type: 'edit' as const, params: ({ event }: Told) => event },
          }),
          // In every state: an answer that is under way may be older than what has just happened.
          ...forEach(outdated, {
            guard: { type: 'isOutdated' as const, params: ({ event }: Told) => event },
            target: '.counting' as const,
          }),
          // Newer than an answer that is under way.
          ...forEach(told, {
            target: '.counted' as const,
            actions: { type: 'keepTold' as const, params: ({ event }: Told) => event },
          }),
          'hub.skipped': '.counting',
          'counter.counted': {
            target: '.counted',
            actions: { type: 'keep', params: ({ event }) => event },
          },
        },
        states: {
          awaiting: {
            tags: ['busy'],
            // Where the hub begins afresh, what was counted before has to be counted again.
            meta: { says: 'Waits for the hub to listen', spec: '§4 Hub' },
            on: { 'hub.listening': 'counting' },
            after: { HUB_AWAITED_MS: 'counting' },
          },
          counting: {
            tags: ['busy'],
            meta: { says: 'Counts; the last number stays', spec },
            invoke: { id: 'count', src: Object.keys(port)[0] as 'count', input: undefined },
            on: { 'port.failed': 'uncounted' },
          },
          counted: { meta: { says: 'The number is shown', spec } },
          uncounted: {
            tags: ['failed'],
            meta: { says: 'It could not be counted; the last number stays', spec },
            on: { 'connection.found': 'counting' },
          },
        },
      },
    },
  });
