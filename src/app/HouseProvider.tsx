import { useSelector } from '@xstate/react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AppActor } from '../../machines/app/app.machine';
import type { ResidentName } from '../../machines/kit/residents';
import { ArrivalContext, type House, HouseContext, isLate, residentsOf } from './house';
import { Speech } from './say';

interface HouseProviderProps {
  value: House;
  children: ReactNode;
}

/** Gives a set of residents to the views below it, and has them speak its language. */
export const HouseProvider = ({ value, children }: HouseProviderProps) => (
  <HouseContext value={value}>
    <Speech>{children}</Speech>
  </HouseContext>
);

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
    <HouseProvider value={house}>
      <ArrivalContext value={hasArrived}>{children}</ArrivalContext>
    </HouseProvider>
  );
};

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

const hasLateResidents = ({ context }: SnapshotFrom<AppActor>): boolean =>
  context.names.some(isLate);
