import {
  type ActionArgs,
  type ActionFunction,
  type ActorRef,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
  type Snapshot,
  sendTo,
} from 'xstate';
import type { ResidentEvents, ResidentName } from '../app/residents';

type Resident<Name extends ResidentName> = ActorRef<Snapshot<unknown>, ResidentEvents[Name]>;

/**
 * Sends a fact or a command to a resident. Use this instead of `sendTo(system.get(…))`: a
 * misspelt name or event is lost there in silence, and does not compile here.
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
    | ((args: ActionArgs<Context, Event, Event>, params: Params) => ResidentEvents[Name]),
): ActionFunction<Context, Event, Event, Params, never, never, never, never, never> =>
  sendTo<Context, Event, Params, Resident<Name>, Event>(
    ({ system }) => system.get(name) as Resident<Name>,
    event as never,
  );

/** Sends one fact to several residents, in this order. */
export const tellAll = <
  Name extends ResidentName,
  Context extends MachineContext,
  Event extends EventObject,
>(
  names: readonly Name[],
  event:
    | ResidentEvents[Name]
    | ((args: { context: Context; event: Event }) => ResidentEvents[Name]),
): ActionFunction<Context, Event, Event, undefined, never, never, never, never, never> =>
  enqueueActions<Context, Event, undefined, Event, never, never, never, never, never>(
    ({ context, event: cause, enqueue, system }) => {
      const fact = typeof event === 'function' ? event({ context, event: cause }) : event;
      for (const name of names) enqueue.sendTo(system.get(name) as Resident<Name>, fact as never);
    },
  );
