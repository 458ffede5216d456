import {
  type Actor,
  type AnyStateMachine,
  assign,
  createActor,
  fromCallback,
  type InspectionEvent,
  SimulatedClock,
  setup,
} from 'xstate';
import { late } from '../../machines/app/late';
import { near } from '../../machines/app/near';
import { type ChartEdge, transitionsOf } from '../../src/inspect/chart.rules';

/** Something that was done, and what it was done with. */
export interface Deed {
  name: string;
  with: unknown;
}

/** What a machine was seen to do. */
export interface Seen {
  /** Every edge that it took, decisions too. */
  edges: ChartEdge[];
  /** Ports and machines that it opened, with their input. */
  asks: Deed[];
  /** Of all that it ever opened, what has ended; it was stopped or came to its own end. */
  ends: Deed[];
  /** Of all that it ever opened, what goes on, each as often as it does. */
  lives: string[];
  /** Who was told what, with the rest of the event. */
  tells: Deed[];
}

/** The words of a chart. */
interface Hears {
  includes: (word: string) => boolean;
}

/** A resident that hears, and does nothing: what is published reaches who has the word. */
const listener = (events: Hears) =>
  Object.assign(
    fromCallback(() => undefined),
    { events },
  );

/** One of many children of a kind goes by what they have in common: `gift:…`. */
const nameOf = ({ id }: { id: string }): string => id.replace(/:.*$/, ':…');

const hall = setup({
  types: {} as {
    context: { input: unknown };
    events: { type: 'enter'; input: unknown };
  },
  actors: { subject: {} as AnyStateMachine },
}).createMachine({
  id: 'parent',
  context: { input: undefined },
  initial: 'empty',
  on: {
    enter: {
      target: '.inhabited',
      reenter: true,
      actions: assign({ input: ({ event }) => event.input }),
    },
  },
  states: {
    empty: {},
    inhabited: {
      invoke: {
        id: 'subject',
        src: 'subject',
        input: ({ context }: { context: { input: unknown } }) => context.input,
      },
    },
  },
});

/** A house where a machine lives alone: whoever it tells is there, and what it does is seen. */
export class House {
  readonly #edges: ReturnType<typeof transitionsOf>;
  readonly #clock = new SimulatedClock();
  readonly #hall: Actor<typeof hall>;
  #subject: Actor<AnyStateMachine> | undefined;
  #children: Actor<AnyStateMachine>[] = [];
  #seen: Pick<Seen, 'edges' | 'asks' | 'tells'> = { edges: [], asks: [], tells: [] };

  constructor(machine: AnyStateMachine) {
    this.#edges = transitionsOf(machine);
    const inspect = (inspected: InspectionEvent) => this.#see(inspected);
    const around = hall.provide({ actors: { subject: machine } });
    this.#hall = createActor(around, { clock: this.#clock, inspect }).start();
    const live = (name: string, hears: Hears) =>
      createActor(listener(hears), { parent: this.#hall, systemId: name, id: name }).start();
    for (const name of Object.keys({ ...near.residents, ...late.residents }))
      live(name, { includes: () => false });
    live('everyone', { includes: () => true });
  }

  #see(inspected: InspectionEvent): void {
    const actor = inspected.actorRef as Actor<AnyStateMachine>;
    switch (inspected.type) {
      case '@xstate.actor':
        if (actor.id === 'subject') this.#subject = actor;
        break;
      case '@xstate.microstep':
        if (actor === this.#subject)
          this.#seen.edges.push(
            ...inspected._transitions.flatMap((edge) => this.#edges.get(edge) ?? []),
          );
        break;
      case '@xstate.event':
        if (inspected.sourceRef === this.#subject) this.#hear(actor, inspected.event);
    }
  }

  #hear(actor: Actor<AnyStateMachine>, { type, ...rest }: { type: string; input?: unknown }): void {
    if (this.#subject === undefined || actor === this.#subject) return;
    if (type === 'xstate.init') {
      this.#children.push(actor);
      this.#seen.asks.push({ name: String(actor.src), with: rest.input });
    } else this.#seen.tells.push({ name: `${nameOf(actor)} ${type}`, with: rest });
  }

  /** Lets the machine begin anew; as it lived here before, it ends. */
  enter(input: unknown): Actor<AnyStateMachine> {
    this.#children = [];
    this.#hall.send({ type: 'enter', input });
    return this.#hall.getSnapshot().children.subject as Actor<AnyStateMachine>;
  }

  /** Lets time pass (ms). */
  wait(time: number): void {
    this.#clock.increment(time);
  }

  /** The children that have ended since it was asked last; of the others none may be lost sight of. */
  #end(): Deed[] {
    const known = Object.values(this.#subject?.getSnapshot().children ?? {});
    const ended = this.#children.filter((child) => child.getSnapshot().status !== 'active');
    this.#children = this.#children.filter((child) => !ended.includes(child));
    const lost = this.#children.find((child) => !known.includes(child));
    if (lost !== undefined) throw new Error(`'${lost.id}' lives on, and nobody can end it`);
    return ended.map(({ src }) => ({ name: String(src), with: undefined }));
  }

  /** What was seen since it was asked last. */
  seen(): Seen {
    const ends = this.#end();
    const seen = { ...this.#seen, ends, lives: this.#children.map(({ id }) => id) };
    this.#seen = { edges: [], asks: [], tells: [] };
    return seen;
  }
}
