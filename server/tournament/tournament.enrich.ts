import type { TournamentChangedMessage } from '../../contract/hub';
import type { Platform } from '../platform';
import type { Enrich } from '../realtime/enrich';
import { tournamentQuery } from './tournament.query';

/** A fact of a tournament to a player: how it, and the player in it, stands now. */
export const enrichTournament = (platform: Platform): Enrich => {
  const { find, detail } = tournamentQuery(platform);
  return ({ player }, facts) => {
    const ids = facts.map(({ body }) => String(body['TournamentId']));
    // Several of one tournament are read once.
    const read = new Map(
      ids.map((id) => [
        id,
        find(id).then((known) => (known === undefined ? undefined : detail(known, { player }))),
      ]),
    );
    return Promise.all(
      ids.map(async (id): Promise<Omit<TournamentChangedMessage, 'TournamentId'>> => {
        const Tournament = await read.get(id);
        return Tournament === undefined ? {} : { Tournament };
      }),
    );
  };
};
