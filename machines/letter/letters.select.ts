import type { SnapshotFrom } from 'xstate';
import type { Letter, LetterCounters } from '../../contract/letter';
import { LETTERS_PAGE } from '../../contract/limits';
import { hasMore } from '../kit/list.rules';
import type { lettersMachine } from './letters.machine';
import type { LetterBox } from './letters.words';

type Snapshot = SnapshotFrom<typeof lettersMachine>;

export const shownBox = ({ context }: Snapshot): LetterBox => context.box;
export const letterSearch = ({ context }: Snapshot): string => context.search;
export const letters = ({ context }: Snapshot): readonly Letter[] => context.page.items;
export const letterTotal = ({ context }: Snapshot): number => context.page.total;
export const isMoreLeft = ({ context }: Snapshot): boolean => hasMore(context.page, LETTERS_PAGE);
export const counters = ({ context }: Snapshot): LetterCounters | undefined => context.counters;
/** The letter in the reading pane. */
export const letterRead = ({ context: { page, reading } }: Snapshot): Letter | undefined =>
  page.items.find(({ _id }) => _id === reading);
/** Ids of the selection. */
export const marked = ({ context }: Snapshot): readonly string[] => context.marked;
/** Those of the selection that the player has yet to open. */
export const markedUnread = ({
  context: { box, marked: ids, page },
}: Snapshot): readonly string[] =>
  box === 'sent'
    ? []
    : page.items.flatMap(({ _id, status }) =>
        status === 'unseen' && ids.includes(_id) ? [_id] : [],
      );
/** How many were thrown away and can be taken back. */
export const removedCount = ({ context }: Snapshot): number => context.removed.length;
