import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Loads, and again once the device is online where it was not: what is shown stays meanwhile. */
const patiently = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
    }
  }
};

/**
 * A part of a screen whose code comes when it is needed, within a `Suspense` that shows its place.
 * Without a network it waits for one; it never takes the screen with it.
 */
export const part = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await patiently(load))[name] }));
