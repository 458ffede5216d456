import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { patiently } from '../ui/patiently';

/** A view whose code may be had at hand before it is drawn. */
export interface Held<Props> {
  (props: Props): ReactNode;
  /**
   * Brings its code: what is waited for while React draws is shown a third of a second later than it
   * could be. One that does not load is asked for again as it is drawn, and says so.
   */
  hold(): Promise<void>;
}

/** A view that is a chunk of its own, drawn at once where it was held, else when its code has come. */
export const held = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Held<Props> => {
  let atHand: ComponentType<Props> = lazy(async () => ({ default: await patiently(load) }));
  const View = (props: Props): ReactNode => {
    // It comes to stay: another would begin anew.
    const [Shown] = useState(() => atHand);
    return createElement(Shown, props);
  };
  const hold = async (): Promise<void> => {
    atHand = await load().catch(() => atHand);
  };
  return Object.assign(View, { hold });
};
