import type { SnapshotFrom } from 'xstate';
import type { replayMachine } from './replay.machine';

type Snapshot = SnapshotFrom<typeof replayMachine>;

/** Where the round is on its board; before a step of the past nothing awaits one. */
export const replayPhase = (replay: Snapshot): 'acting' | 'revealing' | 'settled' => {
  if (replay.matches('over')) return 'settled';
  return replay.matches({ playing: 'undecided' }) ? 'acting' : 'revealing';
};
/** Which of its outcomes is on the board. */
export const replayAt = ({ context }: Snapshot): number => context.at;
/** Which step of the outcome is shown. */
export const replayStep = ({ context }: Snapshot): number => context.shown;
