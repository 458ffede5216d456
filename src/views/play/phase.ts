import type { SnapshotFrom } from 'xstate';
import type { playMachine } from '../../../machines/play/play.machine';
import type { RoundPhase } from '../../games/table/table';

/** The play machine's state as a table knows it; a long show goes on behind it. */
export const phaseOf = (play: SnapshotFrom<typeof playMachine>, isShowing: boolean): RoundPhase => {
  if (isShowing || play.matches('revealing')) return 'revealing';
  if (play.matches('betting') || play.matches('unanswered')) return 'betting';
  if (play.matches('deciding')) return 'deciding';
  if (play.matches('acting') || play.matches('unacted')) return 'acting';
  if (play.matches({ seated: 'denied' })) return 'refused';
  return play.context.round?.state === 'settled' ? 'settled' : 'idle';
};
