import { getGame } from '../../../contract/game';
import type { gamePorts } from '../../../machines/game/game.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const gameAdapters = (asks: Asks): AdaptersOf<typeof gamePorts> => ({
  'game.load': asks('game.load', getGame, {
    given: ({ slug }) => ({ params: { id: slug }, body: {} }),
    answered: (game) => ({ type: 'game.loaded', game }),
    refused: ({ code }) => (code === 'not-found' ? { type: 'game.missing' } : undefined),
  }),
});
