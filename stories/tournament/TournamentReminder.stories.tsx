import { aTournament } from '../../contract/make/tournament';
import { anOutsider } from '../../machines/tournament/tournaments.sample';
import { TournamentEntry } from '../../src/views/tournament/TournamentEntry';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/tournamentReminder' };

const tournament = aTournament();

const at = (state: string, remind = false) =>
  storyOf(
    resident('tournamentReminder', state, { id: tournament.id, remind }),
    <TournamentEntry tournament={tournament} />,
    { house: { ...member, tournamentEntry: ['none', anOutsider()] } },
  );

export const Closed = at('closed');
export const Off = at('settled');
export const On = at('settled', true);
export const Saving = at('saving', true);
export const Unsaved = at('unsaved');
