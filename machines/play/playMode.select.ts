import type { SnapshotFrom } from 'xstate';
import { coversMoney, coversPlace } from '../../contract/affiliate.rules';
import { mayPlay, type PlayMode, type PlayProof } from '../../contract/play.rules';
import type { playModeMachine } from './playMode.machine';

type Snapshot = SnapshotFrom<typeof playModeMachine>;

/** Whether an affiliate covers one game where the player is; without a game, whether any does. */
const isCovered = ({ context }: Snapshot, gameId: string | undefined): boolean => {
  const { affiliates, home, place, region } = context;
  const here = { country: home ?? place, ...(region !== undefined && { region }) };
  return gameId === undefined
    ? affiliates.some((affiliate) => coversPlace(affiliate, here))
    : coversMoney(affiliates, gameId, here);
};

/**
 * Whether a mode is offered, and if not, the rule that refuses it [§5, decision 30]. Affiliates
 * cover single games: without one, the answer is that for the best covered game.
 */
export const answerFor = (snapshot: Snapshot, mode: PlayMode, gameId?: string): PlayProof =>
  mayPlay(mode, {
    signedIn: snapshot.context.signedIn,
    jurisdictions: snapshot.context.jurisdictions,
    affiliate: isCovered(snapshot, gameId),
    isVerified: snapshot.context.isVerified,
    ...(snapshot.context.age !== undefined && { age: snapshot.context.age }),
  });

export const chosenMode = (playMode: Snapshot): PlayMode => playMode.context.chosen;

/** The mode that a game starts in: the chosen one, or fun while that is refused [§9]. */
export const currentMode = (playMode: Snapshot, gameId?: string): PlayMode =>
  answerFor(playMode, playMode.context.chosen, gameId).allowed ? playMode.context.chosen : 'fun';
