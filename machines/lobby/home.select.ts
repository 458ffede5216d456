import type { SnapshotFrom } from 'xstate';
import type { GameCard } from '../../contract/game';
import type { homeMachine } from './home.machine';

type Snapshot = SnapshotFrom<typeof homeMachine>;

export const featured = (home: Snapshot): readonly GameCard[] => home.context.featured;
export const recent = (home: Snapshot): readonly GameCard[] => home.context.recent;
