import { dice } from './dice/dice.rules';
import { type GameRules, rulesFor } from './engine';
import { slot } from './slot/slot.rules';

const all: readonly GameRules[] = [
  ...slot.skins.map((skin) => rulesFor(slot, skin)),
  ...dice.skins.map((skin) => rulesFor(dice, skin)),
];

/** The rules of a catalogue entry, by its engine and skin; undefined when there are none. */
export const gameRules = (engine: string, skin: string): GameRules | undefined =>
  all.find((rules) => rules.engine === engine && rules.skin === skin);
