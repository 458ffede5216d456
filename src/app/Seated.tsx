import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isNearControl } from '../../machines/stage/near.controls';
import type { stageMachine } from '../../machines/stage/stage.machine';
import { seated } from '../../machines/stage/stage.select';
import type { Seat } from '../../machines/stage/stage.words';
import { useHasArrived, useResident, useView } from './house';

type Control = Seat['control'];
type StageActors = Parameters<typeof stageMachine.provide>[0]['actors'];
type ControlActor<C extends Control> = ActorRefFrom<NonNullable<NonNullable<StageActors>[C]>>;

interface SeatedProps<C extends Control> {
  /** Where it sits: one actor per key. */
  at: string;
  seat: Extract<Seat, { control: C }>;
  children: (actor: ControlActor<C>) => ReactNode;
}

/** Seats a control on the stage while it is on the page, and shows it once it sits. */
export const Seated = <C extends Control>({ at, seat, children }: SeatedProps<C>) => {
  const stage = useResident('stage');
  const actor = useView('stage', (snapshot) => seated(snapshot, at));
  const hasArrived = useHasArrived();
  const isHere = hasArrived || isNearControl(seat.control);
  // The values of a seat count once: a control that sits is not seated again for new ones.
  const sit = useEffectEvent(() => stage.send({ type: 'stage.seat', key: at, ...seat }));
  // Before the first paint: an empty frame would shift what follows.
  useLayoutEffect(() => {
    if (!isHere) return undefined;
    sit();
    return () => stage.send({ type: 'stage.remove', key: at });
  }, [stage, at, isHere]);
  return actor === undefined ? null : children(actor as unknown as ControlActor<C>);
};
