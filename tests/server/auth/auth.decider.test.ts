import { describe, expect, test } from 'vitest';
import {
  BROWSERS_MAX,
  EMAIL_LINK_MS,
  RECOVERY_LINK_MS,
  SESSION_MAX_MS,
  TOKEN_GRACE_MS,
  TOKEN_LIFETIME_MS,
  WELCOME_COINS,
} from '../../../contract/limits';
import {
  decideGuessed,
  decideLink,
  decideLinkSignIn,
  decideNewPassword,
  decideRefresh,
  decideSignIn,
  decideSignOut,
  decideSignOutEverywhere,
  decideSignUp,
  type SignIn,
  type SignUp,
} from '../../../server/auth/auth.decider';
import type { Proof } from '../../../server/factor/factor.state';
import { type LinkPurpose, linkKind } from '../../../server/link/link.events';
import type { KeptDetails, PlayerEvent } from '../../../server/player/player.events';
import { sessionKind } from '../../../server/session/session.events';
import { open } from '../../../server/session/session.moves';
import { sanctionedBy, unreported } from '../../support/conduct';
import { after, given } from '../../support/decider';
import { ANN, at, BEN, NOW, player as newcomer, nobody, purse } from '../../support/states';

const FIREFOX = { device: 'Firefox, Linux', place: 'MT' };
const met = { type: 'player.browserMet', ...FIREFOX, at: NOW } as const;
/** A player who was here by that browser before. */
const player = (...events: readonly PlayerEvent[]) =>
  newcomer({ ...met, isFirst: true }, ...events);
const done = { ok: true } as const;

const body: SignUp['body'] = {
  username: 'Ann',
  email: 'ann@example.com',
  password: 'a long password',
  terms: true,
};
const wanted: SignUp = {
  player: ANN,
  passwordHash: 'hash',
  body,
  favourites: [],
  session: 'session_1',
  browser: FIREFOX,
  grant: 'grant_1',
  at: NOW,
};
const free = { player: nobody, username: {}, email: {}, wallet: purse() };
const opened = {
  type: 'session.opened',
  player: ANN,
  at: NOW,
  expiresAt: at(TOKEN_LIFETIME_MS),
  epoch: 0,
  ...FIREFOX,
} as const;
const signedUp = {
  type: 'player.signedUp',
  username: 'Ann',
  email: 'ann@example.com',
  passwordHash: 'hash',
  playMode: 'coins',
  at: NOW,
} as const;
const welcome = {
  type: 'wallet.moved',
  id: 'grant_1',
  kind: 'shopCoins',
  currency: 'COINS',
  amount: WELCOME_COINS,
  balance: WELCOME_COINS,
  against: 'promo',
  reference: 'welcome',
  delay: 0,
} as const;
const proof = {
  type: 'link.issued',
  player: ANN,
  purpose: 'email',
  expiresAt: at(EMAIL_LINK_MS),
} as const;

test('a new player has an account, both names, the welcome grant, a session and a link', () => {
  given(free)
    .when((states) => decideSignUp(states, wanted))
    .thenHappens(
      {
        player: [signedUp, { ...met, isFirst: true }],
        username: [{ type: 'claim.taken', player: ANN }],
        email: [{ type: 'claim.taken', player: ANN }],
        wallet: [welcome],
        session: [opened],
        link: [proof],
      },
      { player: ANN, session: 'session_1' },
    );
});

test('what a new player tells is kept, and so are a guest’s favourites; nothing else is', () => {
  const told = {
    birthday: { day: 1, month: 5, year: 1990 },
    country: 'US',
    region: 'NJ',
    language: 'en-US',
    timezone: 'UTC',
  };
  const decision = decideSignUp(free, {
    ...wanted,
    browser: {},
    body: { ...body, ...told, aid: 'pier', cid: 'spring' },
    favourites: ['game_wheel', 'game_reels'],
  });
  expect(decision).toMatchObject({
    events: {
      player: [
        { ...signedUp, ...told, affiliate: 'pier', campaign: 'spring' },
        { type: 'player.browserMet', isFirst: true, at: NOW },
        { type: 'player.favouriteSet', game: 'game_wheel' },
        { type: 'player.favouriteSet', game: 'game_reels' },
      ],
      session: [{ type: 'session.opened' }],
    },
  });
  expect(JSON.stringify(decision)).not.toContain('a long password');
  expect(JSON.stringify(decision)).not.toContain('device');
});

test.each([
  ['the username is taken', { ...free, username: { player: BEN } }, body],
  ['the address is taken', { ...free, email: { player: BEN } }, body],
  ['the name is the platform’s own', free, { ...body, username: 'Admin' }],
  ['the name is a word of our addresses', free, { ...body, username: 'ME' }],
])('a sign-up is refused, and says not why, when %s', (_, states, asked) => {
  given(states)
    .when((held) => decideSignUp(held, { ...wanted, body: asked }))
    .thenRefused('member-refused');
});

const signIn = { player: ANN, browser: FIREFOX, at: NOW };

test('who knows the password gets a session; so does who came by a link', () => {
  for (const passwordHash of ['hash', undefined]) {
    given({ ...unreported, player: player() })
      .when((states) => decideSignIn(states, { ...signIn, passwordHash }))
      .thenHappens({ session: [opened] }, null);
  }
});

const place = { country: 'DE', language: 'de' };
const learnt = (set: KeptDetails): PlayerEvent => ({
  type: 'player.detailsChanged',
  set,
  cleared: [],
});

test.each([
  ['nothing of it', {}, [learnt(place)]],
  ['its country', { country: 'AT' }, [learnt({ language: 'de' })]],
  ['its language', { language: 'ar' }, [learnt({ country: 'DE' })]],
])('who signs in where an account told %s tells what is missing', (_, told, events) => {
  given({ ...unreported, player: player(learnt(told)) })
    .when((states) => decideSignIn(states, { ...signIn, passwordHash: 'hash', place }))
    .thenHappens({ session: [opened], player: events }, null);
});

test('what an account told of its place stays, wherever one signs in', () => {
  given({ ...unreported, player: player(learnt({ country: 'AT', language: 'ar' })) })
    .when((states) => decideSignIn(states, { ...signIn, passwordHash: 'hash', place }))
    .thenHappens({ session: [opened] }, null);
});

test('a password that changed since it was checked opens nothing', () => {
  given({ ...unreported, player: player({ type: 'player.passwordChanged', passwordHash: 'new' }) })
    .when((states) => decideSignIn(states, { ...signIn, passwordHash: 'hash' }))
    .thenRefused('wrong-credentials');
});

test('that somebody guesses at a password is kept, where there is one', () => {
  given({ player: player() })
    .when((states) => decideGuessed(states, NOW))
    .thenHappens({ player: [{ type: 'player.guessed', at: NOW }] }, null);
  given({ player: nobody })
    .when((states) => decideGuessed(states, NOW))
    .thenNothing(null);
});

test('an account that is gone is refused as the way in would be', () => {
  given({ ...unreported, player: nobody })
    .when((states) => decideSignIn(states, { ...signIn, passwordHash: 'hash' }))
    .thenRefused('wrong-credentials');
  given({ ...unreported, player: nobody })
    .when((states) => decideSignIn(states, signIn))
    .thenRefused('link-invalid');
});

test.each([
  ['new password', RECOVERY_LINK_MS],
  ['sign in', RECOVERY_LINK_MS],
  ['email', EMAIL_LINK_MS],
  ['new email', EMAIL_LINK_MS],
] as const)('a link for %s is good as long as such links are', (purpose, ms) => {
  given({})
    .when(() => decideLink(ANN, purpose, NOW))
    .thenHappens(
      { link: [{ type: 'link.issued', player: ANN, purpose, expiresAt: at(ms) }] },
      null,
    );
});

const issued = (purpose: LinkPurpose) =>
  ({ type: 'link.issued', player: ANN, purpose, expiresAt: at(RECOVERY_LINK_MS) }) as const;
const recovery = after(linkKind, issued('new password'));
const entry = after(linkKind, issued('sign in'));
const changed = [
  { type: 'player.passwordChanged', passwordHash: 'new' },
  { type: 'player.sessionsEnded', why: 'password changed' },
] as const;

test('an account is entered from where it had not been before, and that is kept once', () => {
  const states = (state = player()) => ({ player: state, sanction: unreported.sanction });
  const enter = (browser: SignIn['browser'], state = player()) =>
    given(states(state)).when((held) => decideSignIn(held, { ...signIn, browser }));
  const news = (browser: SignIn['browser']): PlayerEvent => ({ ...met, ...browser });
  const elsewhere = { ...FIREFOX, place: 'DE' };
  enter(FIREFOX).thenHappens({ session: [opened] }, null);
  enter(elsewhere).thenHappens(
    { session: [{ ...opened, ...elsewhere }], player: [news(elsewhere)] },
    null,
  );
  enter(elsewhere, player(news(elsewhere))).thenHappens(
    { session: [{ ...opened, ...elsewhere }] },
    null,
  );
  // Of accounts that are older than this, the first browser is no news.
  enter(FIREFOX, newcomer()).thenHappens(
    { session: [opened], player: [{ ...met, isFirst: true }] },
    null,
  );
});

test('so many browsers are known, and the first is forgotten first', () => {
  const many = Array.from({ length: BROWSERS_MAX }, (_, n) => ({
    ...met,
    device: `Browser ${n}`,
  }));
  const { account } = player(...many);
  expect(account?.browsers).toHaveLength(BROWSERS_MAX);
  expect(account?.browsers).not.toContain('Firefox, Linux MT');
});

test('a link signs in once, up to its last millisecond', () => {
  const states = (link = entry) => ({ ...unreported, player: player(), link });
  for (const when of [NOW, at(RECOVERY_LINK_MS - 1)]) {
    const session = open(ANN, player(), FIREFOX, when);
    given(states())
      .when((held) => decideLinkSignIn(held, { ...signIn, at: when }))
      .thenHappens({ session, link: [{ type: 'link.used' }] }, null);
  }
  for (const link of [after(linkKind, issued('sign in'), { type: 'link.used' }), recovery]) {
    given(states(link))
      .when((held) => decideLinkSignIn(held, signIn))
      .thenRefused('link-invalid');
  }
  for (const when of [at(RECOVERY_LINK_MS), at(RECOVERY_LINK_MS + 1)]) {
    given(states())
      .when((held) => decideLinkSignIn(held, { ...signIn, at: when }))
      .thenRefused('link-invalid');
  }
});

const factored = player({
  type: 'player.factorSet',
  factor: { name: 'factor_1', print: 'print' },
  recovery: ['first', 'second'],
  step: 100,
  at: NOW,
});
const ways = [
  ['a password', (proof?: Proof) => ({ ...signIn, passwordHash: 'hash', proof })],
  ['a link', (proof?: Proof) => ({ ...signIn, proof })],
] as const;

describe.each(ways)('an account with a second factor, entered by %s', (way, asked) => {
  const states = { ...unreported, player: factored, link: entry };
  const enter = (proof?: Proof) =>
    given(states).when((held) =>
      way === 'a link' ? decideLinkSignIn(held, asked(proof)) : decideSignIn(held, asked(proof)),
    );
  const link = way === 'a link' ? { link: [{ type: 'link.used' }] } : {};

  test('asks for it', () => enter().thenRefused('factor-needed', { field: 'body.code' }));

  test.each([99, 100])('takes no code that was used, or is older: %i', (step) =>
    enter({ step }).thenRefused('code-wrong', { field: 'body.code' }),
  );

  test('takes the next code, and keeps that it was used', () =>
    enter({ step: 101 }).thenHappens(
      { session: [opened], player: [{ type: 'player.factorUsed', step: 101, at: NOW }], ...link },
      null,
    ));

  test('takes a code that was shown once, and keeps that it was used', () =>
    enter({ recovery: 'second' }).thenHappens(
      {
        session: [opened],
        player: [{ type: 'player.recoveryUsed', code: 'second', at: NOW }],
        ...link,
      },
      null,
    ));

  test('takes no code that was never shown', () =>
    enter({ recovery: 'third' }).thenRefused('code-wrong', { field: 'body.code' }));
});

test('a new password uses the link up and ends every session', () => {
  for (const when of [NOW, at(RECOVERY_LINK_MS - 1)]) {
    given({ link: recovery, player: player() })
      .when((states) => decideNewPassword(states, 'new', when))
      .thenHappens({ link: [{ type: 'link.used' }], player: [...changed] }, done);
  }
});

test.each([
  ['was used', after(linkKind, issued('new password'), { type: 'link.used' }), player(), NOW],
  ['is for something else', entry, player(), NOW],
  ['was never issued', linkKind.initial, player(), NOW],
  ['has just expired', recovery, player(), at(RECOVERY_LINK_MS)],
  ['has expired', recovery, player(), at(RECOVERY_LINK_MS + 1)],
  ['is an erased player’s', recovery, nobody, NOW],
] as const)('no password is set by a link that %s', (_, link, holder, when) => {
  given({ link, player: holder })
    .when((states) => decideNewPassword(states, 'new', when))
    .thenRefused('link-invalid');
});

const session = after(sessionKind, opened);
const ended = after(sessionKind, opened, { type: 'session.ended' });

test('a session ends once', () => {
  given({ session })
    .when(decideSignOut)
    .thenHappens({ session: [{ type: 'session.ended' }] }, done);
  given({ session: ended }).when(decideSignOut).thenNothing(done);
});

test('a player signs out everywhere', () => {
  given({})
    .when(decideSignOutEverywhere)
    .thenHappens(
      { player: [{ type: 'player.sessionsEnded', why: 'signed out everywhere' }] },
      done,
    );
});

const refreshed = (generation: number, ms: number) =>
  ({ type: 'session.refreshed', expiresAt: at(TOKEN_LIFETIME_MS + ms), generation }) as const;
const adopted = { type: 'session.adopted', at: at(100) } as const;
const reused = { type: 'session.ended', why: 'token reused' } as const;

test('the newest token of a session is exchanged for the next', () => {
  const newer = after(sessionKind, opened, refreshed(1, 0), adopted);
  for (const [state, generation] of [
    [session, 0],
    [newer, 1],
  ] as const) {
    const next = refreshed(generation + 1, 5);
    given({ session: state })
      .when((states) => decideRefresh(states, generation, at(5)))
      .thenHappens({ session: [next] }, { generation: generation + 1, expiresAt: next.expiresAt });
  }
  given({ session: ended })
    .when((states) => decideRefresh(states, 0, NOW))
    .thenRefused('token-expired');
});

test('the token before is exchanged for the newest, as long as that may not have arrived', () => {
  const unheard = after(sessionKind, opened, refreshed(1, 0));
  const heard = after(sessionKind, opened, refreshed(1, 0), adopted);
  const again = (ms: number) => ({ generation: 1, expiresAt: refreshed(1, ms).expiresAt });
  for (const [state, ms] of [
    [unheard, SESSION_MAX_MS / 2],
    [heard, 100 + TOKEN_GRACE_MS - 1],
  ] as const) {
    given({ session: state })
      .when((states) => decideRefresh(states, 0, at(ms)))
      .thenHappens({ session: [refreshed(1, ms)] }, again(ms));
  }
  // Exchanged anew, the newest is still in use since then.
  given({ session: after(sessionKind, opened, refreshed(1, 0), adopted, refreshed(1, 200)) })
    .when((states) => decideRefresh(states, 0, at(100 + TOKEN_GRACE_MS)))
    .thenHappens({ session: [reused] }, null);
});

test.each([
  ['the newest was used a while', [refreshed(1, 0), adopted], 0, 100 + TOKEN_GRACE_MS],
  ['it is the last but one', [refreshed(1, 0), refreshed(2, 0)], 0, 0],
] as const)('a token ends the session when %s', (_, events, generation, ms) => {
  given({ session: after(sessionKind, opened, ...events) })
    .when((states) => decideRefresh(states, generation, at(ms)))
    .thenHappens({ session: [reused] }, null);
});

test('a token that a session never had, as before its database was restored, ends nothing', () => {
  given({ session })
    .when((states) => decideRefresh(states, 1, NOW))
    .thenRefused('token-expired');
});

test('a session ends for good ninety days after it was opened, whatever is refreshed', () => {
  const end = at(SESSION_MAX_MS);
  given({ session })
    .when((states) => decideRefresh(states, 0, at(SESSION_MAX_MS - 1)))
    .thenHappens(
      { session: [{ type: 'session.refreshed', expiresAt: end, generation: 1 }] },
      { generation: 1, expiresAt: end },
    );
  given({ session })
    .when((states) => decideRefresh(states, 0, end))
    .thenRefused('token-expired');
});

test('tokens that were refreshed before they had generations are of the first', () => {
  const old = { type: 'session.refreshed', expiresAt: at(5) } as const;
  given({ session: after(sessionKind, opened, old) })
    .when((states) => decideRefresh(states, 0, at(6)))
    .thenHappens(
      { session: [refreshed(1, 6)] },
      { generation: 1, expiresAt: refreshed(1, 6).expiresAt },
    );
});

test('who is suspended does not get in, by neither way, until it ends', () => {
  const suspended = { type: 'sanction.suspended', report: 'report_1', at: NOW } as const;
  for (const passwordHash of ['hash', undefined]) {
    given({ player: player(), sanction: sanctionedBy({ ...suspended, until: at(1) }) })
      .when((states) => decideSignIn(states, { ...signIn, passwordHash }))
      .thenRefused('suspended', { until: at(1), report: 'report_1' });
    given({ player: player(), sanction: sanctionedBy(suspended) })
      .when((states) => decideSignIn(states, { ...signIn, passwordHash }))
      .thenRefused('suspended', { report: 'report_1' });
    given({ player: player(), sanction: sanctionedBy({ ...suspended, until: NOW }) })
      .when((states) => decideSignIn(states, { ...signIn, passwordHash }))
      .thenHappens({ session: [opened] }, null);
  }
  // Of several the last to end says why.
  const longer = { ...suspended, report: 'report_2', until: at(2) };
  for (const both of [
    [longer, { ...suspended, until: at(1) }],
    [{ ...suspended, until: at(1) }, longer],
  ])
    given({ player: player(), sanction: sanctionedBy(...both) })
      .when((states) => decideSignIn(states, signIn))
      .thenRefused('suspended', { until: at(2), report: 'report_2' });
  given({ player: player(), sanction: sanctionedBy(longer, suspended) })
    .when((states) => decideSignIn(states, signIn))
    .thenRefused('suspended', { report: 'report_1' });
  // Whoever does not know the password learns nothing of it.
  given({ player: player(), sanction: sanctionedBy(suspended) })
    .when((states) => decideSignIn(states, { ...signIn, passwordHash: 'other' }))
    .thenRefused('wrong-credentials');
});

test('whom a measure keeps out learns of it with the second factor, and the link stays good', () => {
  const states = {
    player: factored,
    sanction: sanctionedBy({ type: 'sanction.suspended', report: 'report_1', at: NOW }),
    link: entry,
  };
  given(states)
    .when((held) => decideLinkSignIn(held, signIn))
    .thenRefused('factor-needed', { field: 'body.code' });
});
