import { achievementNoun } from '../../server/achievement/achievement.noun';
import type { Projection } from '../../server/store/projection';
import { openTournament } from '../../server/tournament/tournament.command';
import type { TournamentTerms } from '../../server/tournament/tournament.events';
import { benchPlatform } from './platform';
import { getting, type Line, median, posting, type Turn, turnsOn } from './turns';

/**
 * What a tournament of 100,000 entrants costs beside one of 1,000: a round and its effect on the
 * leaderboard, the first page of it, one's own rank, and the rank while all play; and what a round costs
 * with achievements beside the same platform without: more than five that count such a round are open
 * for each player (rounds, wins, streaks and days, everywhere and of this game). Processor time of platform and database, in
 * turns; medians of the rounds.
 *
 * BENCH_ROUNDS (7), BENCH_SECONDS a turn (1.5), BENCH_ENTRANTS (100,000), BENCH_ONLY=round,first page
 * names the operations.
 */
const only = process.env['BENCH_ONLY']?.split(',');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 1.5);
const LARGE = Number(process.env['BENCH_ENTRANTS'] ?? 100_000);
const SMALL = LARGE / 100;
const PLAYERS = 16;
const SIZE_GOAL = 1.3;
const ACHIEVEMENTS_GOAL = 1.15;
/** Who plays has entered before it begins. */
const ENTER_MS = 5_000;
const LASTS_MS = 60 * 60 * 1_000;

/** Whether achievements are counted at all: off, the platform is one that has none. */
let areCounted = true;
const { consumers, projections = [] } = achievementNoun;
const counting = (projection: Projection): void => {
  const apply = projection.apply.bind(projection);
  Object.assign(projection, {
    apply: async (...given: Parameters<Projection['apply']>) => {
      if (areCounted) await apply(...given);
    },
  });
};
for (const projection of projections) counting(projection);
Object.assign(achievementNoun, {
  consumers: (...given: Parameters<NonNullable<typeof consumers>>) =>
    (consumers?.(...given) ?? []).map((consumer) => ({
      ...consumer,
      handle: async (...events: Parameters<typeof consumer.handle>) => {
        if (areCounted) await consumer.handle(...events);
      },
    })),
});

interface Player {
  readonly token: string;
  readonly session: string;
}

const platform = await benchPlatform();
const { turn, end } = turnsOn(platform);

const player = async (name: string): Promise<Player> => {
  const token = await platform.signUp(name);
  return { token, session: await platform.seat('neon-orchard', token) };
};
const players = (name: string): Promise<Player[]> =>
  Promise.all(Array.from({ length: PLAYERS }, (_, n) => player(`${name}${n}`)));

/** Entrants of whom nobody plays: rows as entries leave them, their scores spread as rounds spread them. */
const fill = async (tournament: string, entrants: number): Promise<void> => {
  await platform.pool`
    insert into players (id, username, joined)
    select 'bench_' || n, 'bench_' || n, now() from generate_series(1, ${entrants}::int) as n
    on conflict do nothing`;
  await platform.pool`
    insert into tournament_entries (tournament, player, status, score, rounds, reached, changed)
    select ${tournament}, 'bench_' || n, 'joined', floor(random() * random() * 5000)::int, 20, -n, 1
    from generate_series(1, ${entrants}::int) as n`;
  await platform.pool`analyze tournament_entries, players`;
};

const open = async (
  name: string,
  entrants: number,
  entering: readonly Player[],
): Promise<string> => {
  const now = Date.now();
  const terms: TournamentTerms = {
    name,
    description: 'The sum of all',
    mode: 0,
    buyIn: 0,
    currency: 'COINS',
    start: new Date(now + ENTER_MS).toISOString(),
    end: new Date(now + LASTS_MS).toISOString(),
    games: ['game_neon-orchard'],
    scoring: 'sum',
    leastStake: 5,
    guaranteed: 1_000,
    conditions: {},
  };
  const id = `tournament_${name}`;
  await openTournament(platform.parts, id, terms, new Date(now).toISOString());
  await Promise.all(
    entering.map(({ token }) => platform.post('/games/tournament/buyin', { _id: id }, token)),
  );
  await fill(id, entrants);
  return id;
};

const begun = async (id: string): Promise<void> => {
  for (;;) {
    const [row] = await platform.pool`select from tournaments where id = ${id} and state = 1`;
    if (row !== undefined) return;
  }
};

const bet = ({ token, session }: Player): Line =>
  posting(platform.url, '/play/rounds', token, [
    { session, stake: 5, bet: {}, clientSeed: 'bench' },
  ]);
const asking =
  (id: string, what: string) =>
  ({ token }: Player): Line =>
    getting(platform.url, `/games/tournament/${id}/${what}`, token);

/** What is compared: by the name of the operation, the lines of each side. */
type Sides = Readonly<Record<string, { readonly one: Line[]; readonly other: Line[] }>>;

const cost = ({ own, database }: Turn): number => own + database;

const compare = async (
  title: string,
  given: Sides,
  goal: number,
  prepare: (side: 'one' | 'other') => void = () => undefined,
): Promise<void> => {
  const sides = Object.fromEntries(
    Object.entries(given).filter(([name]) => only === undefined || only.includes(name)),
  );
  const taken = new Map<string, Turn[]>();
  for (let round = -1; round < rounds; round += 1)
    for (const [name, side] of Object.entries(sides))
      for (const which of round % 2 === 0
        ? (['one', 'other'] as const)
        : (['other', 'one'] as const)) {
        prepare(which);
        const result = await turn(side[which], seconds);
        const key = `${name} ${which}`;
        // The first is to get warm.
        if (round >= 0) taken.set(key, [...(taken.get(key) ?? []), result]);
      }
  for (const name of Object.keys(sides)) {
    const of = (which: string) => taken.get(`${name} ${which}`) ?? [];
    const [one, other] = [median(of('one').map(cost)), median(of('other').map(cost))];
    const rate = median(of('one').map(({ done }) => done / seconds));
    console.log(
      `tournament: ${title}, ${name}: ${one.toFixed(0)} µs beside ${other.toFixed(0)} µs, ` +
        `ratio ${(one / other).toFixed(2)} (goal ${goal}), ${rate.toFixed(0)}/s`,
    );
  }
};

try {
  const [many, few] = await Promise.all([players('many'), players('few')]);
  const large = await open('large', LARGE, many);
  const small = await open('small', SMALL, few);
  await begun(large);
  await begun(small);
  const both = (lines: (id: string, of: readonly Player[]) => Line[]) => ({
    one: lines(large, many),
    other: lines(small, few),
  });
  await compare(
    `${LARGE} entrants beside ${SMALL}`,
    {
      round: both((_, of) => of.map(bet)),
      'first page': both((id, of) => of.map(asking(id, 'leaderboard'))),
      'own rank': both((id, of) => of.map(asking(id, 'standing'))),
      'own rank while others play': both((id, of) => [
        ...of.slice(0, PLAYERS / 2).map(bet),
        ...of.slice(PLAYERS / 2).map(asking(id, 'standing')),
      ]),
    },
    SIZE_GOAL,
  );

  const others = await players('other');
  await compare(
    'with achievements beside none',
    { round: { one: others.map(bet), other: others.map(bet) } },
    ACHIEVEMENTS_GOAL,
    (side) => {
      areCounted = side === 'one';
    },
  );
  await platform.verify();
} finally {
  end();
  await platform.close();
}
process.exit();
