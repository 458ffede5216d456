import { useSelector } from '@xstate/react';
import { createContext, use, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AppActor } from '../../machines/app/app.machine';
import type { late } from '../../machines/app/late';
import { near } from '../../machines/app/near';
import type { ResidentName } from '../../machines/kit/residents';

type Machines = typeof near.machines & typeof late.machines;
type Machine<Name extends ResidentName> = Machines[Name];
/** The machines of the controls, by their names. */
export type ControlMachines = typeof near.controls & typeof late.controls;

/** The residents by name: what views read and speak to. */
export type House = { readonly [Name in ResidentName]: ActorRefFrom<Machine<Name>> };

/** What `HouseProvider` gives to the views below it. */
export const HouseContext = createContext<House | undefined>(undefined);

/** Whether the late residents of a running root live; a set of residents says so itself. */
export const ArrivalContext = createContext<boolean | undefined>(undefined);

/** The residents of a root, without the port that brings the late ones: that is its child as well. */
export const residentsOf = ({ children, context }: SnapshotFrom<AppActor>): House =>
  Object.fromEntries(
    Object.entries(children).filter(([name]) => context.names.includes(name)),
  ) as unknown as House;

/** The actor of a resident. Throws outside a house. */
export const useResident = <Name extends ResidentName>(name: Name): House[Name] => {
  const house = useContext(HouseContext);
  if (house === undefined) throw new Error(`There is no house around the view of '${name}'`);
  // Who misses one is drawn anew once it is there.
  if (house[name] === undefined) use(ArrivalContext);
  return house[name];
};

export const isLate = (name: string): boolean => !Object.hasOwn(near.residents, name);

/** Whether the residents of single pages live yet: before, their views must not ask for them. */
export const useHasArrived = (): boolean => {
  const house = useContext(HouseContext);
  const hasArrived = useContext(ArrivalContext);
  return hasArrived ?? Object.keys(house ?? {}).some(isLate);
};

/**
 * What a selector of `machines/<noun>/<noun>.select.ts` gives. One that makes fresh objects needs
 * `compare`, or the view draws on every event.
 */
export const useView = <Name extends ResidentName, Selected>(
  name: Name,
  select: (snapshot: SnapshotFrom<Machine<Name>>) => Selected,
  compare?: (one: Selected, other: Selected) => boolean,
): Selected => useSelector(useResident(name) as never, select as never, compare);
