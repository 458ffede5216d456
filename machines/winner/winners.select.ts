import type { SnapshotFrom } from 'xstate';
import type { Winner } from '../../contract/winner';
import type { winnersMachine } from './winners.machine';

type Snapshot = SnapshotFrom<typeof winnersMachine>;

export const coinWinners = (winners: Snapshot): readonly Winner[] => winners.context.coins;
export const moneyWinners = (winners: Snapshot): readonly Winner[] => winners.context.money;
export const superJackpotWinners = (winners: Snapshot): readonly Winner[] =>
  winners.context.superJackpot;
