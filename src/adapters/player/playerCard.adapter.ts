import { getProfile } from '../../../contract/profile';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { playerCardPorts } from '../../../machines/player/playerCard.words';
import type { Asks } from '../api';
import { isMissing } from '../missing';

export const playerCardAdapters = (asks: Asks): AdaptersOf<typeof playerCardPorts> => ({
  'playerCard.load': asks('playerCard.load', getProfile, {
    given: ({ playerId }) => ({ params: { id: playerId } }),
    answered: (profile) => ({ type: 'playerCard.loaded', profile }),
    refused: (problem) => (isMissing(problem) ? { type: 'playerCard.missing' } : undefined),
  }),
});
