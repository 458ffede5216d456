import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { roundLifecycle, seatLifecycle } from '../../contract/lifecycles';
import type { playMachine } from '../../machines/play/play.machine';
import { playWalk } from '../play/play.walk';
import { pathsOf, type Walk } from '../support/walk';

type Play = SnapshotFrom<typeof playMachine>;

/** What the server would say of the round and the seat that the sitting shows. */
const roundOf = ({ context }: Play) => context.round?.state ?? 'none';
const seatOf = (play: Play) => (roundOf(play) === 'open' ? 'playing' : 'free');

/** The steps that a view may offer now. */
const offered = (play: Play): string[] => {
  const { stake } = play.context;
  return [
    ...(play.can({ type: 'play.bet', stake, bet: {} }) ? ['bet'] : []),
    ...(play.can({ type: 'play.rotateSeed' }) ? ['rotate'] : []),
  ];
};

/** Whether the tables know the step: a bet opens a round of its own. */
const isLawful = (play: Play, step: string): boolean => {
  const seat = seatLifecycle[seatOf(play)];
  if (step === 'bet') return seat.open !== undefined && roundLifecycle.none.bet !== undefined;
  return seat.rotate !== undefined;
};

test('the sitting never offers a step that the tables of round and seat lack', () => {
  const seen = new Set<string>();
  for (const { steps } of pathsOf(playWalk as unknown as Walk)) {
    for (const { expected } of steps) {
      const play = expected as Play;
      const steps = offered(play);
      for (const step of steps) {
        seen.add(step);
        expect(isLawful(play, step), `${JSON.stringify(play.value)}: ${step}`).toBe(true);
      }
    }
  }
  expect([...seen].sort()).toEqual(['bet', 'rotate']);
});
