import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine';

export const isOffline = (connection: SnapshotFrom<typeof connectionMachine>): boolean =>
  connection.matches('offline');
