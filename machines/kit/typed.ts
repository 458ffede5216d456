import type { EventObject, MachineContext, StateMachine } from 'xstate';

/**
 * A machine of a kit as one instance of it: the same chart with the instance's own words. The
 * compiler does not read a chart whose words are type parameters, so a kit's chart is written with
 * unknown ones and named here.
 */
export type Typed<Machine, Context extends MachineContext, Event extends EventObject> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer Input,
    infer Output,
    infer Emitted,
    infer Meta,
    infer Config
  >
    ? StateMachine<
        Context,
        Event,
        Children,
        Actor,
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        Input,
        Output,
        Emitted,
        Meta,
        Config
      >
    : never;
