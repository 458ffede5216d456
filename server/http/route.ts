import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../../contract/call';
import { type Problem, type ProblemCode, problem } from '../../contract/problems';
import type { Grants, StaffRole } from '../../contract/staff.rules';
import type { Outcome } from '../store/command';
import type { ServedFile } from './packed';

/** The player behind a request, as their token says. */
export interface Caller {
  readonly player: string;
  readonly session: string;
  /** Which of the session's tokens it is [decision 79]. */
  readonly generation: number;
  /** Identity verified by staff [decision 13]. */
  readonly verified: boolean;
  /** When they joined, in ms. */
  readonly joined: number;
  /** The member of staff who only looks at the player's page [decision 189]. */
  readonly viewer?: string;
}

/** The member of staff behind a request, as their session says [decision 141]. */
export interface StaffCaller {
  readonly staff: string;
  readonly session: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly grants: Grants;
  /** When the second factor of the session was proved last (ISO 8601) [decision 145]. */
  readonly provedAt: string;
}

/** What makes a command happen once: the client's key, scoped to the caller [decision 5]. */
export interface CommandKey {
  readonly scope: string;
  readonly value: string;
  /** Digest of the call and its input: the same key for another request is refused. */
  readonly fingerprint: string;
}

/** A request that fits its schema, from somebody who may make it. */
export interface Asked<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: C['audience'] extends 'anyone'
    ? Caller | undefined
    : C['audience'] extends 'supplier'
      ? undefined
      : C['audience'] extends 'staff'
        ? StaffCaller
        : Caller;
  /** The caller's network address. */
  readonly address: string;
  /** Nothing says that the caller is elsewhere than at the platform's own machine. */
  readonly isLocal: boolean;
  /** What the caller's browser calls itself. */
  readonly agent: string | undefined;
  /** ISO 8601 instant of the request: deciders never look at a clock. */
  readonly now: string;
  readonly key: CommandKey;
  /** Takes back what the request was charged: the caller has shown who they are. */
  readonly pardon: () => Promise<void>;
}

export interface Refused {
  readonly refused: Problem;
}

/** A refusal as an answer: expected, never thrown. */
export const refused = (code: ProblemCode, params?: Record<string, unknown>): Refused => ({
  refused: problem(code, params),
});

export const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

/** What a command answers, or why it was refused. */
export const answerOf = <Answer>(outcome: Outcome<Answer>): Answer | Refused =>
  'refused' in outcome ? outcome : outcome.answer;

/** What is answered where there is no more to say. */
export const done = { ok: true as const };
/** That a command is done, or why it was refused. */
export const doneOf = (outcome: object): typeof done | Refused =>
  isRefused(outcome) ? outcome : done;

/** Whether staff who looks at a player's page may make it: what does nothing, and is not sealed [decision 189]. */
export const isForViewer = ({ kind, isSealed }: Call): boolean =>
  kind === 'read' && isSealed !== true;

/** A call of the contract with the function that answers it. */
export interface Route {
  readonly call: Call;
  readonly answer: (asked: Asked<Call>) => Promise<unknown>;
  /** What it answers is a `PackedAnswer`. */
  readonly isPacked?: true;
}

/** JSON that was packed beforehand. */
export interface PackedAnswer {
  readonly file: ServedFile;
  /** Its address says which bytes it is: whoever read it keeps it. */
  readonly isForever: boolean;
}

/** Binds a call to its answer; the types of both come from the call's schemas. */
export const on = <C extends Call>(
  call: C,
  answer: (asked: Asked<C>) => Promise<AnswerOf<C> | Refused>,
): Route => ({ call, answer: answer as Route['answer'] });

/** The same for an answer that is packed beforehand; the same for whoever asks, it bears nothing of theirs. */
export const onPacked = <C extends Call>(
  call: C,
  answer: (asked: Asked<C>) => Promise<PackedAnswer>,
): Route => ({ call, answer: answer as Route['answer'], isPacked: true });
