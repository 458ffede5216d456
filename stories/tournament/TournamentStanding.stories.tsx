import { anActiveTournament } from '../../contract/make/tournament';
import { aBoard } from '../../machines/tournament/tournaments.sample';
import { TournamentBoard } from '../../src/views/tournament/TournamentBoard';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/tournamentStanding' };

const tournament = anActiveTournament();

const at = (state: string) =>
  storyOf(
    resident('tournamentStanding', state, { id: tournament.id, standing: tournament.own }),
    <TournamentBoard tournament={tournament} />,
    {
      house: {
        ...member,
        tournamentBoard: [{ open: { pages: 'whole', reading: 'free' } }, aBoard()],
      },
    },
  );

export const Closed = storyOf(
  resident('tournamentStanding', 'closed', { id: '', standing: undefined }),
  null,
);
export const Known = at('known');
export const Outdated = at('outdated');
export const Finding = at('finding');
