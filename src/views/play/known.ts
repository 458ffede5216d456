import type { SnapshotFrom } from 'xstate';
import type { PlayMode, PlayProof } from '../../../contract/play.rules';
import { isSignedIn } from '../../../machines/auth/session.select';
import type { playModeMachine } from '../../../machines/play/playMode.machine';
import { answerFor } from '../../../machines/play/playMode.select';
import { user } from '../../../machines/player/player.select';
import { useView } from '../../app/house';

type Snapshot = SnapshotFrom<typeof playModeMachine>;

/**
 * Whether it is known what may be played: a member's age and place come with the account. One that
 * is read again is known meanwhile.
 */
export const useIsModeKnown = (): boolean => {
  const isLoading = useView('playMode', (playMode) => playMode.hasTag('busy'));
  const signedIn = useView('session', isSignedIn);
  const isAwaited = useView(
    'player',
    (player) => player.hasTag('busy') && user(player) === undefined,
  );
  return !isLoading && !(signedIn && isAwaited);
};

/**
 * Whether a mode may be chosen, and if not, the rule that refuses it [§5]. What is not known yet
 * refuses nobody: a press before it is known is a wish, which is looked at then.
 */
export const useAnswers = (
  gameId?: string,
): ((playMode: Snapshot, mode: PlayMode) => PlayProof) => {
  const isKnown = useIsModeKnown();
  return (playMode, mode) => {
    const answer = answerFor(playMode, mode, gameId);
    const isCertain = isKnown || answer.allowed || answer.rule === 'not-signed-in';
    return isCertain ? answer : { allowed: true };
  };
};
