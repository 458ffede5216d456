import type { SnapshotFrom } from 'xstate';
import type { tabsMachine } from './tabs.machine';

/** Whether this is the tab that does what only one may do: the hub, sounds, push. */
export const isLeading = (tabs: SnapshotFrom<typeof tabsMachine>): boolean =>
  tabs.matches({ joined: 'alone' }) || tabs.matches({ joined: { awake: 'leading' } });
