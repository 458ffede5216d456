import { expect, test } from 'vitest';
import { documentKinds, documentKindsOf, sidesOf } from '../../../contract/identity.rules';
import * as decider from '../../../server/identity/identity.decider';
import { type IdentityEvent, identityKind } from '../../../server/identity/identity.events';
import { after, given } from '../../support/decider';
import { ANN, at as later, NOW, nobody, player } from '../../support/states';

const front = 'document_front1';
const back = 'document_back01';
const submitted: IdentityEvent = {
  type: 'identity.submitted',
  kind: 'identity card',
  sides: { front, back },
  at: NOW,
};
const by = { by: 'staff_mo01', at: later(1_000) };
const reviewing: IdentityEvent = { type: 'identity.reviewing', ...by };
const verified: IdentityEvent = { type: 'identity.verified', ...by };
const refused: IdentityEvent = { type: 'identity.refused', ...by, reason: 'Too dark' };
const seen = { type: 'player.verified', ...by } as const;

const at = (...events: IdentityEvent[]) => after(identityKind, ...events);
const papers: decider.Papers = { kind: 'identity card', sides: { front, back }, at: NOW };
const submit =
  (order: decider.Papers = papers) =>
  (states: Parameters<typeof decider.decideSubmit>[0]) =>
    decider.decideSubmit(states, order);

test('papers are sent where none are looked at', () => {
  for (const identity of [at(), at(submitted, refused)])
    given({ identity, player: player() })
      .when(submit())
      .thenHappens({ identity: [submitted] }, null);
  for (const identity of [at(submitted), at(submitted, reviewing), at(submitted, verified)])
    given({ identity, player: player() }).when(submit()).thenRefused('step-illegal');
  given({ identity: at(), player: player(seen) })
    .when(submit())
    .thenRefused('step-illegal');
  given({ identity: at(), player: nobody }).when(submit()).thenRefused('token-expired');
});

test('each side is shown, and of a passport the one that says everything', () => {
  const none = { identity: at(), player: player() };
  given(none)
    .when(submit({ ...papers, sides: { front } }))
    .thenRefused('document-sides');
  given(none)
    .when(submit({ ...papers, kind: 'passport', sides: { front, back } }))
    .thenHappens({ identity: [{ ...submitted, kind: 'passport', sides: { front } }] }, null);
});

test('a paper that a country does not give is not taken', () => {
  const british = player({
    type: 'player.detailsChanged',
    set: { country: 'GB' },
    cleared: [],
  });
  expect(british.account?.country).toBe('GB');
  given({ identity: at(), player: british })
    .when(submit())
    .thenRefused('document-kind', { field: 'body.kind' });
  expect(documentKindsOf('MT')).toEqual(documentKinds);
  expect(documentKindsOf(undefined)).toEqual(documentKinds);
  expect(documentKinds.map((kind) => sidesOf(kind).length)).toEqual([1, 2, 2, 2]);
});

test('a member looks at them; another may go on, and what is decided stays', () => {
  const review =
    (who = by) =>
    (identity: ReturnType<typeof at>) =>
      decider.decideReview(identity, who);
  given(at()).when(review()).thenRefused('not-found');
  given(at(submitted))
    .when(review())
    .thenHappens({ identity: [reviewing] }, null);
  given(at(submitted, reviewing)).when(review()).thenNothing(null);
  const other = { ...by, by: 'staff_di01' };
  given(at(submitted, reviewing))
    .when(review(other))
    .thenHappens({ identity: [{ type: 'identity.reviewing', ...other }] }, null);
  for (const end of [verified, refused]) given(at(submitted, end)).when(review()).thenNothing(null);
});

test('who is seen may play for money, once; whoever was before is not told again', () => {
  const approve = (states: Parameters<typeof decider.decideApprove>[0]) =>
    decider.decideApprove(states, by);
  given({ identity: at(), player: player() }).when(approve).thenRefused('not-found');
  given({ identity: at(submitted), player: nobody })
    .when(approve)
    .thenRefused('not-found');
  for (const identity of [at(submitted), at(submitted, reviewing)])
    given({ identity, player: player() })
      .when(approve)
      .thenHappens({ identity: [verified], player: [seen] }, null);
  given({ identity: at(submitted), player: player(seen) })
    .when(approve)
    .thenHappens({ identity: [verified] }, null);
  given({ identity: at(submitted, verified), player: player(seen) })
    .when(approve)
    .thenNothing(null);
  given({ identity: at(submitted, refused), player: player() })
    .when(approve)
    .thenRefused('step-illegal');
});

test('papers that do not do are refused once, with why', () => {
  const refuse = (identity: ReturnType<typeof at>) =>
    decider.decideRefuse(identity, { ...by, reason: 'Too dark' });
  given(at()).when(refuse).thenRefused('not-found');
  for (const state of [at(submitted), at(submitted, reviewing)])
    given(state)
      .when(refuse)
      .thenHappens({ identity: [refused] }, null);
  given(at(submitted, refused)).when(refuse).thenNothing(null);
  given(at(submitted, verified)).when(refuse).thenRefused('step-illegal');
  expect(identityKind.personal?.(ANN, refused)).toMatchObject({ of: ANN, fields: ['reason'] });
});
