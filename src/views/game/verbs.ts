import type { PlayMode } from '../../../contract/play.rules';

/** What the button says that begins a game in a mode. */
export const verbs: Readonly<Record<PlayMode, string>> = {
  fun: 'Game.Play for fun',
  coins: 'Game.Play for coins',
  money: 'Game.Play for money',
};
