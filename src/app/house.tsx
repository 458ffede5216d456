import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useContext, useDeferredValue, useState } from 'react';
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

/** Whether the late residents of a running root live; a set of residents says so itself. */
const ArrivalContext = createContext<boolean | undefined>(undefined);

/** Gives a set of residents to the views below it; stories give frozen ones. */
export const HouseProvider = HouseContext.Provider;

/**
 * The residents of a running root. One that was started again is a new actor under its old name, and
 * drawn at once. Those that arrive are put into the house that there is, since every view looks at it:
 * only who waits for them is drawn anew, piece by piece.
 */
export const RootHouse = ({ root, children }: { root: AppActor; children: ReactNode }) => {
  const [houseOf] = useState(keepingHouse);
  const house = useSelector(root, houseOf);
  const hasArrived = useDeferredValue(useSelector(root, hasLateResidents));
  return (
    <HouseContext value={house}>
      <ArrivalContext value={hasArrived}>{children}</ArrivalContext>
    </HouseContext>
  );
};

/** The residents of a root, without the port that brings the late ones: that is its child as well. */
export const residentsOf = ({ children, context }: SnapshotFrom<AppActor>): House =>
  Object.fromEntries(
    Object.entries(children).filter(([name]) => context.names.includes(name)),
  ) as unknown as House;

/** Reads the residents into one object, as long as none of them is started again. */
const keepingHouse = () => {
  let house: House | undefined;
  return (snapshot: SnapshotFrom<AppActor>): House => {
    const residents = residentsOf(snapshot);
    if (house !== undefined && sameActors(residents, house)) return Object.assign(house, residents);
    house = residents;
    return house;
  };
};

const sameActors = (one: House, other: House): boolean =>
  (Object.keys(other) as ResidentName[]).every((name) => one[name] === other[name]);

/** The actor of a resident. Throws outside a house. */
export const useResident = <Name extends ResidentName>(name: Name): House[Name] => {
  const house = useContext(HouseContext);
  if (house === undefined) throw new Error(`There is no house around the view of '${name}'`);
  // Who misses one is drawn anew once it is there.
  if (house[name] === undefined) use(ArrivalContext);
  return house[name];
};

const isLate = (name: string): boolean => !Object.hasOwn(near.residents, name);
const hasLate = (house: House): boolean => Object.keys(house).some(isLate);
const hasLateResidents = (snapshot: SnapshotFrom<AppActor>): boolean =>
  hasLate(residentsOf(snapshot));

/** Whether the residents of single pages live yet: before, their views must not ask for them. */
export const useHasArrived = (): boolean => {
  const house = useContext(HouseContext);
  const hasArrived = useContext(ArrivalContext);
  return hasArrived ?? (house !== undefined && hasLate(house));
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
