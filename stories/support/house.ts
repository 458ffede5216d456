import { type AnyActorRef, createActor } from 'xstate';
import { type AppActor, appMachine } from '../../machines/app/app.machine';
import { wholeApp } from '../../machines/app/late';
import { lateResidents } from '../../machines/app/late.machines';
import { silentAdapters } from '../../machines/app/ports';
import { residents } from '../../machines/app/residents.machines';
import type { ResidentName } from '../../machines/kit/residents';
import { type Child, type Still, still } from './still';

const names = Object.keys({ ...residents, ...lateResidents }) as ResidentName[];

/** Timers that a story starts never fire: the story stays the moment that it shows. */
const deadClock = { setTimeout: () => 0, clearTimeout: () => undefined };

/** The whole tree, every resident frozen where it stands; ports are silent. */
export const frozenRoot = (
  stills: Readonly<Record<ResidentName, Still>>,
  deaf: readonly ResidentName[] = [],
): AppActor => {
  const start = { at: 0, to: '/', consent: undefined, stored: {} };
  const children = Object.fromEntries(
    names.map((name): [string, Child] => [
      name,
      { src: name, systemId: name, still: stills[name] },
    ]),
  );
  const { snapshot } = still(
    appMachine,
    { running: 'whole' },
    { start, falls: {}, down: [] },
    children,
  );
  const root = createActor(wholeApp(silentAdapters), {
    input: start,
    clock: deadClock,
    snapshot: snapshot as never,
  }).start();
  for (const name of deaf) deafen(root.getSnapshot().children[name]);
  return root;
};

/** What views tell it is not heard: of a moment that its view leaves by itself. */
const deafen = (actor: AnyActorRef | undefined): void => {
  if (actor !== undefined) actor.send = () => undefined;
};
