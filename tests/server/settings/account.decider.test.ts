import { describe, expect, test } from 'vitest';
import { EMAIL_LINK_MS } from '../../../contract/limits';
import { type LinkPurpose, linkKind } from '../../../server/link/link.events';
import { seatKind } from '../../../server/play/seat.events';
import { type PlayerEvent, playerKind } from '../../../server/player/player.events';
import { sessionKind } from '../../../server/session/session.events';
import * as decider from '../../../server/settings/account.decider';
import { after, given } from '../../support/decider';
import { ANN, at, BEN, erased, NOW, nobody, player, purse } from '../../support/states';

const seen = { username: 'ann', email: 'ann@example.com', passwordHash: 'hash' };
const free = {};
const taken = { player: BEN };
const requested: PlayerEvent = {
  type: 'player.emailRequested',
  email: 'new@example.com',
  link: 'link_1',
};
const cancelled: PlayerEvent = { type: 'player.emailCancelled' };
const proven: PlayerEvent = { type: 'player.emailProven', email: 'ann@example.com' };
const newPassword: PlayerEvent = { type: 'player.passwordChanged', passwordHash: 'other' };
const newName: PlayerEvent = { type: 'player.usernameChanged', username: 'other' };
const newAddress: PlayerEvent = { type: 'player.emailProven', email: 'other@example.com' };
/** What an account looks like to whom it changed meanwhile. */
const changed = [player(newPassword), player(newName), player(newAddress), player(erased), nobody];

const issued = (purpose: LinkPurpose) =>
  ({ type: 'link.issued', player: ANN, purpose, expiresAt: at(EMAIL_LINK_MS) }) as const;
const link = after(linkKind, issued('new email'));
const proof = after(linkKind, issued('email'));
const used = { type: 'link.used' } as const;
/** Links that open nothing more, of a purpose. */
const spentLinks = (purpose: LinkPurpose) => [
  after(linkKind, issued(purpose), used),
  after(linkKind, issued('sign in')),
  linkKind.initial,
];

const ask = { player: ANN, seen, email: 'new@example.com', link: 'link_1', now: NOW };

test('an address that is asked for is not claimed before it is proven', () => {
  given({ player: player(), claim: free })
    .when((states) => decider.decideEmailRequest(states, ask))
    .thenHappens({ player: [requested], link: [issued('new email')] }, null);
});

test('an address of somebody else, or of an account that changed, is not asked for', () => {
  given({ player: player(), claim: taken })
    .when((states) => decider.decideEmailRequest(states, ask))
    .thenRefused('member-refused');
  for (const holder of changed) {
    given({ player: holder, claim: free })
      .when((states) => decider.decideEmailRequest(states, ask))
      .thenRefused('wrong-credentials');
  }
});

test('an address that was asked for is given up once', () => {
  given(player(requested))
    .when(decider.decideEmailCancel)
    .thenHappens({ player: [cancelled] }, null);
  given(player()).when(decider.decideEmailCancel).thenNothing(null);
});

test('the link for an address is mailed again until it is proven', () => {
  given(player())
    .when((state) => decider.decideEmailLink(state, ANN, NOW))
    .thenHappens({ link: [issued('email')] }, null);
  for (const holder of [player(proven), nobody]) {
    given(holder)
      .when((state) => decider.decideEmailLink(state, ANN, NOW))
      .thenNothing(null);
  }
});

test('a proof of the address one has keeps the other one asked for', () => {
  given({ player: player(), link: proof })
    .when((states) => decider.decideEmailProof(states, NOW))
    .thenHappens({ player: [proven], link: [used] }, null);
  given({ player: player(requested), link: proof })
    .when((states) => decider.decideEmailProof(states, NOW))
    .thenHappens({ player: [proven, requested], link: [used] }, null);
  given({ player: player(proven), link: proof })
    .when((states) => decider.decideEmailProof(states, NOW))
    .thenHappens({ link: [used] }, null);
});

test('an address is proven by its own link, in time, once, and by nobody who is gone', () => {
  given({ player: player(), link: proof })
    .when((states) => decider.decideEmailProof(states, at(EMAIL_LINK_MS - 1)))
    .thenHappens({ player: [proven], link: [used] }, null);
  for (const late of [at(EMAIL_LINK_MS), at(EMAIL_LINK_MS + 1)]) {
    given({ player: player(), link: proof })
      .when((states) => decider.decideEmailProof(states, late))
      .thenRefused('link-invalid');
  }
  for (const spent of spentLinks('email')) {
    given({ player: player(), link: spent })
      .when((states) => decider.decideEmailProof(states, NOW))
      .thenRefused('link-invalid');
  }
  given({ player: nobody, link: proof })
    .when((states) => decider.decideEmailProof(states, NOW))
    .thenRefused('link-invalid');
});

const change = { player: player(requested), link, before: { player: ANN }, claim: free };

test('an address changes hands whole: event, link and both claims, or nothing', () => {
  for (const now of [NOW, at(EMAIL_LINK_MS - 1)]) {
    given(change)
      .when((states) => decider.decideEmailChange(states, { ...ask, now }))
      .thenHappens(
        {
          player: [
            { type: 'player.emailProven', email: 'new@example.com', was: 'ann@example.com' },
          ],
          link: [used],
          before: [{ type: 'claim.freed' }],
          claim: [{ type: 'claim.taken', player: ANN }],
        },
        null,
      );
  }
  given({ ...change, claim: taken })
    .when((states) => decider.decideEmailChange(states, ask))
    .thenRefused('member-refused');
});

test.each([
  ['nothing was asked for', player()],
  ['what was asked for was given up', player(requested, cancelled)],
  ['another link was mailed since', player({ ...requested, link: 'link_2' })],
  ['another address was asked for since', player({ ...requested, email: 'b@example.com' })],
  ['the password changed since', player(requested, newPassword)],
  ['the player is gone', player(requested, erased)],
])('no address changes when %s', (_, holder) => {
  given({ ...change, player: holder })
    .when((states) => decider.decideEmailChange(states, ask))
    .thenRefused('link-invalid');
});

test('no address changes by a link that is spent, another’s or late', () => {
  for (const spent of [...spentLinks('new email'), proof]) {
    given({ ...change, link: spent })
      .when((states) => decider.decideEmailChange(states, ask))
      .thenRefused('link-invalid');
  }
  for (const now of [at(EMAIL_LINK_MS), at(EMAIL_LINK_MS + 1)]) {
    given(change)
      .when((states) => decider.decideEmailChange(states, { ...ask, now }))
      .thenRefused('link-invalid');
  }
});

const wanted = { player: ANN, seen, username: 'anna' };
const names = { player: player(), before: { player: ANN }, claim: free };

test('a username changes hands with both its claims', () => {
  given(names)
    .when((states) => decider.decideUsername(states, wanted))
    .thenHappens(
      {
        player: [{ type: 'player.usernameChanged', username: 'anna' }],
        before: [{ type: 'claim.freed' }],
        claim: [{ type: 'claim.taken', player: ANN }],
      },
      null,
    );
});

test('a username is refused when it is taken, reserved, or its claims were named before it changed', () => {
  given({ ...names, claim: taken })
    .when((states) => decider.decideUsername(states, wanted))
    .thenRefused('member-refused');
  for (const username of ['Admin', 'ME']) {
    given(names)
      .when((states) => decider.decideUsername(states, { ...wanted, username }))
      .thenRefused('member-refused');
  }
  for (const holder of changed) {
    given({ ...names, player: holder })
      .when((states) => decider.decideUsername(states, wanted))
      .thenRefused('conflict');
  }
});

test('the same name in other letters keeps its claim; in the same letters it is silent', () => {
  given(player())
    .when((state) => decider.decideSpelling(state, seen, 'Ann'))
    .thenHappens({ player: [{ type: 'player.usernameChanged', username: 'Ann' }] }, null);
  given(player())
    .when((state) => decider.decideSpelling(state, seen, 'ann'))
    .thenNothing(null);
  for (const holder of changed) {
    given(holder)
      .when((state) => decider.decideSpelling(state, seen, 'Ann'))
      .thenRefused('conflict');
  }
});

test('a new password ends every session but this one', () => {
  const asked = { seen, passwordHash: 'new', session: 'session_1', now: NOW };
  given(player())
    .when((state) => decider.decidePassword(state, asked))
    .thenHappens(
      {
        player: [
          { type: 'player.passwordChanged', passwordHash: 'new' },
          { type: 'player.sessionsEnded', why: 'password changed', except: 'session_1' },
        ],
      },
      null,
    );
  for (const holder of changed) {
    given(holder)
      .when((state) => decider.decidePassword(state, asked))
      .thenRefused('wrong-credentials');
  }
});

test('a player ends sessions of their own, each once', () => {
  const opened = { type: 'session.opened', player: ANN, at: NOW, expiresAt: at(1) } as const;
  given(after(sessionKind, opened))
    .when((session) => decider.decideSessionEnd(session, ANN))
    .thenHappens({ session: [{ type: 'session.ended' }] }, null);
  given(after(sessionKind, opened, { type: 'session.ended' }))
    .when((session) => decider.decideSessionEnd(session, ANN))
    .thenNothing(null);
  given(after(sessionKind, opened))
    .when((session) => decider.decideSessionEnd(session, BEN))
    .thenRefused('not-found');
  given(sessionKind.initial)
    .when((session) => decider.decideSessionEnd(session, ANN))
    .thenRefused('not-found');
});

test('an account is erased, coins and all, and nothing of it is left', () => {
  given({ player: player(), wallet: purse({ COINS: 700, USD: 0 }), seats: [seatKind.initial] })
    .when((states) => decider.decideErasure(states, { seen }, NOW))
    .thenHappens(
      {
        player: [{ type: 'player.sessionsEnded', why: 'account erased' }, erased],
        username: [{ type: 'claim.freed' }],
        email: [{ type: 'claim.freed' }],
      },
      null,
    );
  expect(player(erased)).toEqual(playerKind.initial);
});

test('no account is erased while money is left, after it changed, or twice', () => {
  given({ player: player(), wallet: purse({ COINS: 700, USD: 1, EUR: 0 }), seats: [] })
    .when((states) => decider.decideErasure(states, { seen }, NOW))
    .thenRefused('money-left', { USD: 1 });
  for (const holder of changed) {
    given({ player: holder, wallet: purse(), seats: [] })
      .when((states) => decider.decideErasure(states, { seen }, NOW))
      .thenRefused('wrong-credentials');
  }
});

test('no account is erased while one of its rounds is open', () => {
  const seats = [seatKind.initial, { ...seatKind.initial, round: 'round_1' }];
  given({ player: player(), wallet: purse(), seats })
    .when((states) => decider.decideErasure(states, { seen }, NOW))
    .thenRefused('round-open', { round: 'round_1' });
});

describe('an erasure by staff', () => {
  const asked = { type: 'player.erasureAsked', by: 'staff_ada', at: NOW } as const;
  const ada = { by: 'staff_ada', at: NOW };
  const bob = { by: 'staff_bob', at: NOW };
  const states = (holder = player(asked)) => ({
    player: holder,
    wallet: purse({ COINS: 7 }),
    seats: [seatKind.initial],
  });

  test('decideAskErasure waits for a second member; again is silent', () => {
    given(player())
      .when((state) => decider.decideAskErasure(state, ada))
      .thenHappens({ player: [asked] }, null);
    given(player(asked))
      .when((state) => decider.decideAskErasure(state, bob))
      .thenNothing(null);
    given(nobody)
      .when((state) => decider.decideAskErasure(state, ada))
      .thenRefused('not-found');
  });
  test('decideRefuseErasure lets the account be', () => {
    const refused = { type: 'player.erasureRefused', by: 'staff_ada', at: NOW } as const;
    given(player(asked))
      .when((state) => decider.decideRefuseErasure(state, ada))
      .thenHappens({ player: [refused] }, null);
    given(player(asked, refused))
      .when((state) => decider.decideRefuseErasure(state, ada))
      .thenNothing(null);
    given(nobody)
      .when((state) => decider.decideRefuseErasure(state, ada))
      .thenRefused('not-found');
  });
  test('decideApproveErasure ends it as its player would, by another than who asked', () => {
    given(states())
      .when((state) => decider.decideApproveErasure(state, seen, bob))
      .thenHappens(
        {
          player: [{ type: 'player.sessionsEnded', why: 'account erased' }, erased],
          username: [{ type: 'claim.freed' }],
          email: [{ type: 'claim.freed' }],
        },
        null,
      );
    given(states())
      .when((state) => decider.decideApproveErasure(state, seen, ada))
      .thenRefused('approval-own');
    given(states(player()))
      .when((state) => decider.decideApproveErasure(state, seen, bob))
      .thenRefused('step-illegal');
    given(states(nobody))
      .when((state) => decider.decideApproveErasure(state, seen, bob))
      .thenRefused('not-found');
    given(states())
      .when((state) => decider.decideApproveErasure(state, { ...seen, email: 'x@y.example' }, bob))
      .thenRefused('conflict');
    given({ ...states(), wallet: purse({ EUR: 5 }) })
      .when((state) => decider.decideApproveErasure(state, seen, bob))
      .thenRefused('money-left', { EUR: 5 });
  });
});
