import { launchGame } from '../../contract/game';
import { actRound, openRound, openSession, rotateSeed, settleRound } from '../../contract/play';
import type { Problem } from '../../contract/problems';
import type { playPorts } from '../../machines/play/play.ports';
import type { AdaptersOf } from './adapters';
import type { Asks } from './api';

const refused = (problem: Problem) => ({ type: 'play.refused' as const, problem });

/** The single-use secret in a launch address. */
const secretOf = (url: string): string =>
  new URL(url, location.origin).searchParams.get('launch') ?? '';

export const playAdapters = (asks: Asks): AdaptersOf<typeof playPorts> => ({
  'play.launch': asks('play.launch', launchGame, {
    given: ({ gameId, currency }) => ({ params: { id: gameId }, body: { currency } }),
    answered: ({ url }) => ({ type: 'play.launched', launch: secretOf(url) }),
    refused,
  }),
  'play.seat': asks('play.seat', openSession, {
    given: (input) => ({ body: input }),
    answered: (session) => ({ type: 'play.seated', session }),
    refused,
  }),
  'play.bet': asks('play.bet', openRound, {
    given: ({ session, stake, bet, key }) => ({ body: { session, stake, bet }, key }),
    answered: ({ round, balance }) => ({ type: 'round.opened', round, balance }),
    refused,
  }),
  'play.act': asks('play.act', actRound, {
    given: ({ session, roundId, turn, action, key }) => ({
      params: { id: roundId },
      body: { session, turn, action },
      key,
    }),
    answered: ({ round, balance }) => ({ type: 'round.acted', round, balance }),
    refused,
  }),
  'play.settle': asks('play.settle', settleRound, {
    given: ({ session, roundId }) => ({ params: { id: roundId }, body: { session } }),
    answered: ({ round, balance }) => ({ type: 'round.settled', round, balance }),
    refused,
  }),
  'play.rotate': asks('play.rotate', rotateSeed, {
    given: ({ session, clientSeed }) => ({ body: { session, clientSeed } }),
    answered: ({ revealed, next }) => ({ type: 'seed.rotated', revealed, next }),
    refused,
  }),
});
