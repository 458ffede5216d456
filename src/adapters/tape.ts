import type { AnyActorRef } from 'xstate';
import type { Start } from '../../machines/app/start';
import { createTape, overhear, type Tape } from '../../machines/app/tape';

/** A page's start and what has entered it since. */
export interface Taped {
  start: Start;
  tape: Tape;
}

let taped: Taped | undefined;

/** Records this page, whose root has not started. */
export const tapePage = (start: Start, root: AnyActorRef): void => {
  const tape = createTape(start);
  taped = { start, tape };
  overhear(root, tape.hear);
};

/** This page, if it is recorded. */
export const tapedPage = (): Taped | undefined => taped;
