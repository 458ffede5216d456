import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { EventObject } from 'xstate';
import type { AnswerOf, Call } from '../../contract/call';
import { askPasskey, type PasskeyMade, type PasskeyProof } from '../../contract/passkey';
import { type Problem, problem } from '../../contract/problems';
import { staffChallenge } from '../../contract/staff';
import type { Adapter } from '../../machines/kit/port';
import type { Asks } from '../adapters/api';

/** What a port does that first asks a passkey, and then tells what it said. */
interface Ceremony<Fact extends EventObject> {
  /** Of the port. */
  name: string;
  asks: Asks;
  /** Not asked, or not unlocked: its owner may have turned away. */
  refused: (problem: Problem) => Fact;
}

const ceremony =
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
      if (said === undefined) answer(refused(problem('passkey-refused')));
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

/** Asks for one of the member's passkeys, which its owner unlocks. */
export const provingBy = ceremony(
  staffChallenge,
  (options) => startAuthentication({ optionsJSON: options }) as Promise<PasskeyProof>,
);

/** Has the browser make a passkey. */
export const making = ceremony(
  askPasskey,
  (options) =>
    startRegistration({ optionsJSON: options as never }) as unknown as Promise<PasskeyMade>,
);
