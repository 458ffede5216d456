import { createContext, type ReactNode, useContext, useEffectEvent, useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { near } from '../../machines/app/near';
import type { ControlName, Mounting } from '../../machines/kit/controls';
import { mounted } from '../../machines/stage/stage.select';
import { type ControlMachines, useHasArrived, useResident, useView } from './house';

type ControlActor<Name extends ControlName> = ActorRefFrom<ControlMachines[Name]>;

/** A control that a view asks for under its key. */
export type Asked = { key: string } & Mounting;

/**
 * Hears which controls the views ask for where nothing comes after drawing: the server mounts them
 * and draws once more, and the browser has them before it takes that over.
 */
export const Asking = createContext<((asked: Asked) => void) | undefined>(undefined);

/** Mounts a control on the stage while it is on the page; undefined until it lives. */
export const useMounted = <Name extends ControlName>(
  at: string,
  mounting: Mounting<Name>,
): ControlActor<Name> | undefined => {
  const stage = useResident('stage');
  const actor = useView('stage', (snapshot) => mounted(snapshot, at));
  const hasArrived = useHasArrived();
  const isHere = hasArrived || Object.hasOwn(near.controls, mounting.control);
  const asked = { key: at, ...(mounting as unknown as Mounting) };
  const ask = useContext(Asking);
  if (actor === undefined && isHere) ask?.(asked);
  // The input counts once: a control that is mounted is not mounted again for another.
  const mount = useEffectEvent(() => stage.send({ type: 'stage.mount', ...asked }));
  // Before the first paint: an empty frame would shift what follows.
  useLayoutEffect(() => {
    if (!isHere) return undefined;
    mount();
    return () => stage.send({ type: 'stage.unmount', key: at });
  }, [stage, at, isHere]);
  return actor as unknown as ControlActor<Name> | undefined;
};

type MountedProps<Name extends ControlName> = Mounting<Name> & {
  /** Its key on the stage: one actor per key. */
  at: string;
  children: (actor: ControlActor<Name>) => ReactNode;
};

/** Mounts a control on the stage while it is on the page, and shows it once it lives. */
export const Mounted = <Name extends ControlName>({
  at,
  children,
  ...mounting
}: MountedProps<Name>) => {
  const actor = useMounted(at, mounting as unknown as Mounting<Name>);
  return actor === undefined ? null : children(actor);
};

/** Takes a control that was mounted by a press off the stage when its place leaves the page. */
export const useUnmounting = (at: string, isMounted: boolean): void => {
  const stage = useResident('stage');
  useLayoutEffect(() => {
    if (!isMounted) return undefined;
    return () => stage.send({ type: 'stage.unmount', key: at });
  }, [stage, at, isMounted]);
};
