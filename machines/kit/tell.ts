import {
  type ActionFunction,
  type ActorRef,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
  type Snapshot,
} from 'xstate';
import type { ResidentName, Residents } from './residents';

/** What a resident is told, as plain data. */
export type Told = {
  [Name in ResidentName]: { to: Name; event: Residents[Name] };
}[ResidentName];

type Resident<Name extends ResidentName> = ActorRef<Snapshot<unknown>, Residents[Name]>;

/**
 * Sends a fact or a command to a resident. Use this instead of `sendTo(system.get(…))`: there a
 * misspelt name does not fail, the event comes back to its sender. In the house every resident
 * lives; a machine that runs alone tells nobody.
 */
export const tell = <
  Name extends ResidentName,
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  name: Name,
  event:
    | Residents[Name]
    | ((args: { context: Context; event: Event }, params: Params) => Residents[Name]),
): Telling<Context, Event, Params> =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, event: cause, enqueue, system }, params) => {
      const resident = system.get(name) as Resident<Name> | undefined;
      if (resident === undefined) return;
      const told = typeof event === 'function' ? event({ context, event: cause }, params) : event;
      enqueue.sendTo(resident, told as never);
    },
  );

/** An action that tells others, and asks nothing of its own machine. */
export type Telling<
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
> = ActionFunction<Context, Event, Event, Params, never, never, never, never, never>;
