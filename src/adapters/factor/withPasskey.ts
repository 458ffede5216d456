import type { EventObject } from 'xstate';
import type { PasskeyMade, PasskeyProof } from '../../../contract/passkey';
import type { Problem } from '../../../contract/problems';
import type { Adapter } from '../../../machines/kit/port';
import type { Asks } from '../api';

/** What a port is of that asks a passkey on its way. */
interface Proving<Fact extends EventObject> {
  name: string;
  asks: Asks;
  refused: (problem: Problem) => Fact;
}

/** A port whose code comes when it is asked. */
const arriving =
  <Input, Fact extends EventObject>(
    name: string,
    load: () => Promise<Adapter<Input, Fact>>,
  ): Adapter<Input, Fact> =>
  (input, answer, hear) => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    void load().then(
      (port) => {
        if (!isLeft) stop = port(input, answer, hear);
      },
      () => answer({ type: 'port.failed', port: name }),
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  };

/** A port that asks for a passkey first, where its input says so, and then does `next` with its proof. */
export const withPasskey = <Input extends { passkey?: true }, Fact extends EventObject>(
  proving: Proving<Fact>,
  next: (passkey?: PasskeyProof) => Adapter<Input, Fact>,
): Adapter<Input, Fact> => {
  const unlocked = arriving(proving.name, async () =>
    (await import('./passkey')).provingBy(proving, next),
  );
  return (input, answer, hear) => (input.passkey ? unlocked : next())(input, answer, hear);
};

/** A port that first has the browser make a passkey. */
export const withMade = <Input, Fact extends EventObject>(
  proving: Proving<Fact>,
  next: (made: PasskeyMade) => Adapter<Input, Fact>,
): Adapter<Input, Fact> =>
  arriving(proving.name, async () => (await import('./passkey')).making(proving, next));
