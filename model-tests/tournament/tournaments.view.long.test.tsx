import { expect, test } from 'vitest';
import { anActiveTournament } from '../../contract/make/tournament';
import { addressOfTournaments } from '../../machines/tournament/tournaments.rules';
import { GameTournaments } from '../../src/views/tournament/GameTournaments';
import { HomeTournaments } from '../../src/views/tournament/HomeTournaments';
import { TournamentRounds } from '../../src/views/tournament/TournamentRounds';
import { TournamentsPage } from '../../src/views/tournament/TournamentsPage';
import {
  at,
  connect,
  go,
  hear,
  hubSkips,
  hubTells,
  member,
  miss,
  passMinute,
  press,
  shows,
  tells,
  type,
} from '../support/hand';
import { walkList } from '../support/list';
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

test(
  'tournaments: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      tournamentsWalk,
      {
        list: 'tournaments',
        at: addressOfTournaments,
        rows: 'main li',
        says: {
          empty: 'No tournament passes these filters',
          failed: 'The tournaments did not load.',
        },
      },
      {
        view: <TournamentsPage />,
        start: () => ({ ...member, to: '/verify' }),
        by: {
          'session.closed': tells('tournaments'),
          'list.search': ({ text }) => type('Search the tournaments', text),
          'list.filter': ({ query }) => query.type === 'active' && press('tab', 'Active'),
          'tournament.changed': hubTells,
          'room.heard': ({ name, body, room }, world) => hear(world, name, body, room),
          'room.missed': miss,
        },
      },
    );
  },
  WALK_MS,
);

test(
  'gameTournaments: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      gameTournamentsWalk,
      {
        list: 'gameTournaments',
        rows: 'main li',
        says: { failed: 'The tournaments did not load.' },
      },
      {
        view: (
          <main>
            <GameTournaments />
          </main>
        ),
        by: { 'game.entered': visit, 'game.left': visit, 'tournament.changed': hubTells },
        without: {
          'gameTournaments.open list.visit[0]': 'the page tells of a game once',
          'gameTournaments.open list.visit[1]': 'the page leaves a game before it shows another',
        },
      },
    );
  },
  WALK_MS,
);

test(
  'tournamentRounds: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      tournamentRoundsWalk,
      {
        list: 'tournamentRounds',
        rows: 'main li',
        says: { failed: 'The rounds did not load' },
      },
      {
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
          'clock.minutePassed': (_, world) => passMinute(world),
        },
      },
    );
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
