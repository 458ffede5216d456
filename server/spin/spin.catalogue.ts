import { catalogue } from '../../games/catalogue';
import { slot } from '../../games/slot/slot.rules';

/** Where free spins are played, and for how much each. */
export interface SpinPlace {
  readonly game: string;
  /** Whole coins. */
  readonly stake: number;
}

/** Of the stakes that a slot offers: two coins on each line. */
const STAKE = 1;

/** Every slot of the house. */
const places: readonly SpinPlace[] = catalogue.flatMap(({ engine, skin, urlFriendlyName }) => {
  const found = engine === slot.name ? slot.skins.find(({ id }) => id === skin) : undefined;
  const stake = found && slot.stakes(found)[STAKE];
  return stake === undefined ? [] : [{ game: `game_${urlFriendlyName}`, stake }];
});

/** Each slot in turn. */
export const spinPlace = (turn: number): SpinPlace => {
  const place = places[turn % places.length];
  if (place === undefined) throw new Error('No slot has free spins');
  return place;
};
