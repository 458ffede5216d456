import type { SnapshotFrom } from 'xstate';
import {
  mayPlay,
  type Pace,
  type PlayMode,
  type PlayProof,
  paceAt,
} from '../../contract/play.rules';
import type { playModeMachine } from './playMode.machine';
import { proofOf, startingMode } from './playMode.rules';

type Snapshot = SnapshotFrom<typeof playModeMachine>;

/** Whether a mode is offered for a game, or for any, and if not, by which rule [§5, decision 30]. */
export const answerFor = ({ context }: Snapshot, mode: PlayMode, gameId?: string): PlayProof =>
  proofOf(context, mode, gameId);

/**
 * Whether it is known what may be played: a member's age and place come with the account. One that
 * is read again is known meanwhile.
 */
export const isKnown = (playMode: Snapshot): boolean =>
  !playMode.hasTag('busy') && playMode.context.account !== 'awaited';

/**
 * Whether a mode may be chosen, and if not, the rule that refuses it [§5]. What is not known yet
 * refuses nobody: a press before it is known is a wish, which is looked at then.
 */
export const offerOf = (playMode: Snapshot, mode: PlayMode, gameId?: string): PlayProof => {
  const answer = answerFor(playMode, mode, gameId);
  const isCertain = answer.allowed || answer.rule === 'not-signed-in' || isKnown(playMode);
  return isCertain ? answer : { allowed: true };
};

export const chosenMode = (playMode: Snapshot): PlayMode => playMode.context.chosen;

/** The mode that a game starts in: the chosen one, or fun while that is refused [§9]. */
export const currentMode = ({ context }: Snapshot, gameId?: string): PlayMode =>
  startingMode(context, gameId);

/** Whether the game, or any, can be played at all: fun may be refused as well [decision 47]. */
export const isPlayable = (playMode: Snapshot, gameId?: string): boolean =>
  offerOf(playMode, currentMode(playMode, gameId), gameId).allowed;

/** The age that the place asks for before coins may be played; undefined where it asks for none. */
export const askedAge = ({ context: { jurisdictions } }: Snapshot): number | undefined => {
  const facts = { signedIn: true, jurisdictions, affiliate: false, isVerified: false };
  const proof = mayPlay('coins', facts);
  return proof.allowed ? undefined : proof.needs;
};

/** What a table may offer beyond a press a round, where the player is. */
export const pace = ({ context: { jurisdictions } }: Snapshot): Pace => paceAt(jurisdictions);
