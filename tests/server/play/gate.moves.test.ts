import { expect, test } from 'vitest';
import { DAY_MS } from '../../../contract/limits';
import { aJurisdiction } from '../../../contract/make/country';
import { problem } from '../../../contract/problems';
import { admit, type Entrant, type GateStates, type Laws } from '../../../server/play/gate.moves';
import { type PlayerEvent, playerKind } from '../../../server/player/player.events';
import { sessionKind } from '../../../server/session/session.events';
import { ann, inside, laws, outside } from '../../support/gate';
import { unprotected } from '../../support/protection';
import { at, NOW } from '../../support/states';

const entrant: Entrant = { ...ann, game: 'game_wheel', currency: 'COINS', at: NOW };
const guest: Entrant = { game: 'game_wheel', currency: 'FUN', country: 'MT', at: NOW };
const nobody: GateStates = {
  player: playerKind.initial,
  session: sessionKind.initial,
  protection: unprotected,
};
const signIn = problem('not-signed-in', { rule: 'not-signed-in' });

/** The gate's answer: the refusal, or undefined. */
const gate = (states: GateStates, asked: Entrant, held: Laws = laws) =>
  admit(states, asked, held)?.refused;

/** Ann, to whom this happened since. */
const since = (...events: readonly PlayerEvent[]): GateStates => ({
  ...inside,
  player: events.reduce(playerKind.evolve, inside.player),
});
const ended = (except?: string): PlayerEvent => ({
  type: 'player.sessionsEnded',
  why: 'password changed',
  ...(except === undefined ? {} : { except }),
});

test.each(['FUN', 'COINS', 'EUR'])(
  '%s is open to who is there, of age, and verified',
  (currency) => {
    expect(gate(inside, { ...entrant, currency })).toBeUndefined();
  },
);

test('a guest plays for fun, and signs in for the rest', () => {
  expect(gate(nobody, guest)).toBeUndefined();
  for (const currency of ['COINS', 'EUR'])
    expect(gate(nobody, { ...guest, currency })).toEqual(signIn);
});

test('a session lets in until it ends, by itself, with all others, or of age', () => {
  for (const currency of ['FUN', 'COINS', 'EUR']) {
    const asked = { ...entrant, currency };
    expect(gate(outside, asked)).toEqual(signIn);
    expect(gate(since(ended()), asked)).toEqual(signIn);
    expect(gate(since(ended('session_2')), asked)).toEqual(signIn);
    expect(gate(since(ended('session_1'), ended('session_2')), asked)).toEqual(signIn);
    expect(gate(since(ended('session_1'), ended()), asked)).toEqual(signIn);
    expect(gate(since({ type: 'player.erased', at: NOW }), asked)).toEqual(signIn);
    expect(gate(inside, { ...asked, at: at(DAY_MS) })).toEqual(signIn);
  }
  expect(gate(inside, { ...entrant, at: at(DAY_MS - 1) })).toBeUndefined();
  expect(gate(since(ended('session_1')), entrant)).toBeUndefined();
  expect(gate(since(ended('session_1'), ended('session_1')), entrant)).toBeUndefined();
});

test('a sitting that names no session lets no member in', () => {
  const { session: _, ...unnamed } = entrant;
  expect(gate(inside, unnamed)).toEqual(signIn);
});

test('a session that was opened after all others ended lets in; an old one does not say', () => {
  const { epoch: _, ...old } = inside.session;
  const later = { ...old, epoch: 1 };
  expect(gate({ ...since(ended()), session: later }, entrant)).toBeUndefined();
  expect(gate({ ...since(ended()), session: old }, entrant)).toBeUndefined();
});

const strict: Laws = {
  ...laws,
  jurisdictions: ({ country }) => [
    aJurisdiction({ name: country, restrictSimulatedGambling: country === 'AU' }),
  ],
};

test('the account’s own place counts, and of who told none that of the address', () => {
  const restricted = (jurisdiction: string) =>
    problem('play-refused', { rule: 'simulated-gambling-restricted', jurisdiction });
  const moved = since({ type: 'player.detailsChanged', set: { country: 'AU' }, cleared: [] });
  expect(gate(inside, { ...entrant, country: 'AU' }, strict)).toBeUndefined();
  expect(gate(moved, entrant, strict)).toEqual(restricted('AU'));
  expect(gate(nobody, { ...guest, country: 'AU' }, strict)).toEqual(restricted('AU'));
});

test('the age of the mode counts: below it is refused, at it and above it is not', () => {
  const aged = (year: number) =>
    since({
      type: 'player.detailsChanged',
      set: { birthday: { day: 20, month: 11, year } },
      cleared: [],
    });
  const money = { ...entrant, currency: 'EUR' };
  expect(gate(aged(2009), money)).toEqual(
    problem('play-refused', { rule: 'too-young', jurisdiction: 'Malta', needs: 18, age: 17 }),
  );
  for (const year of [2008, 2007]) expect(gate(aged(year), money)).toBeUndefined();
});

test('money asks for a verified identity, and is of one’s own country', () => {
  const { account } = inside.player;
  const unproven = {
    ...inside.player,
    ...(account && { account: { ...account, isVerified: false } }),
  };
  expect(gate({ ...inside, player: unproven }, { ...entrant, currency: 'EUR' })).toEqual(
    problem('play-refused', { rule: 'not-verified', jurisdiction: 'Malta' }),
  );
  expect(gate(inside, { ...entrant, currency: 'USD' })).toEqual(
    problem('currency-unknown', { currency: 'EUR' }),
  );
});
