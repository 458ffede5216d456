import {
  type ActionFunction,
  type ActorRef,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
  type Snapshot,
} from 'xstate';
import type { ResidentEvents, ResidentName } from '../app/residents';

/** What a resident is told, as plain data. */
export type Told = {
  [Name in ResidentName]: { to: Name; event: ResidentEvents[Name] };
}[ResidentName];

type Resident<Name extends ResidentName> = ActorRef<Snapshot<unknown>, ResidentEvents[Name]>;

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
    | ResidentEvents[Name]
    | ((args: { context: Context; event: Event }, params: Params) => ResidentEvents[Name]),
): Telling<Context, Event, Params> => tellAll([name], event);

/** Sends one fact to several residents, in this order. */
export const tellAll = <
  Name extends ResidentName,
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  names: readonly Name[],
  event:
    | ResidentEvents[Name]
    | ((args: { context: Context; event: Event }, params: Params) => ResidentEvents[Name]),
): Telling<Context, Event, Params> =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, event: cause, enqueue, system }, params) => {
      const fact = typeof event === 'function' ? event({ context, event: cause }, params) : event;
      for (const name of names) {
        const resident = system.get(name) as Resident<Name> | undefined;
        if (resident !== undefined) enqueue.sendTo(resident, fact as never);
      }
    },
  );

type Telling<
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
> = ActionFunction<Context, Event, Event, Params, never, never, never, never, never>;
