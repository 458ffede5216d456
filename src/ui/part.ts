import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { patiently } from './patiently';

/**
 * A part of a screen whose code comes when it is needed, within a `Suspense` that shows its place.
 * Without a network or a server it waits for one; it never takes the screen with it.
 */
export const part = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await patiently(load))[name] }));
