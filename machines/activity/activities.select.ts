import type { SnapshotFrom } from 'xstate';
import type { Activity } from '../../contract/activity';
import { ACTIVITIES_PAGE } from '../../contract/limits';
import { hasMore } from '../kit/list';
import type { activitiesMachine } from './activities.machine';

type Snapshot = SnapshotFrom<typeof activitiesMachine>;

export const feed = ({ context }: Snapshot): readonly Activity[] => context.feed.items;
export const total = ({ context }: Snapshot): number => context.feed.total;
export const isMoreLeft = ({ context }: Snapshot): boolean =>
  hasMore(context.feed, ACTIVITIES_PAGE);
