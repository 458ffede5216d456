import type { SnapshotFrom } from 'xstate';
import type { phraseEditorMachine } from './phraseEditor.machine';

type Snapshot = SnapshotFrom<typeof phraseEditorMachine>;

export const isEditing = (editor: Snapshot): boolean => editor.matches({ desk: 'open' });
