import {
  type AnyEventObject,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
} from 'xstate';

/** A port's transport broke: no answer, or one that does not fit its schema. Never a refusal. */
export interface PortFailed {
  type: 'port.failed';
  port: string;
  /** The entry of the outbox that will make the call again, under its first key. */
  kept?: string;
}

/** What an adapter may answer, and what it may be told while it is open. */
export type Adapter<Input, Fact extends EventObject, Command extends EventObject = never> = (
  input: Input,
  answer: (fact: Fact | PortFailed) => void,
  /** Listens to the commands of a port that stays open; a port of one question hears none. */
  hear: (listener: (command: Command) => void) => void,
) => (() => void) | undefined;

declare const adapter: unique symbol;

/** A declared port: the machine's side of a piece of IO, empty until the root is composed. */
export interface Port<Input, Fact extends EventObject, Command extends EventObject = never>
  extends CallbackActorLogic<AnyEventObject, Input> {
  readonly [adapter]?: Adapter<Input, Fact, Command>;
}

/** The adapters that fill a set of ports: one that is missing does not compile. */
export type AdaptersOf<Ports> = { readonly [Name in keyof Ports]: AdapterOf<Ports[Name]> };

/** The adapter that fills a port. */
type AdapterOf<P> =
  P extends Port<infer Input, infer Fact, infer Command> ? Adapter<Input, Fact, Command> : never;

/**
 * Declares a port by name. Left unfilled it fails loudly with that name when it is first used:
 * a machine that silently waits for an answer nobody will give cannot be told from a slow network.
 */
export const port = <Input, Fact extends EventObject, Command extends EventObject = never>(
  name: string,
): Port<Input, Fact, Command> =>
  fromCallback<AnyEventObject, Input>(() => {
    throw new Error(`The port '${name}' is not filled`);
  });

/**
 * Fills a port with an adapter. An adapter that throws answers `port.failed`; one that answers
 * after its state was left is not heard. An answer given at once is handed over a moment later:
 * inside the step that asked, it would overtake what that step still has to tell others, and a
 * replay of the journal would end elsewhere.
 */
export const fill = <Input, Fact extends EventObject, Command extends EventObject>(
  name: string,
  work: Adapter<Input, Fact, Command>,
): CallbackActorLogic<AnyEventObject, Input> =>
  fromCallback<AnyEventObject, Input>(({ input, sendBack, receive }) => {
    let open = true;
    let asking = false;
    const give = (fact: Fact | PortFailed) => {
      if (open) sendBack(fact);
    };
    const answer = (fact: Fact | PortFailed) => {
      if (asking) void Promise.resolve().then(() => give(fact));
      else give(fact);
    };
    const ask = <Result>(question: () => Result): Result | undefined => {
      asking = true;
      try {
        return question();
      } catch {
        answer({ type: 'port.failed', port: name });
        return undefined;
      } finally {
        asking = false;
      }
    };
    const end = ask(() =>
      work(input, answer, (listener) =>
        receive((command) => ask(() => listener(command as unknown as Command))),
      ),
    );
    return () => {
      open = false;
      end?.();
    };
  });
