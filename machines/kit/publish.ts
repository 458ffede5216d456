import {
  type Actor,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate';
import type { HeardFact } from './controls';
import type { ResidentName, Residents } from './residents';
import type { Telling } from './tell';

/** A fact that some resident or control hears. */
type Fact = Residents[ResidentName] | HeardFact;

type FactOf<Context extends MachineContext, Event extends EventObject, Params> =
  | Fact
  | ((args: { context: Context; event: Event }, params: Params) => Fact);

/** The residents whose chart has the word, by name, as the house declares them. */
const hearersOf = (system: AnyActorRef['system'], word: string): [string, AnyActorRef][] =>
  Object.entries(system.getAll() as Record<string, Actor<AnyStateMachine>>).filter(([, actor]) =>
    actor.logic.events.includes(word),
  );

type Hearer = Actor<AnyStateMachine>;

/** The controls on the stage whose chart has the word, in the order in which they were mounted. */
const mountedOf = (system: AnyActorRef['system'], word: string): Hearer[] => {
  const stage = system.get('stage') as Hearer | undefined;
  const controls = Object.values(stage?.getSnapshot().children ?? {}) as Hearer[];
  return controls.filter(({ logic }) => logic.events.includes(word));
};

/**
 * Tells a fact to every resident whose chart has the word, in the order in which the house declares
 * them, then to the controls that are mounted; the publisher itself does not hear it. Nobody keeps a list: who wants to hear a fact writes
 * its word into the chart.
 */
export const publish = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  fact: FactOf<Context, Event, Params>,
): Telling<Context, Event, Params> =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, event, enqueue, system, self }, params) => {
      const told = typeof fact === 'function' ? fact({ context, event }, params) : fact;
      const residents = hearersOf(system, told.type).map(([, actor]) => actor);
      for (const actor of [...residents, ...mountedOf(system, told.type)])
        if (actor !== self) enqueue.sendTo(actor, told as never);
    },
  );

/** Publishes what stands once more, to those alone who have just arrived. */
export const repeat = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends { names: readonly string[] },
>(
  fact: FactOf<Context, Event, Params>,
): Telling<Context, Event, Params> =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, event, enqueue, system }, params) => {
      const told = typeof fact === 'function' ? fact({ context, event }, params) : fact;
      for (const [name, actor] of hearersOf(system, told.type))
        if (params.names.includes(name)) enqueue.sendTo(actor, told as never);
    },
  );
