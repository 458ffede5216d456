import type { ActorRefFrom } from 'xstate';
import type { FreeSpins } from '../../contract/spin';
import { counterMachine } from '../kit/counter';
import { type SpinsChanged, spinsPorts } from './spins.words';

/** The free spins that the player has left. */
export const spinsMachine = counterMachine<FreeSpins[], SpinsChanged>({
  id: 'spins',
  spec: 'decision 44',
  port: spinsPorts,
  outdated: {},
  told: { 'spins.changed': ({ spins }) => spins },
});

export type SpinsActor = ActorRefFrom<typeof spinsMachine>;
