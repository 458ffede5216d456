import type { HomeTournamentsContext } from '../../machines/tournament/homeTournaments.machine';
import { aHomeEvening } from '../../machines/tournament/tournaments.sample';
import { HomeTournaments } from '../../src/views/tournament/HomeTournaments';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/homeTournaments' };

const at = (state: string, lists: HomeTournamentsContext['lists'] = aHomeEvening()) =>
  storyOf(resident('homeTournaments', { open: state }, { lists }), <HomeTournaments />);
const nothing = (state: string) =>
  storyOf(resident('homeTournaments', { open: state }, { lists: undefined }), <HomeTournaments />);

export const Closed = storyOf(
  resident('homeTournaments', 'closed', { lists: aHomeEvening() }),
  <HomeTournaments />,
);
export const Loading = nothing('loading');
export const LoadingAgain = at('loading');
export const Shown = at('shown');
export const Nothing = at('shown', { upcoming: [], active: [], completed: [] });
export const Outdated = at('outdated');
export const Failed = nothing('failed');
export const FailedAgain = at('failed');
