import { useSelector } from '@xstate/react';
import type { ActorRef, AnyActorRef, SnapshotFrom } from 'xstate';
import type { DeskActor } from '../../machines/office/desk.machine';
import type { DoorActor } from '../../machines/office/door.machine';
import type { FinderActor } from '../../machines/office/finder.machine';
import type { OfficeActor } from '../../machines/office/office.machine';

/** What is invoked below the office, by its id. */
interface Children {
  door: DoorActor;
  desk: DeskActor;
  finder: FinderActor;
}

/** The actor of a part of the office, while it lives. */
export const usePart = <Name extends keyof Children>(
  office: OfficeActor,
  name: Name,
): Children[Name] | undefined =>
  useSelector(
    office as unknown as ActorRef<SnapshotFrom<OfficeActor>, never>,
    (snapshot) => (snapshot.children as Record<string, AnyActorRef | undefined>)[name],
  ) as Children[Name] | undefined;
