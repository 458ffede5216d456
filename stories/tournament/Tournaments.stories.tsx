import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { aRouter } from '../../machines/router/router.sample';
import { everyTournament } from '../../machines/tournament/tournaments.rules';
import { aHomeEvening, aTournamentList } from '../../machines/tournament/tournaments.sample';
import type { TournamentsWords } from '../../machines/tournament/tournaments.words';
import { TournamentsPage } from '../../src/views/tournament/TournamentsPage';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/tournaments' };

const { upcoming, active, completed } = aHomeEvening();
const evening = [...upcoming, ...active, ...completed];

const page = (state: string, given: Partial<ListContext<TournamentsWords>> = {}) =>
  storyOf(
    resident('tournaments', { open: state }, aTournamentList({ list: aPage(evening), ...given })),
    <TournamentsPage />,
    { house: { router: ['shown', aRouter('/tournaments')] } },
  );
const none = { list: noPages };
const many = { list: aPage(evening, 24) };

export const Closed = storyOf(resident('tournaments', 'closed'), <TournamentsPage />);
export const Loading = page('loading', none);
export const LoadingAgain = page('loading');
export const Typing = page('typing', { query: { ...everyTournament, search: 'gr' } });
export const Shown = page('shown');
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const Failed = page('failed', none);
