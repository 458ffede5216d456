import type { Call } from '../../contract/call';
import type { StaffResource } from '../../contract/staff.rules';
import type { StaffCaller } from '../http/route';
import { newId } from '../secret/secret';
import type { Command, Outcome } from '../store/command';
import { type Decision, recordsNothing, type Slots } from '../store/decision';
import type { Store } from '../store/store';
import { foldOf, type Json, type StoredEvent, streamOf } from '../store/stream';
import { type DeedEvent, deedKind } from './audit.events';

type States = Readonly<Record<string, unknown>>;

/** Who does what to what, and why. */
export interface Deed {
  readonly by: Pick<StaffCaller, 'staff' | 'name' | 'role'>;
  readonly deed: string;
  readonly resource: StaffResource;
  readonly subject: string;
  readonly why: string;
  /** What of the streams' states is kept, as it was and as it became: never a secret. */
  readonly look?: (states: States) => Json;
}

type Writing = Pick<Store, 'execute' | 'load'>;

/** The states as they are after what was decided. */
const afterwards = (streams: Slots, states: States, events: object, at: string): States =>
  Object.fromEntries(
    Object.entries(states).map(([slot, state]) => {
      const stream = streams[slot];
      const decided = (events as Record<string, readonly StoredEvent[]>)[slot] ?? [];
      if (stream === undefined) return [slot, state];
      return [
        slot,
        decided.reduce((folded, event) => foldOf(stream.kind, folded, event, at), state),
      ];
    }),
  );

/** What is kept of a deed that changed something; a repetition that changed nothing is none. */
const deedOf = (
  { by, deed, resource, subject, why, look }: Deed,
  before: States,
  after: States,
  at: string,
): DeedEvent => ({
  type: 'deed.done',
  staff: by.staff,
  name: by.name,
  role: by.role,
  deed,
  resource,
  subject,
  ...(look && { before: look(before), after: look(after) }),
  why,
  at,
});

/**
 * The store as one member writes it: whatever is decided is recorded together with who decided it,
 * what was before and after, and why. Commands of other nouns are given it in place of the store.
 */
const auditing = (store: Writing, deed: Deed): Store => {
  const execute = <S extends Slots, Answer>(
    command: Command<S, Answer>,
  ): Promise<Outcome<Answer>> => {
    const { streams, at: moment } = command;
    const at = typeof moment === 'string' ? moment : moment.toISOString();
    const decide = ({ $deed: _deed, ...states }: States): Decision<object, unknown> => {
      const decision = command.decide(states as never);
      if ('refused' in decision || recordsNothing(decision)) return decision;
      const after = afterwards(streams, states, decision.events, at);
      return {
        ...decision,
        events: { ...decision.events, $deed: [deedOf(deed, states, after, at)] },
      };
    };
    return store.execute({
      ...command,
      streams: { ...streams, $deed: streamOf(deedKind, newId('deed')) },
      decide,
    } as never) as Promise<Outcome<Answer>>;
  };
  return { execute, load: store.load.bind(store) } as unknown as Store;
};

/** The store as the member who asks writes it by this call. */
export const auditedBy = (
  store: Writing,
  by: Deed['by'],
  call: Call,
  { subject, why, look }: Pick<Deed, 'subject' | 'why' | 'look'>,
): Store => {
  const need = call.staff;
  if (need === undefined || need === 'own') throw new Error(`${call.name} is about nothing`);
  const { resource } = need;
  return auditing(store, { by, deed: call.name, resource, subject, why, ...(look && { look }) });
};
