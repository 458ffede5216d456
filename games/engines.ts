import { blackjack } from './blackjack/blackjack.rules';
import { dice } from './dice/dice.rules';
import { type GameRules, rulesFor } from './engine';
import { mines } from './mines/mines.rules';
import { plinko } from './plinko/plinko.rules';
import { poker } from './poker/poker.rules';
import { roulette } from './roulette/roulette.rules';
import { slot } from './slot/slot.rules';

const all: readonly GameRules[] = [
  ...slot.skins.map((skin) => rulesFor(slot, skin)),
  ...dice.skins.map((skin) => rulesFor(dice, skin)),
  ...mines.skins.map((skin) => rulesFor(mines, skin)),
  ...plinko.skins.map((skin) => rulesFor(plinko, skin)),
  ...roulette.skins.map((skin) => rulesFor(roulette, skin)),
  ...blackjack.skins.map((skin) => rulesFor(blackjack, skin)),
  ...poker.skins.map((skin) => rulesFor(poker, skin)),
];

/** The rules of a catalogue entry, by its engine and skin; undefined when there are none. */
export const gameRules = (engine: string, skin: string): GameRules | undefined =>
  all.find((rules) => rules.engine === engine && rules.skin === skin);
