import type { SnapshotFrom } from 'xstate';
import type { soundMachine } from './sound.machine';

export const isOn = (sound: SnapshotFrom<typeof soundMachine>): boolean => sound.matches('on');
