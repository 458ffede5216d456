import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anActiveTournament, aTournament } from '../../contract/make/tournament';
import { changesBetween } from '../../machines/tournament/tournamentBoard.rules';
import { TournamentBoard } from '../../src/views/tournament/TournamentBoard';
import { TournamentEntry } from '../../src/views/tournament/TournamentEntry';
import { control, member, press, shows, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import {
  tournamentBoardWalk,
  tournamentReminderWalk,
  tournamentStandingWalk,
} from './tournaments.walk';

const region = (): Element | null => document.querySelector('main [role=region]');

/** The reader's pointer or focus goes there, or away. */
const come = (by: 'pointer' | 'focus'): boolean => {
  const place = region();
  if (place === null) return false;
  return by === 'pointer' ? fireEvent.pointerEnter(place) : fireEvent.focus(place);
};
const leave = (by: 'pointer' | 'focus'): boolean => {
  const place = region();
  if (place === null) return false;
  return by === 'pointer'
    ? fireEvent.pointerLeave(place.parentElement ?? place)
    : fireEvent.blur(place);
};

test(
  'tournamentBoard: every edge is walked on the leaderboard',
  async () => {
    await walkView(tournamentBoardWalk, {
      resident: 'tournamentBoard',
      start: () => member,
      view: (
        <main>
          <TournamentBoard tournament={anActiveTournament()} />
        </main>
      ),
      by: {
        'tournament.told': tells('tournamentBoard'),
        'tournament.left': tells('tournamentBoard'),
        'tournamentBoard.hold': ({ by }) => come(by),
        'tournamentBoard.release': ({ by }) => leave(by),
        'tournamentBoard.scroll': () => {
          const place = region();
          return place !== null && fireEvent.scroll(place);
        },
        'tournamentBoard.update': () => press('button', /changes?$/),
        'tournamentBoard.more': () => press('button', 'Show more'),
        'tournamentBoard.listed': 'tournamentBoard.list',
        'connection.found': 'connection.watch',
        'port.failed': 'tournamentBoard.list',
      },
      offers: [
        { role: 'button', name: /changes?$/, says: { type: 'tournamentBoard.update' } },
        { role: 'button', name: 'Show more', says: { type: 'tournamentBoard.more' } },
      ],
      sees: (board) => {
        const { shown, latest } = board.context;
        expect(document.querySelectorAll('main tbody tr')).toHaveLength(shown.length);
        expect(control('button', /changes?$/) !== undefined).toBe(
          changesBetween(shown, latest) > 0,
        );
        expect(shows('The ranks below did not load.')).toBe(
          board.matches({ open: { pages: 'cutShort' } }),
        );
      },
    });
  },
  WALK_MS,
);

test(
  'tournamentStanding: every edge is walked on the leaderboard',
  async () => {
    await walkView(tournamentStandingWalk, {
      resident: 'tournamentStanding',
      start: () => member,
      view: (
        <main>
          <TournamentBoard tournament={anActiveTournament()} />
        </main>
      ),
      by: {
        'tournament.told': tells('tournamentStanding'),
        'tournament.left': tells('tournamentStanding'),
        'tournamentStanding.found': 'tournamentStanding.find',
        'port.failed': 'tournamentStanding.find',
      },
      sees: ({ context: { standing } }) => {
        expect(shows('Your rank')).toBe(standing?.rank !== undefined);
      },
    });
  },
  WALK_MS,
);

test(
  'tournamentReminder: every edge is walked beside the entry',
  async () => {
    await walkView(tournamentReminderWalk, {
      resident: 'tournamentReminder',
      start: () => member,
      view: (
        <main>
          <TournamentEntry tournament={aTournament()} />
        </main>
      ),
      by: {
        'tournament.told': tells('tournamentReminder'),
        'tournament.left': tells('tournamentReminder'),
        'tournamentReminder.turn': () => press('button', /^(?:Remind me 15|You will be reminded)/),
        'tournamentReminder.turned': 'tournamentReminder.save',
        'tournamentReminder.refused': 'tournamentReminder.save',
        'port.failed': 'tournamentReminder.save',
      },
      offers: [
        {
          role: 'button',
          name: /^(?:Remind me 15|You will be reminded)/,
          says: { type: 'tournamentReminder.turn' },
        },
      ],
      sees: (reminder) => {
        expect(shows('You will be reminded')).toBe(reminder.context.remind);
        expect(shows('The reminder was not saved.')).toBe(reminder.matches('unsaved'));
      },
    });
  },
  WALK_MS,
);
