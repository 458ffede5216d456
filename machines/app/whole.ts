import type { appMachine } from './app.machine';
import { buildApp } from './build';
import { type Adapters, furnish, ports } from './furnish';
import { late } from './late';
import { near } from './near';

/** The machine of every resident, by its name. */
export const machines = { ...near.machines, ...late.machines };

/** The root with everything that it ever holds: for tests, stories and replays. */
export const wholeApp = (adapters: Adapters): typeof appMachine => {
  const app = buildApp(adapters);
  furnish(app, adapters);
  return app;
};

/** Adapters that never answer: for replays and for stories of one moment. */
export const silentAdapters = Object.fromEntries(
  Object.keys(ports).map((name) => [name, () => undefined]),
) as unknown as Adapters;
