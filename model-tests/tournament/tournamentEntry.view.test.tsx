import { expect, test } from 'vitest';
import { useView } from '../../src/app/house';
import { TournamentEntry } from '../../src/views/tournament/TournamentEntry';
import { answer, member, press, pressOn, shows, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { tournamentEntryWalk } from './tournaments.walk';

const Part = () => {
  const tournament = useView('tournamentEntry', ({ context }) => context.tournament);
  return <main>{tournament && <TournamentEntry tournament={tournament} />}</main>;
};

const pressIn = (name: string): boolean =>
  pressOn(
    [...document.querySelectorAll<HTMLElement>('dialog[open] button')].find(
      ({ textContent }) => textContent === name,
    ),
  );

const ports = ['tournamentEntry.join', 'tournamentEntry.leave'] as const;

test(
  'tournamentEntry: every edge that the page reaches is walked on it',
  async () => {
    await walkView(
      {
        ...tournamentEntryWalk,
        // The wallet of this house is on its way: what it holds is not known.
        events: [
          ...tournamentEntryWalk.events.filter(({ type }) => type !== 'wallet.told'),
          { type: 'wallet.told', balances: [] },
        ],
      },
      {
        resident: 'tournamentEntry',
        start: () => member,
        view: <Part />,
        by: {
          'tournament.told': tells('tournamentEntry'),
          'tournament.left': tells('tournamentEntry'),
          'session.closed': tells('tournamentEntry'),
          'wallet.told': tells('tournamentEntry'),
          'tournamentEntry.ask': () =>
            press('button', /^Enter for/) || press('button', 'Leave the tournament'),
          'tournamentEntry.cancel': () => pressIn('Not now') || pressIn('Stay in'),
          'tournamentEntry.join': () => pressIn('Pay 100'),
          'tournamentEntry.leave': () => pressIn('Leave'),
          'tournamentEntry.answered': (event, world) => answer(world, ports, event),
          'tournamentEntry.refused': (event, world) => answer(world, ports, event),
          'port.failed': (event, world) => answer(world, ports, event),
        },
        offers: [
          { role: 'button', name: /^Enter for/, says: { type: 'tournamentEntry.ask' } },
          { role: 'button', name: 'Leave the tournament', says: { type: 'tournamentEntry.ask' } },
          { role: 'button', name: 'Pay 100', says: { type: 'tournamentEntry.join' } },
          { role: 'button', name: 'Leave', says: { type: 'tournamentEntry.leave' } },
        ],
        sees: (entry) => {
          const { tournament } = entry.context;
          const isOpen =
            entry.matches('asking') ||
            entry.matches('parting') ||
            entry.matches('leaving') ||
            (entry.matches('joining') && tournament?.buyIn !== 0);
          expect(document.querySelectorAll('dialog[open]')).toHaveLength(isOpen ? 1 : 0);
          expect(shows('It did not go through: the connection failed.')).toBe(
            entry.matches('unreached'),
          );
          expect(shows('The tournament has begun')).toBe(entry.context.problem !== undefined);
          expect(shows('Sign in to take part.')).toBe(entry.matches('guest'));
        },
      },
    );
  },
  WALK_MS,
);
