import type { SnapshotFrom } from 'xstate';
import type { Fairness, Round } from '../../contract/play';
import type { Problem } from '../../contract/problems';
import type { SpinsLeft } from '../../contract/spin';
import type { Result } from './play.context';
import type { playMachine } from './play.machine';

type Snapshot = SnapshotFrom<typeof playMachine>;

/** Secret of the sitting at which the player sits; none before the table has answered. */
export const seat = ({ context }: Snapshot): string =>
  context.fairness === undefined ? '' : context.session;
export const balance = (play: Snapshot): number => play.context.balance;
/** What stands in the game's jackpot; while a round that won it is shown, what it won. */
export const pot = (
  { context: { pot: stands, round } }: Snapshot,
  isHidden: boolean,
): number | undefined =>
  isHidden && round !== undefined && round.jackpot > 0 ? round.jackpot : stands;
/** The stakes on offer, in minor units, ascending; undefined where they are the game's own. */
export const stakes = (play: Snapshot): readonly number[] | undefined => play.context.stakes;
/** What of the balance no round of this page brought, in minor units. */
export const beside = (play: Snapshot): number => play.context.beside;
/** The round that is shown: open while it awaits a step. */
export const round = (play: Snapshot): Round | undefined => play.context.round;
/** The last rounds of the sitting, newest first. */
export const results = (play: Snapshot): readonly Result[] => play.context.results;
/** The kinds of step that the rules take next of the open round. */
export const choices = (play: Snapshot): readonly string[] =>
  play.context.round?.state === 'open' ? play.context.round.choices : [];
/** Free spins that are to be played at the seat. */
export const spins = (play: Snapshot): SpinsLeft | undefined => play.context.spins;
export const fairness = (play: Snapshot): Fairness | undefined => play.context.fairness;
/** The seed that the browser drew for a seat that has none of its player. */
export const drawn = (play: Snapshot): string => play.context.drawn;
/** The seed that the player typed instead; empty where none. */
export const typed = (play: Snapshot): string => play.context.typed;
/** The last rotated seed, for the verifier. */
export const revealed = (play: Snapshot): Fairness | undefined => play.context.revealed;
export const problem = (play: Snapshot): Problem | undefined => play.context.problem;
