import { launchGame } from '../../../contract/game';
import { actRound, openRound, openSession, rotateSeed } from '../../../contract/play';
import type { Problem } from '../../../contract/problems';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { playPorts } from '../../../machines/play/play.words';
import type { Asks } from '../api';
import type { Io } from '../io';
import { newKey } from '../key';

const FUN = 'FUN';
const refused = (problem: Problem) => ({ type: 'play.refused' as const, problem });
/** Where a tab keeps the secret of its sitting for fun: no account leads back to that one. */
const keyOf = (gameId: string): string => `sitting:${gameId}`;

/** Where a launch leads: to a table of ours by a single-use secret, or to a third party's address. */
const launchedBy = (url: string) => {
  const { origin, searchParams, href } = new URL(url, location.origin);
  return origin === location.origin
    ? { type: 'play.launched' as const, launch: searchParams.get('launch') ?? '' }
    : { type: 'play.elsewhere' as const, address: href };
};

export const playAdapters = (asks: Asks, { tab }: Io): AdaptersOf<typeof playPorts> => {
  const launch = asks<
    typeof launchGame,
    { gameId: string; currency: string },
    ReturnType<typeof launchedBy>,
    ReturnType<typeof refused>
  >('play.launch', launchGame, {
    given: ({ gameId, currency }) => ({ params: { id: gameId }, body: { currency } }),
    answered: ({ url }) => launchedBy(url),
    refused,
  });
  return {
    'play.launch': (input, answer, hear) => {
      const session = input.currency === FUN ? tab.read(keyOf(input.gameId)) : undefined;
      if (session === undefined) return launch(input, answer, hear);
      answer({ type: 'play.kept', session });
      return undefined;
    },
    'play.seat': asks('play.seat', openSession, {
      given: ({ gameId: _game, ...body }) => ({ body }),
      answered: (session) => {
        if (session.currency === FUN) tab.write(keyOf(session.gameId), session.session);
        return { type: 'play.seated', session, visit: newKey(), drawn: newKey() };
      },
      refused: (problem, { gameId }) => {
        tab.erase(keyOf(gameId));
        return refused(problem);
      },
    }),
    'play.bet': asks('play.bet', openRound, {
      given: ({ key, ...body }) => ({ body, key }),
      answered: (opened) => ({ type: 'round.opened', ...opened }),
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
    'play.rotate': asks('play.rotate', rotateSeed, {
      given: ({ session, clientSeed }) => ({ body: { session, clientSeed } }),
      answered: ({ revealed, next }) => ({
        type: 'seed.rotated',
        revealed,
        next,
        drawn: newKey(),
      }),
      refused,
    }),
  };
};
