import type { AnyStateMachine } from 'xstate';
import type { AdaptersOf } from '../kit/port';
import type { appMachine } from './app.machine';
import { nearPorts } from './build';
import { fillControls, fillPorts, fillResidents } from './fill';
import { late } from './late';
import type { LateArrived } from './late.words';

/** Every port of the house by name, empty. */
export const ports = { ...nearPorts, ...late.ports };
export type PortName = keyof typeof ports;
/** One adapter for every port: a missing one does not compile. */
export type Adapters = AdaptersOf<typeof ports>;

/**
 * Puts the machines of the late residents, their ports filled, where the root looks for them, and
 * says so. The root may be running: it looks when it spawns them.
 */
export const furnish = (app: typeof appMachine, adapters: Adapters): LateArrived => {
  const filled = fillPorts(ports, adapters);
  Object.assign(app.implementations.actors, fillResidents(late, filled));
  const stage = app.implementations.actors['stage'] as AnyStateMachine;
  Object.assign(stage.implementations.actors, fillControls(late.controls, filled));
  return lateArrived;
};

/** What the port that brought them answers. */
export const lateArrived: LateArrived = {
  type: 'late.arrived',
  names: Object.keys(late.residents),
};
