import type { SnapshotFrom } from 'xstate';
import type { Letter } from '../../contract/letter';
import type { lettersMachine } from './letters.machine';

type Snapshot = SnapshotFrom<typeof lettersMachine>;

/** The letter in the reading pane. */
export const letterRead = ({ context: { list, reading } }: Snapshot): Letter | undefined =>
  list.items.find(({ _id }) => _id === reading);
/** Ids of the selection. */
export const marked = ({ context }: Snapshot): readonly string[] => context.marked;
/** Those of the selection that the player has yet to open. */
export const markedUnread = ({
  context: { query, marked: ids, list },
}: Snapshot): readonly string[] =>
  query.box === 'sent'
    ? []
    : list.items.flatMap(({ _id, status }) =>
        status === 'unseen' && ids.includes(_id) ? [_id] : [],
      );
/** What was thrown away last and can be taken back. */
export const removed = ({ context }: Snapshot): readonly Letter[] => context.removed;
