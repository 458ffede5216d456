import type { SnapshotFrom } from 'xstate';
import { ROUNDS_PAGE } from '../../contract/limits';
import type { PlayedRound } from '../../contract/play';
import { hasMore } from '../kit/list';
import type { roundsMachine } from './rounds.machine';

type Snapshot = SnapshotFrom<typeof roundsMachine>;

export const rounds = ({ context }: Snapshot): readonly PlayedRound[] => context.list.items;
export const total = ({ context }: Snapshot): number => context.list.total;
export const isMoreLeft = ({ context }: Snapshot): boolean => hasMore(context.list, ROUNDS_PAGE);
