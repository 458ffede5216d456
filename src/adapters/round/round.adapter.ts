import { getRound, lookAtRound, revealRound } from '../../../contract/play';
import type { Problem } from '../../../contract/problems';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { roundPorts } from '../../../machines/round/round.words';
import type { Asks } from '../api';
import { isMissing } from '../missing';

const named = ({ id }: { id: string }) => ({ params: { id } });
/** A guest has no rounds of their own, and an address that is none leads nowhere. */
const missing = (problem: Problem) =>
  isMissing(problem) || problem.code === 'not-signed-in'
    ? ({ type: 'round.missing' } as const)
    : undefined;

export const roundAdapters = (asks: Asks): AdaptersOf<typeof roundPorts> => ({
  'round.load': asks('round.load', getRound, {
    given: named,
    answered: (round) => ({ type: 'round.loaded', round }),
    refused: missing,
  }),
  'round.look': asks('round.look', lookAtRound, {
    given: named,
    answered: (round) => ({ type: 'round.looked', round }),
    refused: missing,
  }),
  'round.reveal': asks('round.reveal', revealRound, {
    given: named,
    answered: (round) => ({ type: 'round.revealed', round }),
    refused: (problem) => ({ type: 'round.refused', problem }),
  }),
});
