import { type ActionFunction, assign, setup } from 'xstate';
import type { Problem } from '../../contract/problems';
import type { HeardFact } from './controls';
import { withFactor } from './form.factor';
import type { Faults, FormEvent, FormFact, Values } from './form.words';
import type { Look, Meaning } from './look';
import { type Port, port } from './port';
import { tell } from './tell';
import { noConnection } from './trouble';

export interface FormContext {
  values: Values;
  /** Fields that say what is wrong with them. */
  touched: string[];
  /** What the server refused. */
  problem: Problem | undefined;
  /** Accepted by the outbox: the server is still to be reached. */
  kept: boolean;
}

/** A form: what it asks for, what is wrong with it, what it sends. */
export interface Form {
  id: string;
  spec: string;
  fields: readonly string[];
  faults: (values: Values) => Faults;
  /** What goes on being true once it was taken: all that is shown, or these fields. */
  keeps?: true | readonly string[];
  /** The body that its port sends; only built from values without faults. */
  body: (values: Values) => unknown;
  /** What others are told when the server took it. */
  tells?: Telling;
  /** What others are told when it refused it. */
  tellsRefused?: Telling;
  /** Signing out waits for it while it is on its way [§9]. */
  holds?: true;
  /** Who is asked for what it learns, when it begins and when it is empty again. */
  asks?: Telling;
  /** What a fact that it hears puts into its fields. */
  learns?: Learning;
}

type Telling = ActionFunction<
  FormContext,
  FormEvent,
  FormEvent,
  undefined,
  never,
  never,
  never,
  never,
  never
>;
type Learning = {
  readonly [Word in HeardFact['type']]?: (
    fact: Extract<HeardFact, { type: Word }>,
    values: Values,
  ) => Values;
};

const learn = ({ learns = {} }: Form, fact: HeardFact, values: Values): Values => ({
  ...values,
  ...learns[fact.type]?.(fact as never, values),
});

/**
 * The lifecycle that every form shares: live validation by the contract's rules, one submission
 * at a time, refusals beside the fields. The port `submit` is filled in the composition root.
 */
export const formMachine = (form: Form) =>
  setup({
    types: {} as {
      context: FormContext;
      events: FormEvent;
      input: Values;
      tags: Look;
      meta: Meaning;
    },
    actors: { submit: port<unknown, FormFact>(`${form.id}.submit`) as Port<unknown, FormFact> },
    guards: {
      isValid: ({ context }) => Object.keys(form.faults(context.values)).length === 0,
      isKept: (_, params: { kept?: string }) => params.kept !== undefined,
      isSignedIn: (_, params: { token?: string }) => params.token !== undefined,
    },
    actions: {
      keepValue: assign({
        values: ({ context }, params: { field: string; value: string }) => ({
          ...context.values,
          [params.field]: params.value,
        }),
        problem: undefined,
      }),
      touch: assign({
        touched: ({ context }, params: { field: string }) => [
          ...new Set([...context.touched, params.field]),
        ],
      }),
      touchAll: assign({ touched: ({ context }) => Object.keys(context.values) }),
      keepProblem: assign(({ context: { values } }, { problem }: { problem: Problem }) => ({
        problem,
        values: withFactor(values, problem),
      })),
      forgetValues: assign(({ context: { values } }) => ({
        values: { ...blank(form), ...keptOf(form, values) },
        touched: [],
        problem: undefined,
      })),
      markKept: assign({ kept: true }),
      markTaken: assign({ kept: false }),
      adoptToken: tell('session', (_, params: { token?: string }) => ({
        type: 'session.adopt',
        token: params.token ?? '',
      })),
      learn: assign({
        values: ({ context }, params: { fact: HeardFact }) =>
          learn(form, params.fact, context.values),
      }),
      holdSession: form.holds ? tell('session', { type: 'session.hold' }) : () => undefined,
      releaseSession: form.holds ? tell('session', { type: 'session.release' }) : () => undefined,
      tellOthers: form.tells ?? (() => undefined),
      tellRefused: form.tellsRefused ?? (() => undefined),
      askOthers: form.asks ?? (() => undefined),
      sayNoConnection: tell('alerts', noConnection),
    },
  }).createMachine({
    id: form.id,
    context: ({ input }) => ({
      values: { ...blank(form), ...input },
      touched: [],
      problem: undefined,
      kept: false,
    }),
    initial: 'editing',
    entry: 'askOthers',
    on: Object.fromEntries(
      Object.keys(form.learns ?? {}).map((word) => [
        word,
        {
          actions: {
            type: 'learn',
            params: ({ event }: { event: FormEvent }) => ({ fact: event as HeardFact }),
          },
        } as const,
      ]),
    ),
    states: {
      editing: {
        meta: { says: 'Takes what is typed and says what is wrong with it', spec: form.spec },
        initial: 'untried',
        on: {
          'form.change': {
            target: '.untried',
            actions: { type: 'keepValue', params: ({ event }) => event },
          },
          'form.leave': { actions: { type: 'touch', params: ({ event }) => event } },
          'form.submit': [{ guard: 'isValid', target: 'submitting' }, { actions: 'touchAll' }],
        },
        states: {
          untried: { meta: { says: 'Not sent since the last change', spec: form.spec } },
          refused: {
            tags: ['failed'],
            meta: { says: 'The server refused it, and it is said why', spec: '§8' },
          },
          unreachable: {
            tags: ['failed', 'offline'],
            meta: { says: 'The server could not be reached', spec: '§8' },
            entry: 'sayNoConnection',
          },
        },
      },
      submitting: {
        tags: ['busy'],
        meta: { says: 'Sent; the server is asked', spec: form.spec },
        entry: ['markTaken', 'holdSession'],
        exit: 'releaseSession',
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }: { context: FormContext }) => form.body(context.values),
        },
        on: {
          'form.accepted': [
            {
              guard: { type: 'isSignedIn', params: ({ event }) => event },
              target: 'accepted',
              // First: signing in changes who they belong to.
              actions: ['tellOthers', { type: 'adoptToken', params: ({ event }) => event }],
            },
            { target: 'accepted', actions: 'tellOthers' },
          ],
          'form.refused': {
            target: 'editing.refused',
            actions: [
              { type: 'keepProblem', params: ({ event }) => event },
              ...(form.tellsRefused === undefined ? [] : ['tellRefused' as const]),
            ],
          },
          'port.failed': [
            {
              guard: { type: 'isKept', params: ({ event }) => event },
              target: 'accepted',
              actions: ['markKept', 'tellOthers'],
            },
            { target: 'editing.unreachable' },
          ],
        },
      },
      accepted: {
        meta: { says: 'The server took it, or the outbox holds it', spec: form.spec },
        // A password has no business in memory once it has served.
        entry: form.keeps === true ? [] : ['forgetValues', 'askOthers'],
        on: {
          'form.again': 'editing',
          'form.change': {
            target: 'editing',
            actions: { type: 'keepValue', params: ({ event }) => event },
          },
        },
      },
    },
  });

const keptOf = ({ keeps }: Form, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => keeps === true || keeps?.includes(field)),
  );

const blank = (form: Form): Values => Object.fromEntries(form.fields.map((field) => [field, '']));
