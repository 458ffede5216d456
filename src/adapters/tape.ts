import type { InspectionEvent } from 'xstate';
import type { Start } from '../../machines/app/start';
import { createTape, type Tape } from '../../machines/app/tape';

/** A page's start and what has entered it since. */
export interface Taped {
  start: Start;
  tape: Tape;
}

let taped: Taped | undefined;

/** Records this page from its start on; answers the root's `inspect`. */
export const tapePage = (start: Start): ((event: InspectionEvent) => void) => {
  const tape = createTape(start);
  taped = { start, tape };
  return tape.inspect;
};

/** This page, if it is recorded. */
export const tapedPage = (): Taped | undefined => taped;
