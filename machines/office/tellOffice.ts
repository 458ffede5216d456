import {
  type ActorRef,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type Snapshot,
} from 'xstate';
import type { Telling } from '../kit/tell';
import type { OfficeEvent } from './office.words';

/** The root's systemId. */
export const OFFICE = 'office';

type Root = ActorRef<Snapshot<unknown>, OfficeEvent>;

/** Tells the office's root; a part that runs alone tells nobody, as `tell` does for the residents. */
export const tellOffice = <Context extends MachineContext, Event extends EventObject>(
  event: (context: Context) => OfficeEvent | undefined,
): Telling<Context, Event, undefined> =>
  enqueueActions<Context, Event, undefined, Event, never, never, never, never, never>(
    ({ context, enqueue, system }) => {
      const office = system.get(OFFICE) as Root | undefined;
      const told = event(context);
      if (office !== undefined && told !== undefined) enqueue.sendTo(office, told as never);
    },
  );
