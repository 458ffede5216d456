import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import type { GameTournamentsWords } from '../../machines/tournament/gameTournaments.words';
import {
  aGameTournamentList,
  tournamentCardsOf,
} from '../../machines/tournament/tournaments.sample';
import { GameTournaments } from '../../src/views/tournament/GameTournaments';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/gameTournaments' };

const page = (state: string, given: Partial<ListContext<GameTournamentsWords>> = {}) =>
  storyOf(
    resident('gameTournaments', { open: state }, aGameTournamentList(given)),
    <GameTournaments />,
  );
const none = { list: noPages };
const many = { list: aPage(tournamentCardsOf(5), 7) };

export const Closed = storyOf(resident('gameTournaments', 'closed'), null);
export const Loading = page('loading', none);
export const LoadingAgain = page('loading');
export const Shown = page('shown');
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const Failed = page('failed', none);
