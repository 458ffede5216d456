import * as z from 'zod/mini';
import { type Engine, rulesFor } from '../../games/engine';
import { integer } from '../../games/fair/draw.rules';
import { Catalogue, inHouseListings, listingOf } from '../../server/game/game.catalogue';
import type { Listing } from '../../server/game/game.listing';

/** Stands in every hidden state: an answer of the server that holds it has leaked. */
export const HIDDEN = 'hidden-from-players';

const LadderAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('climb') }),
  z.object({ kind: z.literal('double') }),
  z.object({ kind: z.literal('take') }),
]);
type LadderAction = z.infer<typeof LadderAction>;
type LadderState = { secret: string; stake: number; rung: number; last: number; staked: number };
const RUNGS = 6;

/** A game of several steps: each rung adds the stake, a double stakes it again, `last` ends it. */
const ladder: Engine<
  { id: string },
  Record<string, never>,
  LadderState,
  LadderAction,
  { rung: number }
> = {
  name: 'ladder',
  skins: [{ id: 'test-ladder' }],
  bet: z.object({}),
  action: LadderAction,
  stakes: () => [10, 100, 4_000],
  open: (_, { stake }, draw) => ({
    state: { secret: HIDDEN, stake, rung: 0, last: 3 + integer(draw, RUNGS), staked: stake },
    outcome: { rung: 0 },
    choices: ['climb', 'double', 'take'],
    pays: 0,
  }),
  act: (_, state, { kind }) => {
    if (kind === 'double' && state.rung > 0) return { refused: 'step-illegal', field: 'action' };
    const rung = state.rung + (kind === 'climb' ? 1 : 0);
    const raise = kind === 'double' ? state.stake : 0;
    const after = { ...state, rung, staked: state.staked + raise };
    const done = kind === 'take' || rung === state.last;
    return {
      state: after,
      outcome: { rung },
      choices: done ? [] : rung > 0 ? ['climb', 'take'] : ['climb', 'double', 'take'],
      pays: rung * after.staked,
      ...(raise === 0 ? {} : { raise }),
    };
  },
  neutral: ({ rung }) => (rung === 0 ? undefined : { kind: 'take' }),
  rtp: () => ({ exact: false, value: 1, error: 0, rounds: 1 }),
  maxWin: () => RUNGS,
};

const PotBet = z.object({ wins: z._default(z.boolean(), false) });
type PotBet = z.infer<typeof PotBet>;

/** A game whose player says whether the bet wins the jackpot: no luck in a test. */
const pot: Engine<{ id: string }, PotBet, null, never, { wins: boolean }> = {
  name: 'pot',
  skins: [{ id: 'test-pot' }],
  bet: PotBet,
  stakes: () => [10, 33, 100],
  open: (_, { bet }) => ({
    state: null,
    outcome: { wins: bet.wins },
    choices: [],
    pays: 0,
    jackpot: bet.wins,
  }),
  jackpot: () => ({ seed: 1_000, contribution: 150, odds: 1_000_000 }),
  rtp: () => ({ exact: false, value: 0.9, error: 0, rounds: 1 }),
  maxWin: () => 1,
};

const entry = (slug: string, engine: string) => ({
  urlFriendlyName: slug,
  name: [{ lang: 'en', value: slug }],
  defaultName: slug,
  engine,
  skin: slug,
  studio: 'Test',
  gameType: ['Test'],
  features: [],
  releaseDate: '2026-01-01T00:00:00.000Z',
  art: 'wheel',
  palette: ['#000000', '#000000', '#000000'] as const,
});

const ladderRules = rulesFor(ladder, { id: 'test-ladder' });
export const potRules = rulesFor(pot, { id: 'test-pot' });

/** A game of its own, and so a seat of its own, that is played like `test-pot`. */
export const potListing = (slug: string): Listing => listingOf(entry(slug, 'pot'), potRules);

/** The shipped games, and two whose course a test decides: `test-ladder` and `test-pot`. */
export const testCatalogue = (more: readonly Listing[] = []): Catalogue =>
  new Catalogue([
    ...inHouseListings(),
    listingOf(entry('test-ladder', 'ladder'), ladderRules),
    potListing('test-pot'),
    ...more,
  ]);
