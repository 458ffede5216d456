import { expect, test } from 'vitest';
import { problem } from '../../../contract/problems';
import type { PlayerEvent, PlayerState } from '../../../server/player/player.events';
import { playerKind } from '../../../server/player/player.events';
import * as decider from '../../../server/settings/account.decider';

const at = '2026-03-01T12:00:00.000Z';
const later = '2026-03-02T12:00:00.000Z';

const signedUp: PlayerEvent = {
  type: 'player.signedUp',
  username: 'rosa',
  email: 'rosa@example.com',
  passwordHash: 'hash',
  at,
};
const given = (...events: PlayerEvent[]): PlayerState =>
  [signedUp, ...events].reduce(playerKind.evolve, playerKind.initial);
const seen = { username: 'rosa', email: 'rosa@example.com', passwordHash: 'hash' };
const free = {};
const taken = { player: 'player_other1' };
const link = {
  player: 'player_rosa1',
  purpose: 'new email' as const,
  expiresAt: later,
  used: false,
};
const requested: PlayerEvent = {
  type: 'player.emailRequested',
  email: 'new@example.com',
  link: 'link_1',
};
const change = { player: 'player_rosa1', seen, email: 'new@example.com', link: 'link_1', now: at };
const refusedAs = (code: Parameters<typeof problem>[0]) => ({ refused: problem(code) });

test('an address that is asked for is not claimed before it is proven', () => {
  const asked = change;
  expect(decider.decideEmailRequest({ player: given(), claim: free }, asked)).toEqual({
    events: {
      player: [requested],
      link: [
        { type: 'link.issued', player: 'player_rosa1', purpose: 'new email', expiresAt: later },
      ],
    },
    answer: null,
  });
  expect(decider.decideEmailRequest({ player: given(), claim: taken }, asked)).toEqual(
    refusedAs('member-refused'),
  );
  const changed = given({ type: 'player.passwordChanged', passwordHash: 'other' });
  expect(decider.decideEmailRequest({ player: changed, claim: free }, asked)).toEqual(
    refusedAs('wrong-credentials'),
  );
});

test('an address changes hands whole: event, link and both claims, or nothing', () => {
  const states = { player: given(requested), link, before: taken, claim: free };
  expect(decider.decideEmailChange(states, change)).toEqual({
    events: {
      player: [{ type: 'player.emailProven', email: 'new@example.com', was: 'rosa@example.com' }],
      link: [{ type: 'link.used' }],
      before: [{ type: 'claim.freed' }],
      claim: [{ type: 'claim.taken', player: 'player_rosa1' }],
    },
    answer: null,
  });
  const cases = [
    [{ ...states, claim: taken }, 'member-refused'],
    [{ ...states, link: { ...link, used: true } }, 'link-invalid'],
    [{ ...states, link: { ...link, purpose: 'email' as const } }, 'link-invalid'],
    [{ ...states, player: given() }, 'link-invalid'],
    [{ ...states, player: given(requested, { type: 'player.emailCancelled' }) }, 'link-invalid'],
    [{ ...states, player: given({ ...requested, link: 'link_2' }) }, 'link-invalid'],
    [{ ...states, player: given(requested, { type: 'player.erased', at }) }, 'link-invalid'],
  ] as const;
  for (const [wrong, code] of cases)
    expect(decider.decideEmailChange(wrong, change)).toEqual(refusedAs(code));
  expect(decider.decideEmailChange(states, { ...change, now: later })).toEqual(
    refusedAs('link-invalid'),
  );
});

test('a proof of the address one has keeps the other one asked for', () => {
  const proof = { ...link, purpose: 'email' as const };
  expect(decider.decideEmailProof({ player: given(requested), link: proof }, at)).toMatchObject({
    events: { player: [{ type: 'player.emailProven', email: 'rosa@example.com' }, requested] },
  });
  const proven = given({ type: 'player.emailProven', email: 'rosa@example.com' });
  expect(decider.decideEmailProof({ player: proven, link: proof }, at)).toMatchObject({
    events: { player: [], link: [{ type: 'link.used' }] },
  });
});

test('a username whose claims were named before it changed is refused', () => {
  const states = { player: given(), before: free, claim: free };
  const wanted = { player: 'player_rosa1', seen, username: 'rosalind' };
  expect(decider.decideUsername(states, wanted)).toMatchObject({
    events: { player: [{ type: 'player.usernameChanged', username: 'rosalind' }] },
  });
  const changed = given({ type: 'player.usernameChanged', username: 'other' });
  expect(decider.decideUsername({ ...states, player: changed }, wanted)).toEqual(
    refusedAs('conflict'),
  );
  expect(decider.decideUsername(states, { ...wanted, username: 'Admin' })).toEqual(
    refusedAs('member-refused'),
  );
  expect(decider.decideSpelling(given(), seen, 'rosa')).toEqual({
    events: { player: [] },
    answer: null,
  });
});

test('an account is erased but not while money is left, and never twice', () => {
  const wallet = { balances: { COINS: 700, USD: 0 }, coinsEarned: 0 };
  expect(decider.decideErasure({ player: given(), wallet }, seen, at)).toEqual({
    events: {
      player: [
        { type: 'player.sessionsEnded', why: 'account erased' },
        { type: 'player.erased', at },
      ],
      username: [{ type: 'claim.freed' }],
      email: [{ type: 'claim.freed' }],
    },
    answer: null,
  });
  const rich = { ...wallet, balances: { USD: 1 } };
  expect(decider.decideErasure({ player: given(), wallet: rich }, seen, at)).toEqual({
    refused: problem('money-left', { USD: 1 }),
  });
  const gone = given({ type: 'player.erased', at });
  expect(gone).toEqual(playerKind.initial);
  expect(decider.decideErasure({ player: gone, wallet }, seen, at)).toEqual(
    refusedAs('wrong-credentials'),
  );
});
