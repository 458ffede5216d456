import { test } from 'vitest';
import { type IdentityCommand, identityLifecycle } from '../../contract/lifecycles';
import { problem } from '../../contract/problems';
import * as decider from '../../server/identity/identity.decider';
import {
  type IdentityEvent,
  type IdentityState,
  identityKind,
} from '../../server/identity/identity.events';
import { refuse } from '../../server/store/decision';
import { NOW, player } from '../../tests/support/states';
import { proveRefinement, type Subject } from '../support/refine';

const by = { by: 'staff_mo01', reason: 'Too dark', at: NOW };
const papers = { kind: 'passport', sides: { front: 'document_front1' }, at: NOW } as const;
const notNow = () => refuse(problem('step-illegal'));
const isOpen = ({ phase }: IdentityState) => phase === 'submitted' || phase === 'reviewing';

const subject: Subject<IdentityState, IdentityCommand, IdentityEvent> = {
  initial: identityKind.initial,
  stepOf: ({ phase }) => phase,
  decide: {
    submit: (identity) => decider.decideSubmit({ identity, player: player() }, papers),
    // What is decided, or looked at by the same member, is said in silence.
    review: (identity) =>
      isOpen(identity)
        ? decider.decideReview(identity, {
            ...by,
            by: identity.reviewer === by.by ? 'staff_di01' : by.by,
          })
        : notNow(),
    approve: (identity) =>
      isOpen(identity) ? decider.decideApprove({ identity, player: player() }, by) : notNow(),
    refuse: (identity) => (isOpen(identity) ? decider.decideRefuse(identity, by) : notNow()),
  },
  eventsOf: ({ identity = [] }: { identity?: IdentityEvent[] }) => identity,
  evolve: identityKind.evolve,
};

test('an identity takes exactly the steps of its table', () => {
  proveRefinement(identityLifecycle, [subject]);
});
