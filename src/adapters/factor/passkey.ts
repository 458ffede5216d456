import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { EventObject } from 'xstate';
import type { AnswerOf, Call } from '../../../contract/call';
import { askFactorPasskey, challengeFactor } from '../../../contract/factor';
import type { PasskeyMade, PasskeyProof } from '../../../contract/passkey';
import { type Problem, problem } from '../../../contract/problems';
import type { Adapter } from '../../../machines/kit/port';
import type { Asks } from '../api';

/** What a port does that first asks a passkey, and then tells what it said. */
interface Ceremony<Fact extends EventObject> {
  /** Of the port. */
  name: string;
  asks: Asks;
  /** Not asked, or not unlocked: its owner may have turned away. */
  refused: (problem: Problem) => Fact;
}

/** A port that asks a passkey by what `call` answers, and goes on with what that said. */
export const ceremony =
  <C extends Call, Said>(call: C, unlock: (options: AnswerOf<C>) => Promise<Said>) =>
  <Input, Fact extends EventObject>(
    { name, asks, refused }: Ceremony<Fact>,
    next: (said: Said) => Adapter<Input, Fact>,
  ): Adapter<Input, Fact> =>
  (input, answer, hear) => {
    const leave: ((() => void) | undefined)[] = [];
    const ask = asks(name, call, {
      answered: (options) => ({ type: 'passkey.asked', options }) as const,
      refused: (why) => ({ type: 'passkey.refused', why }) as const,
    });
    const begin = async (options: AnswerOf<C>): Promise<void> => {
      const said = await unlock(options).catch(() => undefined);
      if (said === undefined) answer(refused(problem('passkey-refused', { field: 'body.code' })));
      else leave.push(next(said)(input, answer, hear));
    };
    leave.push(
      ask(
        {},
        (fact) => {
          if (fact.type === 'passkey.asked') void begin(fact.options);
          else answer(fact.type === 'passkey.refused' ? refused(fact.why) : fact);
        },
        () => undefined,
      ),
    );
    return () => {
      WebAuthnAbortService.cancelCeremony();
      for (const stop of leave) stop?.();
    };
  };

/** Has a passkey unlocked by its owner. */
export const unlock = (options: AnswerOf<typeof challengeFactor>): Promise<PasskeyProof> =>
  startAuthentication({ optionsJSON: options }) as Promise<PasskeyProof>;

/** Has the browser make a passkey. */
export const make = (options: AnswerOf<typeof askFactorPasskey>): Promise<PasskeyMade> =>
  startRegistration({ optionsJSON: options as never }) as unknown as Promise<PasskeyMade>;

/** Asks for one of the player's passkeys [decision 194]. */
export const provingBy = ceremony(challengeFactor, unlock);

/** Has a passkey made for the player. */
export const making = ceremony(askFactorPasskey, make);
