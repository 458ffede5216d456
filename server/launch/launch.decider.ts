import { LAUNCH_LINK_MS } from '../../contract/limits';
import { admit, type Entrant, type GateStates, type Laws } from '../play/gate.moves';
import { accept, type Decision } from '../store/decision';
import type { LaunchEvent } from './launch.events';

/** Issues an address, once the game may be played so [§5, decisions 23, 30]. */
export const decideLaunch = (
  states: GateStates,
  id: string,
  entrant: Entrant,
  laws: Laws,
): Decision<{ launch: LaunchEvent[] }, { launch: string }> => {
  const barred = admit(states, entrant, laws);
  if (barred !== undefined) return barred;
  const { player, session, game, currency, country, at } = entrant;
  const expiresAt = new Date(Date.parse(at) + LAUNCH_LINK_MS).toISOString();
  const issued: LaunchEvent = {
    type: 'launch.issued',
    game,
    currency,
    expiresAt,
    ...(player === undefined ? { country } : { player }),
    ...(session === undefined ? {} : { session }),
  };
  return accept({ launch: [issued] }, { launch: id });
};
