import { expect, test } from 'vitest';
import { PASSKEYS_MAX } from '../../../contract/limits';
import * as decider from '../../../server/factor/factor.decider';
import { prove } from '../../../server/factor/factor.moves';
import { type PlayerEvent, playerKind } from '../../../server/player/player.events';
import { after, given } from '../../support/decider';
import { at, erased, NOW, nobody, player } from '../../support/states';

const factor = { name: 'factor_1', print: 'print' };
const set: PlayerEvent = {
  type: 'player.factorSet',
  factor,
  recovery: ['first', 'second'],
  step: 100,
  at: NOW,
};
const seen = { passwordHash: 'hash' };
const changed: PlayerEvent = { type: 'player.passwordChanged', passwordHash: 'new' };
const byMo = { by: 'mo', at: NOW };
const byLi = { by: 'li', at: NOW };
const asked: PlayerEvent = { type: 'player.factorLossAsked', ...byMo };
const removed: PlayerEvent = { type: 'player.factorRemoved', at: NOW };
const used = (step: number, when = NOW): PlayerEvent => ({
  type: 'player.factorUsed',
  step,
  at: when,
});

const sets = (state = player()) =>
  given(state).when((held) =>
    decider.decideSetFactor(held, {
      seen,
      factor,
      recovery: ['first', 'second'],
      step: 100,
      at: NOW,
    }),
  );

test('an app of codes is asked for from now on, one at a time', () => {
  sets().thenHappens({ player: [set] }, null);
  sets(player(set)).thenRefused('step-illegal');
  sets(player(set, removed)).thenHappens({ player: [set] }, null);
  sets(player(changed)).thenRefused('wrong-credentials');
  sets(player(erased)).thenRefused('wrong-credentials');
  sets(nobody).thenRefused('wrong-credentials');
});

test('a code proves once, and none of a time before it', () => {
  const { account } = player(set, used(103));
  if (account === undefined) throw new Error('an account');
  const proven = (proof: Parameters<typeof prove>[1]) => prove(account, proof, NOW);
  expect(proven({ step: 104 })).toEqual([used(104)]);
  for (const step of [99, 100, 103])
    expect(proven({ step })).toMatchObject({ refused: { code: 'code-wrong' } });
  expect(proven(undefined)).toMatchObject({
    refused: { code: 'factor-needed', params: { field: 'body.code' } },
  });
  expect(prove({}, { step: 1 }, NOW)).toEqual([]);
});

test('a code that was shown once is used up, and the others stay', () => {
  const spent: PlayerEvent = { type: 'player.recoveryUsed', code: 'first', at: NOW };
  const { account } = player(set, spent);
  if (account === undefined) throw new Error('an account');
  expect(account.factor?.recovery).toEqual(['second']);
  expect(prove(account, { recovery: 'first' }, NOW)).toMatchObject({
    refused: { code: 'code-wrong' },
  });
  expect(prove(account, { recovery: 'second' }, NOW)).toEqual([{ ...spent, code: 'second' }]);
});

const renews = (state = player(set), proof: Parameters<typeof prove>[1] = { step: 101 }) =>
  given(state).when((held) =>
    decider.decideRenewRecovery(held, {
      seen,
      ...(proof !== undefined && { proof }),
      recovery: ['third'],
      at: at(1),
    }),
  );

test('codes shown once are replaced by others, for who proves', () => {
  const renewed: PlayerEvent = { type: 'player.recoveryRenewed', recovery: ['third'], at: at(1) };
  renews().thenHappens({ player: [used(101, at(1)), renewed] }, null);
  expect(player(set, renewed).account?.factor?.recovery).toEqual(['third']);
  renews(player(set), { step: 100 }).thenRefused('code-wrong', { field: 'body.code' });
  renews(player()).thenRefused('step-illegal');
  renews(player(set, changed)).thenRefused('wrong-credentials');
});

const removes = (state = player(set), proof?: Parameters<typeof prove>[1]) =>
  given(state).when((held) =>
    decider.decideRemoveFactor(held, { seen, ...(proof !== undefined && { proof }), at: NOW }),
  );

test('it is taken off by who proves it, and to take off none is silent', () => {
  removes(player(set), { step: 101 }).thenHappens({ player: [used(101), removed] }, null);
  removes(player(set), { recovery: 'second' }).thenHappens(
    { player: [{ type: 'player.recoveryUsed', code: 'second', at: NOW }, removed] },
    null,
  );
  removes().thenRefused('factor-needed', { field: 'body.code' });
  removes(player(set), { step: 100 }).thenRefused('code-wrong', { field: 'body.code' });
  removes(player()).thenNothing(null);
  removes(player(set, changed), { step: 101 }).thenRefused('wrong-credentials');
  expect(player(set, removed).account).toEqual(player().account);
});

test('a lost one goes when two members have seen whose it was', () => {
  const ended = { type: 'player.sessionsEnded', why: 'second factor lost' } as const;
  given(player(set))
    .when((held) => decider.decideAskFactorLoss(held, byMo))
    .thenHappens({ player: [asked] }, null);
  given(player(set, asked))
    .when((held) => decider.decideAskFactorLoss(held, byLi))
    .thenNothing(null);
  given(player(set, asked))
    .when((held) => decider.decideApproveFactorLoss(held, byMo))
    .thenRefused('approval-own');
  given(player(set, asked))
    .when((held) => decider.decideApproveFactorLoss(held, byLi))
    .thenHappens({ player: [{ ...removed, ...byLi }, ended] }, null);
  const gone = after(playerKind, { ...set }, asked, { ...removed, ...byLi });
  expect(gone).not.toHaveProperty('factorLossBy');
});

test('nothing is lost where nothing was, and what one member asked another may leave', () => {
  const left: PlayerEvent = { type: 'player.factorLossRefused', ...byLi };
  for (const decide of [decider.decideAskFactorLoss, decider.decideApproveFactorLoss]) {
    given(player())
      .when((held) => decide(held, byMo))
      .thenRefused('step-illegal');
    given(nobody)
      .when((held) => decide(held, byMo))
      .thenRefused('not-found');
  }
  given(player(set))
    .when((held) => decider.decideApproveFactorLoss(held, byMo))
    .thenRefused('step-illegal');
  given(player(set, asked))
    .when((held) => decider.decideRefuseFactorLoss(held, byLi))
    .thenHappens({ player: [left] }, null);
  given(player(set, asked, left))
    .when((held) => decider.decideRefuseFactorLoss(held, byLi))
    .thenNothing(null);
  given(nobody)
    .when((held) => decider.decideRefuseFactorLoss(held, byLi))
    .thenRefused('not-found');
});

test('whoever takes their own off is asked about no longer', () =>
  expect(player(set, asked, removed)).not.toHaveProperty('factorLossBy'));

const laptop = { name: 'Laptop', credential: 'cred', publicKey: 'key', counter: 4 };
const added: PlayerEvent = {
  type: 'player.passkeyAdded',
  passkey: 'passkey_1',
  ...laptop,
  at: NOW,
};
const usedTo = (counter: number): PlayerEvent => ({
  type: 'player.passkeyUsed',
  passkey: 'passkey_1',
  counter,
  at: NOW,
});
const adds = (
  state = player(set),
  made = laptop,
  proof: Parameters<typeof prove>[1] = { step: 101 },
) =>
  given(state).when((held) =>
    decider.decideAddPasskey(held, {
      seen,
      ...(proof !== undefined && { proof }),
      passkey: 'passkey_1',
      made,
      at: NOW,
    }),
  );

test('a passkey is kept beside the app, for who proves, and never twice', () => {
  adds().thenHappens({ player: [used(101), added] }, null);
  adds(player(set, added)).thenRefused('passkey-refused');
  adds(player()).thenRefused('step-illegal');
  adds(player(set, changed)).thenRefused('wrong-credentials');
  adds(player(set), laptop, { step: 100 }).thenRefused('code-wrong', { field: 'body.code' });
  const many = Array.from(
    { length: PASSKEYS_MAX },
    (_, n): PlayerEvent => ({
      ...added,
      passkey: `passkey_${n}`,
      credential: `cred ${n}`,
    }),
  );
  adds(player(set, ...many)).thenRefused('passkeys-full');
  adds(player(set, ...many.slice(1))).thenHappens({ player: [used(101), added] }, null);
});

test('a passkey proves where it counts on; one that was copied, removed or never there does not', () => {
  const { account } = player(set, added, usedTo(5));
  if (account === undefined) throw new Error('an account');
  const by = (counter: number, passkey = 'passkey_1', of = account) =>
    prove(of, { passkey, counter }, NOW);
  const refusedAs = { refused: { code: 'passkey-refused', params: { field: 'body.code' } } };
  expect(by(6)).toEqual([usedTo(6)]);
  for (const counter of [0, 4, 5]) expect(by(counter)).toMatchObject(refusedAs);
  expect(by(6, 'passkey_2')).toMatchObject(refusedAs);
  const without = player(set, added, {
    type: 'player.passkeyRemoved',
    passkey: 'passkey_1',
    at: NOW,
  });
  expect(without.account?.factor?.passkeys).toEqual({});
  expect(by(6, 'passkey_1', without.account)).toMatchObject(refusedAs);
  // Those that never count say 0 always.
  const still = player(set, { ...added, counter: 0 }).account;
  expect(by(0, 'passkey_1', still)).toEqual([usedTo(0)]);
  // Whoever has one is told so.
  expect(prove(account, undefined, NOW)).toMatchObject({
    refused: { code: 'factor-needed', params: { passkeys: true } },
  });
});

test('a passkey is removed by who proves, once; a new factor begins without any', () => {
  const drops = (state = player(set, added), proof?: Parameters<typeof prove>[1]) =>
    given(state).when((held) =>
      decider.decideRemovePasskey(held, {
        seen,
        ...(proof !== undefined && { proof }),
        passkey: 'passkey_1',
        at: NOW,
      }),
    );
  const dropped: PlayerEvent = { type: 'player.passkeyRemoved', passkey: 'passkey_1', at: NOW };
  drops(player(set, added), { step: 101 }).thenHappens({ player: [used(101), dropped] }, null);
  drops(player(set, added), { passkey: 'passkey_1', counter: 5 }).thenHappens(
    { player: [usedTo(5), dropped] },
    null,
  );
  drops().thenRefused('factor-needed', { field: 'body.code', passkeys: true });
  drops(player(set)).thenNothing(null);
  drops(player(set, added, changed)).thenRefused('wrong-credentials');
  expect(player(set, added, removed, set).account?.factor?.passkeys).toEqual({});
});
