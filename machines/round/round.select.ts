import type { SnapshotFrom } from 'xstate';
import type { PlayedRound } from '../../contract/play';
import type { roundMachine } from './round.machine';

export const round = ({ context }: SnapshotFrom<typeof roundMachine>): PlayedRound | undefined =>
  context.round;
