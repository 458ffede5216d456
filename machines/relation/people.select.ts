import type { SnapshotFrom } from 'xstate';
import { PEOPLE_PAGE } from '../../contract/limits';
import type { RelatedPlayer } from '../../contract/relation';
import { hasMore } from '../kit/list';
import type { peopleMachine } from './people.machine';
import type { PeopleList } from './people.words';

type Snapshot = SnapshotFrom<typeof peopleMachine>;

export const shownList = ({ context }: Snapshot): PeopleList => context.list;
export const search = ({ context }: Snapshot): string => context.search;
export const people = ({ context }: Snapshot): readonly RelatedPlayer[] => context.people.items;
export const total = ({ context }: Snapshot): number => context.people.total;
export const isMoreLeft = ({ context }: Snapshot): boolean => hasMore(context.people, PEOPLE_PAGE);
