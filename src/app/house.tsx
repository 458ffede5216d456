import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
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

const HouseContext = createContext<House | undefined>(undefined);

/** Gives a set of residents to the views below it; stories give frozen ones. */
export const HouseProvider = HouseContext.Provider;

/**
 * The residents of a running root. One that was started again is a new actor under its old name, and
 * drawn at once; those that arrive are drawn piece by piece, since every view looks at the house.
 */
export const RootHouse = ({ root, children }: { root: AppActor; children: ReactNode }) => {
  const house = useSelector(root, residentsOf, sameActors);
  const before = useDeferredValue(house);
  return <HouseContext value={sameActors(house, before) ? before : house}>{children}</HouseContext>;
};

/** The residents of a root, without the port that brings the late ones: that is its child as well. */
export const residentsOf = ({ children, context }: SnapshotFrom<AppActor>): House =>
  Object.fromEntries(
    Object.entries(children).filter(([name]) => context.names.includes(name)),
  ) as unknown as House;

const sameActors = (one: House, other: House): boolean =>
  (Object.keys(other) as ResidentName[]).every((name) => one[name] === other[name]);

/** The actor of a resident. Throws outside a house. */
export const useResident = <Name extends ResidentName>(name: Name): House[Name] => {
  const house = useContext(HouseContext);
  if (house === undefined) throw new Error(`There is no house around the view of '${name}'`);
  return house[name];
};

const isLate = (name: string): boolean => !Object.hasOwn(near.residents, name);

/** Whether the residents of single pages live yet: before, their views must not ask for them. */
export const useHasArrived = (): boolean => {
  const house = useContext(HouseContext);
  return house !== undefined && Object.keys(house).some(isLate);
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
