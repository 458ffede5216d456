import {
  PAGE_MAX,
  TOURNAMENT_GAME_PAGE,
  TOURNAMENT_LEADERS_PAGE,
  TOURNAMENT_ROUNDS_PAGE,
  TOURNAMENTS_PAGE,
} from '../../contract/limits';
import {
  aCancelledTournament,
  aFinishedTournament,
  aJoinedTournament,
  anActiveTournament,
  aTournament,
  aTournamentStanding,
  tournamentNews,
} from '../../contract/make/tournament';
import { problem } from '../../contract/problems';
import type { Tournament } from '../../contract/tournament';
import { gameTournamentsMachine } from '../../machines/tournament/gameTournaments.machine';
import type { GameTournamentsWords } from '../../machines/tournament/gameTournaments.words';
import { homeTournamentsMachine } from '../../machines/tournament/homeTournaments.machine';
import { tournamentMachine } from '../../machines/tournament/tournament.machine';
import type { TournamentFact } from '../../machines/tournament/tournament.words';
import { tournamentBoardMachine } from '../../machines/tournament/tournamentBoard.machine';
import { tournamentEntryMachine } from '../../machines/tournament/tournamentEntry.machine';
import { tournamentReminderMachine } from '../../machines/tournament/tournamentReminder.machine';
import { tournamentRoundsMachine } from '../../machines/tournament/tournamentRounds.machine';
import type { TournamentRoundsWords } from '../../machines/tournament/tournamentRounds.words';
import { tournamentStandingMachine } from '../../machines/tournament/tournamentStanding.machine';
import { tournamentsMachine } from '../../machines/tournament/tournaments.machine';
import { everyTournament } from '../../machines/tournament/tournaments.rules';
import {
  aHomeEvening,
  ranksOf,
  tournamentCardsOf,
  tournamentRoundsOf,
} from '../../machines/tournament/tournaments.sample';
import type { TournamentsWords } from '../../machines/tournament/tournaments.words';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const { id, start, end } = aTournament();
const room = `tournament:${id}`;
/** Of all tournaments of a walk the times are the same: each instant is one that is waited for. */
const active = anActiveTournament({ start, end });
const finished = aFinishedTournament({ start, end });
const cancelled = aCancelledTournament({ start });

const said = (name: string, body: unknown, where = 'home') => ({
  type: 'room.heard' as const,
  room: where,
  name,
  body: JSON.stringify(body),
});
const begun = said('OnTournamentInProgress', { room: 'home', TournamentId: id });
const missed = { type: 'room.missed', room: 'home' } as const;
const changed = { type: 'tournament.changed', id, tournament: aJoinedTournament() } as const;

const told = (
  tournament: Tournament,
  given: { due?: boolean; news?: boolean } = {},
): TournamentFact => ({
  type: 'tournament.told',
  tournament,
  due: false,
  news: false,
  playerId: 'player_ann1',
  ...given,
});

export const tournamentWalk = walk({
  machine: silent(tournamentMachine),
  inputs: [undefined],
  events: [
    shownAt(`/tournaments/${id}`),
    shownAt('/tournaments/tournament_0002'),
    shownAt('/'),
    { type: 'session.opened', playerId: 'player_ann1' },
    { type: 'session.closed' },
    { type: 'tournament.retry' },
    { type: 'tournament.overdue' },
    { type: 'tournament.loaded', tournament: aTournament() },
    {
      type: 'tournament.loaded',
      tournament: aTournament({ own: undefined, admission: undefined }),
    },
    { type: 'tournament.loaded', tournament: active },
    { type: 'tournament.loaded', tournament: finished },
    { type: 'tournament.loaded', tournament: cancelled },
    { type: 'tournament.missing' },
    changed,
    { type: 'tournament.changed', id },
    said('tournament', tournamentNews(), room),
    said('OnTournamentCompleted', { room, TournamentId: id }, room),
    { type: 'room.missed', room },
    { type: 'hub.skipped' },
    { type: 'clock.ticked', at: Date.parse(start) },
    { type: 'clock.ticked', at: Date.parse(end) },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'tournament.load' },
  ],
  // The second one shows that another page is another tournament, and no more.
  offers: (event, { context }) =>
    event.type === 'route.shown' || context.id === '' || context.id === id,
  view: ({ context }) => [
    context.id,
    context.playerId,
    context.tournament?.state,
    context.tournament?.joined,
    context.tournament?.own !== undefined,
    context.tournament?.entries,
    context.due,
  ],
});

const free = aTournament({ buyIn: 0 });
const shut = aTournament({
  admission: { unmet: ['level'], play: { allowed: true }, level: 1 },
});
const shielded = aTournament({
  admission: { unmet: [], play: { allowed: true }, barred: { rule: 'exclusion' }, level: 1 },
});
const left = aTournament({ own: aTournamentStanding({ state: 'left', refund: 100 }) });

export const tournamentEntryWalk = walk({
  machine: silent(tournamentEntryMachine),
  inputs: [undefined],
  events: [
    told(aTournament()),
    told(aTournament({ own: undefined, admission: undefined })),
    told(free),
    told(shut),
    told(shielded),
    told(left),
    told({ ...left, buyIn: 0 }),
    told(aJoinedTournament()),
    told(aJoinedTournament(), { due: true }),
    told(finished),
    told(cancelled),
    { type: 'tournament.left' },
    { type: 'session.closed' },
    { type: 'wallet.told', balances: [{ currency: 'COINS', balance: 5_000 }] },
    { type: 'wallet.told', balances: [{ currency: 'COINS', balance: 50 }] },
    { type: 'tournamentEntry.ask' },
    { type: 'tournamentEntry.cancel' },
    { type: 'tournamentEntry.join' },
    { type: 'tournamentEntry.leave' },
    { type: 'tournamentEntry.answered', tournament: aJoinedTournament() },
    { type: 'tournamentEntry.answered', tournament: left },
    { type: 'tournamentEntry.refused', problem: problem('tournament-begun') },
    { type: 'port.failed', port: 'tournamentEntry.join' },
    { type: 'port.failed', port: 'tournamentEntry.leave' },
  ],
  // The answer of a port that is not asked.
  offers: (event, { value }) => {
    if (event.type === 'port.failed')
      return (value === 'joining') === (event.port === 'tournamentEntry.join');
    if (event.type === 'tournamentEntry.answered')
      return (value === 'joining') === event.tournament.joined;
    return true;
  },
  view: ({ context: { tournament, due, balances, problem: why } }) => [
    tournament?.own?.state,
    tournament?.buyIn,
    tournament?.state,
    tournament?.admission?.unmet,
    tournament?.admission?.barred?.rule,
    due,
    (balances?.[0]?.balance ?? 0) > 100,
    why?.code,
  ],
});

export const tournamentStandingWalk = walk({
  machine: silent(tournamentStandingMachine),
  inputs: [undefined],
  events: [
    told(aTournament()),
    told(active),
    told(active, { news: true }),
    { type: 'tournament.left' },
    {
      type: 'tournamentStanding.found',
      standing: aTournamentStanding({ state: 'joined', rank: 1, score: 900, rounds: 13 }),
    },
    { type: 'port.failed', port: 'tournamentStanding.find' },
  ],
  view: ({ context: { standing } }) => [standing?.state, standing?.rank],
});

export const tournamentReminderWalk = walk({
  machine: silent(tournamentReminderMachine),
  inputs: [undefined],
  events: [
    told(aTournament()),
    told(aJoinedTournament()),
    told(aJoinedTournament(), { news: true }),
    told(active),
    { type: 'tournament.left' },
    { type: 'tournamentReminder.turn' },
    { type: 'tournamentReminder.turned', tournament: aTournament() },
    { type: 'tournamentReminder.refused' },
    { type: 'port.failed', port: 'tournamentReminder.save' },
  ],
  view: ({ context: { remind } }) => remind,
});

const ranks = ranksOf(TOURNAMENT_LEADERS_PAGE * 2);
const first = ranks.slice(0, TOURNAMENT_LEADERS_PAGE);
const many = anActiveTournament({ leaderboard: first, entries: 45 });
const [one, two, ...others] = first;
const moved = anActiveTournament({
  leaderboard: [
    ...[two].flatMap((entry) => (entry ? [{ ...entry, rank: 1, score: 9_000 }] : [])),
    ...[one].flatMap((entry) => (entry ? [{ ...entry, rank: 2 }] : [])),
    ...others,
  ],
  entries: 45,
});

export const tournamentBoardWalk = walk({
  machine: silent(tournamentBoardMachine),
  inputs: [undefined],
  events: [
    told(many),
    told(moved, { news: true }),
    { type: 'tournament.left' },
    { type: 'tournamentBoard.hold', by: 'pointer' },
    { type: 'tournamentBoard.hold', by: 'focus' },
    { type: 'tournamentBoard.release', by: 'pointer' },
    { type: 'tournamentBoard.release', by: 'focus' },
    { type: 'tournamentBoard.scroll' },
    { type: 'tournamentBoard.update' },
    { type: 'tournamentBoard.more' },
    {
      type: 'tournamentBoard.listed',
      items: ranks.slice(TOURNAMENT_LEADERS_PAGE),
      total: 45,
    },
    { type: 'tournamentBoard.listed', items: ranks, total: 45 },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'tournamentBoard.list' },
  ],
  // One page answers who asked for more, all of them who asked anew; one page more stands for many.
  offers: (event, { context, value }) => {
    const { pages, reading } = (value as { open?: { pages: string; reading: string } }).open ?? {};
    // Time that passes for one region passes for the other: one of them waits at a time.
    if (event.type.startsWith('xstate.after'))
      return pages !== 'outdated' || reading !== 'scrolling';
    if (event.type === 'tournamentBoard.more') return context.latest.length < ranks.length;
    if (event.type !== 'tournamentBoard.listed') return true;
    return (pages === 'loading') === (event.items.length === ranks.length);
  },
  view: ({ context: { shown, latest, holds } }) => [
    shown[0]?.player,
    latest[0]?.player,
    latest.length,
    shown.length,
    [...holds].sort(),
  ],
});

export const homeTournamentsWalk = walk({
  machine: silent(homeTournamentsMachine),
  inputs: [undefined],
  events: [
    shownAt('/'),
    shownAt('/tournaments'),
    { type: 'session.closed' },
    { type: 'homeTournaments.retry' },
    { type: 'homeTournaments.loaded', lists: aHomeEvening() },
    changed,
    begun,
    missed,
    { type: 'hub.skipped' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'homeTournaments.load' },
  ],
  view: ({ context: { lists } }) => lists !== undefined,
});

export const tournamentsWalk = listWalk<TournamentsWords>(silent(tournamentsMachine), {
  queries: [everyTournament, { ...everyTournament, type: 'active' }],
  items: tournamentCardsOf,
  page: TOURNAMENTS_PAGE,
  max: PAGE_MAX,
  events: [
    shownAt('/tournaments'),
    { type: 'list.search', text: 'sprint' },
    { type: 'list.filter', query: { type: 'active' } },
    changed,
    begun,
    missed,
    { type: 'hub.skipped' },
  ],
  view: ({ query }) => query,
  offers: (event, { context }) => event.type !== 'list.search' || context.query.search === '',
});

export const gameTournamentsWalk = listWalk<GameTournamentsWords>(silent(gameTournamentsMachine), {
  queries: [{ gameId: 'game_wheel' }, { gameId: 'game_dice' }],
  items: tournamentCardsOf,
  page: TOURNAMENT_GAME_PAGE,
  max: PAGE_MAX,
  events: [
    { type: 'game.entered', gameId: 'game_wheel', signedIn: true, playerId: 'player_ann1' },
    { type: 'game.left' },
    changed,
    { type: 'hub.skipped' },
  ],
});

export const tournamentRoundsWalk = listWalk<TournamentRoundsWords>(
  silent(tournamentRoundsMachine),
  {
    queries: [
      { id, playerId: '' },
      { id, playerId: 'player_ann1' },
    ],
    items: tournamentRoundsOf,
    page: TOURNAMENT_ROUNDS_PAGE,
    max: PAGE_MAX,
    events: [
      told(active),
      told(aTournament()),
      { type: 'tournament.left' },
      { type: 'clock.minutePassed', at: 60_000 },
    ],
  },
);
