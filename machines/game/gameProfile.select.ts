import type { SnapshotFrom } from 'xstate';
import type { Affiliate } from '../../contract/affiliate';
import type { PlayerAtGame } from '../../contract/game';
import type { Winner } from '../../contract/winner';
import type { gameProfileMachine } from './gameProfile.machine';

type Snapshot = SnapshotFrom<typeof gameProfileMachine>;

export const winners = ({ context }: Snapshot): readonly Winner[] => context.profile?.winners ?? [];
export const affiliates = ({ context }: Snapshot): readonly Affiliate[] =>
  context.profile?.affiliates ?? [];
export const players = ({ context }: Snapshot): readonly PlayerAtGame[] => context.players;
export const playerTotal = ({ context }: Snapshot): number => context.playerTotal;
