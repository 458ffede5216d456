import type { SnapshotFrom } from 'xstate';
import type { LetterCounters } from '../../contract/letter';
import type { letterCounterMachine } from './letterCounter.machine';

export const counters = ({
  context,
}: SnapshotFrom<typeof letterCounterMachine>): LetterCounters | undefined => context.count;
