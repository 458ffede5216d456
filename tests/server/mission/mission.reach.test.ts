import { expect, test } from 'vitest';
import { FLIGHT_BOARD_MS, FLIGHT_GROWTH, FLIGHT_REST_MS } from '../../../contract/limits';
import { rankIndex } from '../../../games/cards/card.rules';
import { type CatalogueEntry, catalogue } from '../../../games/catalogue';
import { drawCrash } from '../../../games/crash/crash.rules';
import type { GameRules, Json } from '../../../games/engine';
import { gameRules } from '../../../games/engines';
import { offeredIn, sampleMissions } from '../../../server/mission/mission.catalogue';
import { quick } from '../../games/dealt';
import { taken } from '../../games/steps';

const { play: ofPlay } = offeredIn(sampleMissions);
const PLAY_MS = 600_000;
/** A round of somebody who takes their time: a table that plays by itself takes less than half. */
const ROUND_MS = 8_000;
const EVENINGS = 300;
/** As many of a hundred evenings are long enough. */
const ENOUGH = 98;
const STAKE = 100;

const dozen = Array.from({ length: 12 }, (_, at) => at + 1);
/** What somebody bets who does not think about it. */
const bets: Readonly<Record<string, Json>> = {
  dice: { direction: 'under', target: 5_000 },
  mines: { mines: 3 },
  plinko: { rows: 8, risk: 'low' },
  roulette: { chips: [{ kind: 'dozen', numbers: dozen, amount: STAKE }] },
  crash: { auto: 150 },
};

/** Cards of a rank that another one of the hand has. */
const alike = (cards: readonly number[]): number[] =>
  cards.flatMap((card, place) =>
    cards.some((other, at) => at !== place && rankIndex(other) === rankIndex(card)) ? [place] : [],
  );
const steps: Readonly<Record<string, (outcome: Json) => Json>> = {
  mines: () => ({ kind: 'open', tile: 0 }),
  poker: (outcome) => ({
    kind: 'draw',
    hold: alike((outcome as unknown as { cards: number[] }).cards),
  }),
};

const rulesOf = ({ engine, skin }: CatalogueEntry): GameRules => {
  const rules = gameRules(engine, skin);
  if (rules === undefined) throw new Error(`no rules for ${skin}`);
  return rules;
};

/** Whether a round paid more than it cost: a step of its own, then what the house would do for it. */
const isWon = (title: CatalogueEntry, seed: number): boolean => {
  const rules = rulesOf(title);
  let step = taken(rules.open({ stake: STAKE, bet: bets[title.engine] ?? {} }, quick(seed)));
  let own = steps[title.engine];
  while (step.choices.length > 0) {
    step = taken(rules.act(step.state, own?.(step.outcome) ?? rules.neutral(step.state) ?? null));
    own = undefined;
  }
  return step.pays > STAKE;
};

/** From the boarding of a flight to that of the next. */
const flightMs = (seed: number): number =>
  FLIGHT_BOARD_MS +
  FLIGHT_REST_MS +
  Math.max(0, Math.log(drawCrash(quick(seed)) / 100)) / FLIGHT_GROWTH;

/** The seeds of the rounds of an evening of ten minutes. */
const evening = ({ engine }: CatalogueEntry, nth: number): number[] => {
  const seeds: number[] = [];
  for (let ms = 0; ms < PLAY_MS; ) {
    const seed = nth * PLAY_MS + seeds.length;
    seeds.push(seed);
    ms += engine === 'crash' ? flightMs(seed) : ROUND_MS;
  }
  return seeds;
};

const evenings = (title: CatalogueEntry): number[][] =>
  Array.from({ length: EVENINGS }, (_, nth) => evening(title, nth));
const enough = (title: CatalogueEntry, isDone: (seeds: readonly number[]) => boolean): number =>
  (100 * evenings(title).filter(isDone).length) / EVENINGS;
const goalOf = (deed: 'round' | 'win'): number =>
  Math.max(...ofPlay.filter(({ step }) => step.deed === deed).map(({ step }) => step.goal));

test('missions of play count rounds and wins', () => {
  expect(new Set(ofPlay.map(({ step }) => step.deed))).toEqual(new Set(['round', 'win']));
});

test.each(catalogue)('$urlFriendlyName: ten minutes have rounds for every mission', (title) => {
  expect(enough(title, (seeds) => seeds.length >= goalOf('round'))).toBeGreaterThanOrEqual(ENOUGH);
});

test.each(catalogue)('$urlFriendlyName: ten minutes have wins for every mission', (title) => {
  const isDone = (seeds: readonly number[]): boolean =>
    seeds.filter((seed) => isWon(title, seed)).length >= goalOf('win');
  expect(enough(title, isDone)).toBeGreaterThanOrEqual(ENOUGH);
});
