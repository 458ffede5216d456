import type { SnapshotFrom } from 'xstate';
import { mayPlay, type PlayMode, type PlayProof } from '../../contract/play.rules';
import type { playModeMachine } from './playMode.machine';

type Snapshot = SnapshotFrom<typeof playModeMachine>;

/** Whether a mode is offered, and if not, the rule that refuses it [§5, decision 30]. */
export const answerFor = ({ context }: Snapshot, mode: PlayMode): PlayProof =>
  mayPlay(mode, {
    signedIn: context.signedIn,
    jurisdictions: context.jurisdictions,
    affiliate: false,
    isVerified: context.isVerified,
    ...(context.age !== undefined && { age: context.age }),
  });

export const chosenMode = (playMode: Snapshot): PlayMode => playMode.context.chosen;

/** The mode that a game starts in: the chosen one, or fun while that is refused [§9]. */
export const currentMode = (playMode: Snapshot): PlayMode =>
  answerFor(playMode, playMode.context.chosen).allowed ? playMode.context.chosen : 'fun';
