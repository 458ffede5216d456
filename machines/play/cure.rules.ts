import type { PlayRule } from '../../contract/play.rules';

/**
 * What a player can do about a rule that refuses a mode: become a member, tell the date of birth,
 * say where they are, show who they are and play for coins meanwhile. Against some there is nothing to do.
 */
export type Cure = 'join' | 'birthday' | 'place' | 'identity';

const cures: Readonly<Record<PlayRule, Cure | undefined>> = {
  'game-withheld': 'place',
  'not-signed-in': 'join',
  'birth-date-missing': 'birthday',
  'no-jurisdiction': 'place',
  'simulated-gambling-restricted': 'place',
  'real-money-not-offered': 'place',
  'not-licensed': 'place',
  'not-verified': 'identity',
  'too-young': undefined,
};

/** The cure of a rule; undefined where none is [§5]. */
export const cureOf = (rule: PlayRule): Cure | undefined => cures[rule];
