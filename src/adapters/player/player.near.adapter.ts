import { getUser } from '../../../contract/player';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { playerPorts } from '../../../machines/player/player.words';
import type { Asks } from '../api';

/** Refusals that mean: there is no such player. Too many requests, say, mean nothing of the kind. */
const nobody: readonly string[] = ['not-found', 'not-signed-in', 'token-expired'];

export const playerAdapters = (asks: Asks): AdaptersOf<typeof playerPorts> => ({
  'player.load': asks('player.load', getUser, {
    answered: (user) => ({ type: 'player.loaded', user }),
    refused: ({ code }) => (nobody.includes(code) ? { type: 'player.missing' } : undefined),
  }),
});
