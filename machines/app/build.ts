import type { AdaptersOf } from '../kit/port';
import { stageMachine } from '../stage/stage.machine';
import { appMachine } from './app.machine';
import { fillControls, fillPorts, fillResidents } from './fill';
import { latePorts } from './late.words';
import { near } from './near';

/** Every port of a first visit. */
export const nearPorts = { ...near.ports, ...latePorts };
export type NearAdapters = AdaptersOf<typeof nearPorts>;

/**
 * The root with the ports of a first visit filled:
 * `createActor(buildApp(adapters), { input, inspect }).start()`. An adapter that is missing does not
 * compile.
 */
export const buildApp = (adapters: NearAdapters): typeof appMachine => {
  const filled = fillPorts(nearPorts, adapters);
  return appMachine.provide({
    actors: {
      ...fillResidents(near, filled),
      'late.load': filled['late.load'],
      stage: stageMachine.provide({ actors: fillControls(near.controls, filled) as never }),
    } as never,
  });
};
