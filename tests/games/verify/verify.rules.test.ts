import { expect, test } from 'vitest';
import { gameRules } from '../../../games/engines';
import { commitOf, fairDraw } from '../../../games/fair/fair.rules';
import type { RoundClaim } from '../../../games/verify/claim';
import { hashOfRound } from '../../../games/verify/round.address';
import { roundOfHash } from '../../../games/verify/round.arrival';
import { verifyRound } from '../../../games/verify/verify.rules';

const played = (engine: string, skin: string, bet: unknown, nonce: number): RoundClaim => {
  const seeds = { serverSeed: 'revealed-seed', clientSeed: 'mine:1', nonce };
  const order = { stake: 100, bet };
  const step = gameRules(engine, skin)!.open(order, fairDraw(seeds));
  if ('refused' in step) throw new Error(step.field);
  const claimed = { outcome: step.outcome, pays: step.pays };
  const commit = commitOf(seeds.serverSeed);
  return { ...seeds, commit, engine, skin, ...order, actions: [], claimed };
};
const slotRound = played('slot', 'lantern-run', {}, 3);
const diceRound = played('dice', 'high-striker', { direction: 'under', target: 5000 }, 4);
const failing = (claim: RoundClaim) =>
  verifyRound(claim)
    .findings.filter(({ ok }) => !ok)
    .map(({ step }) => step);

test.each([slotRound, diceRound])('an honest round of $skin is confirmed', (claim) => {
  const verification = verifyRound(claim);
  expect(verification.ok).toBe(true);
  expect(verification.findings.map(({ step }) => step)).toEqual([
    'commit',
    'order',
    'outcome',
    'pays',
  ]);
  const draw = fairDraw(claim);
  expect(verification.replay?.words).toEqual(verification.replay?.words.map(() => draw.word()));
  expect(verification.replay?.words.length).toBeGreaterThan(0);
});

test('another order of keys, as a database may give it, is no difference', () => {
  const { roll, won } = diceRound.claimed.outcome as { roll: number; won: boolean };
  const turned = { ...diceRound, claimed: { ...diceRound.claimed, outcome: { won, roll } } };
  expect(verifyRound(turned).ok).toBe(true);
});

test('a changed seed breaks the commit and the outcome', () => {
  const other = { ...slotRound, serverSeed: 'another-seed' };
  expect(failing(other)).toEqual(expect.arrayContaining(['commit', 'outcome']));
});

test('a seed swapped together with its commit still breaks the outcome', () => {
  const swapped = { ...slotRound, serverSeed: 'other', commit: commitOf('other') };
  expect(failing(swapped)).toContain('outcome');
  expect(failing(swapped)).not.toContain('commit');
});

test.each([
  ['commit', { commit: commitOf('x') }, ['commit']],
  ['nonce', { nonce: 5 }, ['outcome']],
  ['client seed', { clientSeed: 'yours' }, ['outcome']],
])('a changed %s is caught', (_what, change, steps) => {
  expect(failing({ ...slotRound, ...change })).toEqual(expect.arrayContaining(steps));
});

test('a changed outcome or pay is caught alone', () => {
  const { roll } = diceRound.claimed.outcome as { roll: number };
  const outcome = { roll: roll + 1, won: false };
  expect(failing({ ...diceRound, claimed: { ...diceRound.claimed, outcome } })).toEqual([
    'outcome',
  ]);
  const pays = slotRound.claimed.pays + 1;
  expect(failing({ ...slotRound, claimed: { ...slotRound.claimed, pays } })).toEqual(['pays']);
});

test.each([
  [{ stake: 99 }, 'stake'],
  [{ bet: { direction: 'under', target: 1 } }, 'bet'],
  [{ skin: 'no-such-skin' }, 'game'],
  [{ rules: 2 }, 'rules'],
])('an order that the game never takes is named: %j', (change, found) => {
  const verification = verifyRound({ ...diceRound, ...change });
  expect(verification.ok).toBe(false);
  expect(verification.findings.at(-1)).toMatchObject({ step: 'order', ok: false, found });
  expect(verification.replay).toBeUndefined();
});

test('a round travels in the hash of an address and comes back whole', () => {
  expect(roundOfHash(hashOfRound(slotRound))).toEqual(slotRound);
});

test.each(['', '#', '#round=', '#round=%7B', '#round=%', '#round=%7B%22nonce%22%3A-1%7D'])(
  'a damaged hash is no round: %j',
  (hash) => {
    expect(roundOfHash(hash)).toBeUndefined();
  },
);

/** A blackjack round hit once and doubled never, with what it claims. */
const stepped = (nonce: number, actions: readonly unknown[]): RoundClaim => {
  const claim = played('blackjack', 'pavilion-blackjack', {}, nonce);
  const rules = gameRules('blackjack', 'pavilion-blackjack')!;
  let step = rules.open({ stake: claim.stake, bet: {} }, fairDraw(claim));
  let staked = claim.stake;
  for (const action of actions) {
    if ('refused' in step) throw new Error(step.field);
    step = rules.act(step.state, action);
    if (!('refused' in step)) staked += step.raise ?? 0;
  }
  if ('refused' in step) throw new Error(step.field);
  const claimed = { outcome: step.outcome, pays: step.pays, staked };
  return { ...claim, actions: [...actions], claimed };
};
const doubled = stepped(3, [{ kind: 'double' }]);

test('a round of several steps is replayed step by step, its raises counted', () => {
  const verification = verifyRound(doubled);
  expect(verification.ok).toBe(true);
  expect(verification.findings.map(({ step }) => step)).toEqual([
    'commit',
    'order',
    'actions',
    'outcome',
    'staked',
    'pays',
  ]);
  expect(doubled.claimed.staked).toBe(200);
  expect(failing({ ...doubled, claimed: { ...doubled.claimed, staked: 100 } })).toEqual(['staked']);
});

test('steps left out or other ones give another outcome', () => {
  expect(failing({ ...doubled, actions: [] })).toContain('outcome');
  expect(failing({ ...doubled, actions: [{ kind: 'stand' }] })).toContain('outcome');
});

test.each([
  ['an illegal step', [{ kind: 'split' }], '1: action'],
  ['a step too many', [{ kind: 'double' }, { kind: 'hit' }], '2: action'],
  ['what is no step', [{ kind: 'double' }, null], '2: action'],
  ['a step of another game', [{ kind: 'open', tile: 3 }], '1: action'],
])('%s is refused, not thrown', (_what, actions, found) => {
  const verification = verifyRound({ ...doubled, actions });
  expect(verification.ok).toBe(false);
  expect(verification.findings.at(-1)).toMatchObject({ step: 'actions', ok: false, found });
  expect(verification.replay).toBeUndefined();
});

test('a step of a game that has none is refused', () => {
  const claim = { ...diceRound, actions: [{ kind: 'roll' }] };
  expect(verifyRound(claim).findings.at(-1)).toMatchObject({ step: 'actions', ok: false });
});

test('a claimed jackpot that the seeds do not give is caught in the outcome', () => {
  const claim = played('slot', 'ferris-fortune', {}, 3);
  expect(verifyRound(claim).ok).toBe(true);
  const outcome = { ...(claim.claimed.outcome as object), jackpot: true };
  expect(failing({ ...claim, claimed: { ...claim.claimed, outcome } })).toEqual(['outcome']);
});

test('a claim made before there were further steps is still read', () => {
  const { actions: _none, ...old } = slotRound;
  expect(roundOfHash(`#round=${encodeURIComponent(JSON.stringify(old))}`)).toEqual(slotRound);
});
