import type { SnapshotFrom } from 'xstate';
import type { FolderImage } from '../../contract/image';
import type { folderMachine } from './folder.machine';

type Snapshot = SnapshotFrom<typeof folderMachine>;

export const pictures = (folder: Snapshot): readonly FolderImage[] => folder.context.items;
export const marked = (folder: Snapshot): readonly string[] => folder.context.marked;
/** The place of the picture that the viewer opens with. */
export const lookedAt = (folder: Snapshot): number => folder.context.at;
