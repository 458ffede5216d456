import { blackjack } from './blackjack/blackjack.rules';
import { crash } from './crash/crash.rules';
import { dice } from './dice/dice.rules';
import { type GameRules, rulesAmong, rulesOf } from './engine';
import { mines } from './mines/mines.rules';
import { plinko } from './plinko/plinko.rules';
import { poker } from './poker/poker.rules';
import { roulette } from './roulette/roulette.rules';
import { slot } from './slot/slot.rules';

const all: readonly GameRules[] = [
  ...rulesOf(slot),
  ...rulesOf(dice),
  ...rulesOf(mines),
  ...rulesOf(plinko),
  ...rulesOf(roulette),
  ...rulesOf(blackjack),
  ...rulesOf(crash),
  ...rulesOf(poker),
];

/**
 * The rules of a catalogue entry, by its engine and skin, the present ones unless a version is named;
 * undefined when there are none.
 */
export const gameRules = (engine: string, skin: string, version?: number): GameRules | undefined =>
  rulesAmong(all, { engine, skin, ...(version === undefined ? {} : { version }) });
