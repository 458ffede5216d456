import type { AnyStateMachine } from 'xstate';
import { giftMachine } from '../gift/gift.machine';
import { messageMachine } from '../message/message.machine';
import { relationMachine } from '../relation/relation.machine';
import { voteMachine } from '../review/vote.machine';
import { lateControls } from '../stage/late.controls';
import type { appMachine } from './app.machine';
import { buildApp } from './build';
import { lateResidents } from './late.machines';
import { type Adapters, fillPorts } from './ports';

type App = typeof appMachine;

/**
 * Puts the machines of the late residents, their ports filled, where the root looks for them. The
 * root may be running: it looks when it spawns them.
 */
export const furnish = (app: App, adapters: Adapters): void => {
  const filled = fillPorts(adapters);
  const withPorts = Object.entries(lateResidents).map(([name, machine]) => [
    name,
    (machine as AnyStateMachine).provide({
      actors: {
        ...filled,
        gift: giftMachine.provide({ actors: filled }),
        message: messageMachine.provide({ actors: filled }),
        relation: relationMachine.provide({ actors: filled }),
        vote: voteMachine.provide({ actors: filled }),
      } as never,
    }),
  ]);
  Object.assign(app.implementations.actors, Object.fromEntries(withPorts));
  const controls = Object.entries(lateControls).map(([name, machine]) => [
    name,
    (machine as AnyStateMachine).provide({
      actors: { ...filled, submit: (filled as Record<string, unknown>)[`${name}.submit`] } as never,
    }),
  ]);
  const stage = app.implementations.actors['stage'] as AnyStateMachine;
  Object.assign(stage.implementations.actors, Object.fromEntries(controls));
};

/** The root with everything that it ever holds: for tests, stories and replays. */
export const wholeApp = (adapters: Adapters): App => {
  const app = buildApp(adapters);
  furnish(app, adapters);
  return app;
};
