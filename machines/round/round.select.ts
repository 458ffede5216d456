import type { SnapshotFrom } from 'xstate';
import type { ShownRound } from '../../contract/play';
import type { roundMachine } from './round.machine';

export const round = ({ context }: SnapshotFrom<typeof roundMachine>): ShownRound | undefined =>
  context.round;
export const isOwn = ({ context }: SnapshotFrom<typeof roundMachine>): boolean => context.isOwn;
