import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import type { Start } from '../../machines/app/start';
import { silentAdapters, wholeApp } from '../../machines/app/whole';
import { HouseProvider } from '../../src/app/HouseProvider';
import { type House, residentsOf } from '../../src/app/house';

/** The 20th of November 2026, noon. */
export const AT = Date.UTC(2026, 10, 20, 12);

/** A house whose ports never answer: every resident stands where it begins. */
export const silentHouse = (start: Partial<Start> = {}): House =>
  residentsOf(
    createActor(wholeApp(silentAdapters), {
      input: { at: AT, to: '/', consent: false, stored: {}, ...start },
    })
      .start()
      .getSnapshot(),
  );

/** A view in a silent house. */
export const inHouse = (view: ReactNode) => (
  <HouseProvider value={silentHouse()}>{view}</HouseProvider>
);
