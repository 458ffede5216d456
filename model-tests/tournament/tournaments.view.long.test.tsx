import { expect, test } from 'vitest';
import { anActiveTournament } from '../../contract/make/tournament';
import { isMoreLeft } from '../../machines/kit/list.select';
import { addressOfTournaments } from '../../machines/tournament/tournaments.rules';
import { GameTournaments } from '../../src/views/tournament/GameTournaments';
import { HomeTournaments } from '../../src/views/tournament/HomeTournaments';
import { TournamentRounds } from '../../src/views/tournament/TournamentRounds';
import { TournamentsPage } from '../../src/views/tournament/TournamentsPage';
import {
  at,
  connect,
  control,
  go,
  hear,
  hubSkips,
  hubTells,
  member,
  miss,
  passMinute,
  press,
  pressMore,
  shows,
  tells,
  type,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { visit } from '../support/visit';
import {
  gameTournamentsWalk,
  homeTournamentsWalk,
  tournamentRoundsWalk,
  tournamentsWalk,
} from './tournaments.walk';

const played = {
  type: 'tournament.told',
  tournament: anActiveTournament(),
  due: false,
  news: false,
  playerId: 'player_ann1',
};

const rows = (): number => document.querySelectorAll('main li').length;
const more = { role: 'button', name: 'Show more', says: { type: 'list.more' } } as const;
const retry = { role: 'button', name: 'Try again', says: { type: 'list.retry' } } as const;

test(
  'tournaments: every edge that the page reaches is walked on it',
  async () => {
    await walkView(tournamentsWalk, {
      resident: 'tournaments',
      start: () => ({ ...member, to: '/verify' }),
      settle: connect,
      view: <TournamentsPage />,
      by: {
        'session.closed': tells('tournaments'),
        'list.visit': ({ query }, world) =>
          go(world, query === undefined ? '/' : addressOfTournaments(query)),
        'list.search': ({ text }) => type('Search the tournaments', text),
        'list.filter': ({ query }) => query.type === 'active' && press('tab', 'Active'),
        'list.more': (_, world) => pressMore(world, 'tournaments'),
        'list.retry': () => press('button', 'Try again'),
        'list.listed': 'tournaments.list',
        'tournament.changed': hubTells,
        'room.heard': ({ name, body, room }, world) => hear(world, name, body, room),
        'room.missed': miss,
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'tournaments.list',
      },
      offers: [retry, { ...more, mayRest: true }],
      sees: (list) => {
        const isEmpty = list.matches({ open: 'empty' });
        const hasFailed = list.matches({ open: 'failed' });
        expect(rows()).toBe(isEmpty ? 0 : list.context.list.items.length);
        expect(shows('No tournament passes these filters')).toBe(isEmpty);
        expect(shows('The tournaments did not load.')).toBe(hasFailed);
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(list) && !hasFailed && !isEmpty,
        );
      },
    });
  },
  WALK_MS,
);

test(
  'gameTournaments: every edge that the page reaches is walked on it',
  async () => {
    await walkView(gameTournamentsWalk, {
      resident: 'gameTournaments',
      start: () => member,
      settle: connect,
      view: (
        <main>
          <GameTournaments />
        </main>
      ),
      by: {
        'game.entered': visit,
        'game.left': visit,
        'list.more': (_, world) => pressMore(world, 'gameTournaments'),
        'list.retry': () => press('button', 'Try again'),
        'list.listed': 'gameTournaments.list',
        'tournament.changed': hubTells,
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'gameTournaments.list',
      },
      offers: [retry, { ...more, mayRest: true }],
      sees: (list) => {
        expect(rows()).toBe(list.context.list.items.length);
        expect(shows('The tournaments did not load.')).toBe(list.matches({ open: 'failed' }));
      },
      without: {
        'gameTournaments.open list.visit[0]': 'the page tells of a game once',
        'gameTournaments.open list.visit[1]': 'the page leaves a game before it shows another',
      },
    });
  },
  WALK_MS,
);

test(
  'tournamentRounds: every edge that the page reaches is walked on it',
  async () => {
    await walkView(tournamentRoundsWalk, {
      resident: 'tournamentRounds',
      start: () => member,
      view: (
        <main>
          <TournamentRounds />
        </main>
      ),
      by: {
        'tournament.told': tells('tournamentRounds'),
        'tournament.left': tells('tournamentRounds'),
        'list.visit': ({ query }, world) => {
          if (query === undefined) return false;
          if (at(world, 'tournamentRounds').matches('open'))
            return press('button', query.playerId === '' ? 'Everybody’s' : 'Yours');
          // It is shown with everybody’s: by what is told of its tournament.
          return query.playerId === '' && tells('tournamentRounds')(played, world);
        },
        'list.more': (_, world) => pressMore(world, 'tournamentRounds'),
        'list.retry': () => press('button', 'Try again'),
        'list.listed': 'tournamentRounds.list',
        'clock.minutePassed': (_, world) => passMinute(world),
        'connection.found': 'connection.watch',
        'port.failed': 'tournamentRounds.list',
      },
      offers: [retry, { ...more, mayRest: true }],
      sees: (list) => {
        expect(rows()).toBe(list.matches({ open: 'empty' }) ? 0 : list.context.list.items.length);
        expect(shows('The rounds did not load')).toBe(list.matches({ open: 'failed' }));
      },
    });
  },
  WALK_MS,
);

test(
  'homeTournaments: every edge that the page reaches is walked on it',
  async () => {
    await walkView(homeTournamentsWalk, {
      resident: 'homeTournaments',
      start: () => ({ ...member, to: '/verify' }),
      settle: connect,
      view: (
        <main>
          <HomeTournaments />
        </main>
      ),
      by: {
        'route.shown': ({ route }, world) => go(world, route.path),
        'session.closed': tells('homeTournaments'),
        'homeTournaments.retry': () => press('button', 'Try again'),
        'homeTournaments.loaded': 'homeTournaments.load',
        'tournament.changed': hubTells,
        'room.heard': ({ name, body, room }, world) => hear(world, name, body, room),
        'room.missed': miss,
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'homeTournaments.load',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'homeTournaments.retry' } }],
      sees: (home) => {
        const isKnown = home.context.lists !== undefined;
        expect(rows()).toBe(isKnown ? 4 : 0);
        expect(shows('The tournaments did not load.')).toBe(
          !isKnown && home.matches({ open: 'failed' }),
        );
      },
    });
  },
  WALK_MS,
);
