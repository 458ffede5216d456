import { expect, test } from 'vitest';
import {
  PEOPLE_GATHER_MS,
  TOURNAMENT_STANDING_MS,
  TOURNAMENTS_PAGE,
} from '../../../contract/limits';
import {
  anActiveTournament,
  aTournament,
  aTournamentStanding,
  tournamentNews,
} from '../../../contract/make/tournament';
import type { TournamentEntry } from '../../../contract/tournament';
import { tournamentCardsOf } from '../../../machines/tournament/tournaments.sample';
import { aWorld } from '../support/world';

const { id } = aTournament();
const heard = (room: string, name: string, body: unknown) => ({
  type: 'socket.heard' as const,
  room,
  name,
  body: JSON.stringify(body),
});
const turns = ['OnTournamentVisible', 'OnTournamentInProgress', 'OnTournamentCompleted'] as const;

/** A house whose socket hears a room, at an address. */
const hearing = (to: string) => {
  const world = aWorld({ token: 'a token', to } as never);
  world.asked('socket.connection').answer({ type: 'socket.opened' } as never);
  const say = (room: string, name: string, body: unknown) =>
    world.asked('socket.connection').answer(heard(room, name, body) as never);
  return { world, say };
};

test.each(turns)('%s reloads the lists of the home page and the whole list', (turn) => {
  for (const [to, port, answer] of [
    [
      '/',
      'homeTournaments.load',
      { type: 'homeTournaments.loaded', lists: { upcoming: [], active: [], completed: [] } },
    ],
    ['/tournaments', 'tournaments.list', { type: 'list.listed', items: [], total: 0 }],
  ] as const) {
    const { world, say } = hearing(to);
    world.asked(port).answer(answer as never);
    expect(world.questions.some((open) => open.port === port)).toBe(false);
    say('home', turn, { room: 'home', TournamentId: id });
    world.clock.increment(PEOPLE_GATHER_MS);
    expect(world.questions.some((open) => open.port === port)).toBe(true);
  }
});

test('the refresh of the list asks for as many pages of twenty as are shown', () => {
  const { world, say } = hearing('/tournaments');
  const list = world.resident('tournaments');
  const page = { type: 'list.listed', items: tournamentCardsOf(TOURNAMENTS_PAGE), total: 60 };
  world.asked('tournaments.list').answer(page as never);
  list.send({ type: 'list.more' });
  world.asked('tournaments.list').answer({
    ...page,
    items: tournamentCardsOf(2 * TOURNAMENTS_PAGE).slice(TOURNAMENTS_PAGE),
  } as never);
  say('home', 'OnTournamentVisible', { room: 'home', TournamentId: id });
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(world.asked('tournaments.list').input).toMatchObject({ pageIndex: 0, pageSize: 40 });
});

/** The page of a tournament under way, read by one who is in it. */
const watching = () => {
  const { world, say } = hearing(`/tournaments/${id}`);
  const tournament = anActiveTournament({ id });
  world.asked('tournament.load').answer({ type: 'tournament.loaded', tournament } as never);
  const leaders = () => {
    const { shown } = world.resident('tournamentBoard').getSnapshot().context;
    return (shown as TournamentEntry[]).map(({ player, playerId }) => [player, playerId]);
  };
  const tell = () => say(`tournament:${id}`, 'tournament', tournamentNews({ tournamentId: id }));
  return { world, leaders, tell };
};

test('the board follows its room, and knows who the leaders are', () => {
  const { leaders, tell } = watching();
  tell();
  expect(leaders()).toEqual([
    ['Cleo', 'player_cleo1'],
    ['bob', 'player_bob1'],
    ['ann', 'player_ann1'],
  ]);
});

test('while somebody reads the order holds still; what changed is shown when they go', () => {
  const { world, leaders, tell } = watching();
  const board = world.resident('tournamentBoard');
  board.send({ type: 'tournamentBoard.hold', by: 'pointer' });
  tell();
  expect(leaders().map(([player]) => player)).toEqual(['bob', 'Cleo', 'ann']);
  expect(board.getSnapshot().can({ type: 'tournamentBoard.update' })).toBe(true);
  board.send({ type: 'tournamentBoard.release', by: 'pointer' });
  expect(leaders().map(([player]) => player)).toEqual(['Cleo', 'bob', 'ann']);
});

test('news ask for the own rank once, however many there are', () => {
  const { world, tell } = watching();
  tell();
  tell();
  world.clock.increment(TOURNAMENT_STANDING_MS);
  const asked = world.questions.filter(({ port }) => port === 'tournamentStanding.find');
  expect(asked).toHaveLength(1);
  const standing = aTournamentStanding({ state: 'joined', rank: 2 });
  asked[0]?.answer({ type: 'tournamentStanding.found', standing } as never);
  expect(world.resident('tournamentStanding').getSnapshot().context.standing).toEqual(standing);
});

test('a buy-in that the coins do not cover cannot be paid', () => {
  const { world } = hearing(`/tournaments/${id}`);
  world
    .asked('tournament.load')
    .answer({ type: 'tournament.loaded', tournament: aTournament() } as never);
  const entry = world.resident('tournamentEntry');
  entry.send({ type: 'tournamentEntry.ask' });
  for (const [balances, can] of [
    [[{ currency: 'COINS', balance: 99 }], false],
    [[{ currency: 'COINS', balance: 100 }], true],
    [[{ currency: 'EUR', balance: 99 }], true],
    [[], true],
  ] as const) {
    entry.send({ type: 'wallet.told', balances });
    expect(entry.getSnapshot().can({ type: 'tournamentEntry.join' })).toBe(can);
  }
});
