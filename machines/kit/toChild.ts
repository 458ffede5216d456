import {
  type ActionFunction,
  type AnyActorRef,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate';

/**
 * Sends to a child by its id: a port that stays open, or a machine. Use this instead of
 * `sendTo(id, …)`: that throws when nothing has the id, and ends the sender; a frozen story has no
 * children.
 */
export const toChild = <
  Context extends MachineContext,
  Event extends EventObject,
  Command extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  id: string | ((context: Context) => string),
  command: Command | ((args: { context: Context; event: Event }, params: Params) => Command),
): ActionFunction<Context, Event, Event, Params, never, never, never, never, never> =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, event, enqueue, self }, params) => {
      const child = typeof id === 'function' ? id(context) : id;
      if (!isOpen(self, child)) return;
      const told = typeof command === 'function' ? command({ context, event }, params) : command;
      enqueue.sendTo(child, told as never);
    },
  );

/** At its very start an actor has no snapshot yet, and its ports open with it. */
const isOpen = (actor: AnyActorRef, id: string): boolean => {
  try {
    return actor.getSnapshot() === undefined || actor.getSnapshot().children[id] !== undefined;
  } catch {
    return true;
  }
};
