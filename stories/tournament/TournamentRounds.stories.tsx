import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import type { TournamentRoundsWords } from '../../machines/tournament/tournamentRounds.words';
import {
  aRoundList,
  aTournamentPage,
  tournamentRoundsOf,
} from '../../machines/tournament/tournaments.sample';
import { TournamentRounds } from '../../src/views/tournament/TournamentRounds';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/tournamentRounds' };

const page = (state: string, given: Partial<ListContext<TournamentRoundsWords>> = {}) =>
  storyOf(resident('tournamentRounds', { open: state }, aRoundList(given)), <TournamentRounds />, {
    house: {
      ...member,
      tournament: [{ open: { page: 'shown', stage: 'active' } }, aTournamentPage()],
    },
  });
const none = { list: noPages };
const many = { list: aPage(tournamentRoundsOf(10), 24) };

export const Closed = storyOf(resident('tournamentRounds', 'closed'), null);
export const Loading = page('loading', none);
export const LoadingAgain = page('loading');
export const Shown = page('shown');
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const Failed = page('failed', none);
