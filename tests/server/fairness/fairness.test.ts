import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Round } from '../../../contract/play';
import { acceptScratch, buyScratchers, scratch } from '../../../contract/scratcher';
import { catalogue } from '../../../games/catalogue';
import { gameRules } from '../../../games/engines';
import { soldOf } from '../../../games/scratcher/scratcher.rules';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

/** Rounds of each title; `npm test -- fair` plays 2,000. */
const ROUNDS = Number(process.env['FAIR_ROUNDS'] ?? 30);
const root = join(import.meta.dirname, '../../..');
const verifier = join(root, 'tests/fairness/verify.py');
const page = join(root, 'docs/fairness.md');
const hasPython = spawnSync('python3', ['--version']).status === 0;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

/** A round as the verifier takes it; what the player was never told is null. */
interface Told {
  skin: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  commit: string;
  stake: number;
  bet: unknown;
  drawn: object;
}

/** The other program, which knows the page alone; what it prints. */
const verify = (rounds?: readonly Told[]): string => {
  const { stdout } = spawnSync('python3', [verifier, page, ...(rounds ? ['--rounds'] : [])], {
    input: JSON.stringify(rounds ?? []),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.trim();
};

type Outcome = Record<string, unknown>;
type Spin = { stops: readonly number[] };

/** What is bet on the nth round of an engine. */
const bets: Readonly<Record<string, (nth: number, stake: number) => object>> = {
  dice: (nth) => ({
    direction: nth % 2 === 0 ? 'under' : 'over',
    target: 2_500 + (nth % 50) * 100,
  }),
  mines: (nth) => ({ mines: 1 + (nth % 5) }),
  plinko: (nth) => ({ rows: [8, 12, 16][nth % 3], risk: ['low', 'medium', 'high'][nth % 3] }),
  roulette: (nth, stake) => ({ chips: [{ kind: 'straight', numbers: [nth % 37], amount: stake }] }),
};

/** The next step of a round that awaits one. */
const steps: Readonly<Record<string, (turn: number, nth: number) => object>> = {
  mines: (turn) => ({ kind: 'open', tile: turn }),
  blackjack: (turn, nth) => ({ kind: turn === 0 && nth % 2 === 0 ? 'hit' : 'stand' }),
  poker: (_, nth) => ({ kind: 'draw', hold: [0, 1, 2, 3, 4].slice(nth % 6) }),
};

/** The cards of a hand that was never split, in the order in which they left the shoe. */
const cardsOf = ({
  hands,
  dealer,
}: {
  hands: readonly { cards: number[] }[];
  dealer: number[];
}) => {
  const [first, second, ...hits] = hands[0]?.cards ?? [];
  const [up, hole, ...more] = dealer;
  return [first, up, second, hole ?? null, ...hits, ...more];
};

/** The five that were dealt, and those that came for the ones that were not held. */
const drawnOf = ({ cards, dealt, held }: Record<'cards' | 'dealt' | 'held', number[]>) => [
  ...dealt,
  ...cards.map((card, place) => (held.includes(place) ? null : card)),
];

/** What an outcome tells of what was drawn. */
const told: Readonly<Record<string, (outcome: Outcome) => object>> = {
  slot: ({ spins, times, jackpot }) => ({
    stops: (spins as readonly Spin[]).map(({ stops }) => stops),
    ...(times === undefined ? {} : { times }),
    ...(jackpot === undefined ? {} : { jackpot }),
  }),
  dice: ({ roll }) => ({ roll }),
  mines: ({ mines }) => ({ mines }),
  plinko: ({ path }) => ({ path }),
  roulette: ({ number }) => ({ number }),
  blackjack: (outcome) => ({ cards: cardsOf(outcome as never) }),
  poker: (outcome) => ({ cards: drawnOf(outcome as never) }),
};

/** Plays one round to its end, as the calls of a table do. */
const play = async (session: string, engine: string, nth: number, stake: number) => {
  const bet = bets[engine]?.(nth, stake) ?? {};
  let { status, body } = await platform.post('/play/rounds', { session, stake, bet });
  if (body.code === 'insufficient-amount') return undefined;
  for (let turn = 0; status === 200 && body.round.state === 'open'; turn += 1) {
    const action = steps[engine]?.(turn, nth);
    const address = `/play/rounds/${body.round._id}/act`;
    ({ status, body } = await platform.post(address, { session, turn, action }));
  }
  expect({ engine, status, code: body.code }).toEqual({ engine, status: 200, code: undefined });
  return body.round;
};

/** So many rounds of a title, on as many seats as their coins last for; each seat tells its seed. */
const playTitle = async (slug: string, engine: string, skin: string): Promise<Told[]> => {
  const [stake = 0] = gameRules(engine, skin)?.stakes ?? [];
  const all: Told[] = [];
  while (all.length < ROUNDS) {
    const session = await platform.sit(slug, 'FUN');
    const rounds: Round[] = [];
    while (all.length + rounds.length < ROUNDS) {
      const round = await play(session, engine, all.length + rounds.length, stake);
      if (round === undefined) break;
      rounds.push(round);
    }
    const { body } = await platform.post('/play/seed', { session });
    const { serverSeed = '', clientSeed } = body.revealed;
    all.push(
      ...rounds.map(({ bet, outcome, fairness: { commit, nonce } }) => ({
        skin,
        serverSeed,
        clientSeed,
        nonce,
        commit,
        stake,
        bet,
        drawn: told[engine]?.(outcome as Outcome) ?? {},
      })),
    );
  }
  return all;
};

test.skipIf(!hasPython)('a program that knows the page alone draws the vectors of the page', () => {
  expect(verify()).toMatch(/^\d\d rounds, 0 mismatches$/);
});

test.skipIf(!hasPython)('it finds one card too many, another seal, and nothing to look at', () => {
  const one = {
    skin: 'high-striker',
    serverSeed: 'server seed',
    clientSeed: 'fairground',
    nonce: 0,
    commit: '0'.repeat(64),
    stake: 50,
    bet: {},
    drawn: { roll: 10_000 },
  };
  expect(verify([one])).toMatch(/1 rounds, 1 mismatches$/);
  expect(verify([])).toBe('0 rounds, 0 mismatches');
});

/** Flights of a day as the platform flies them: everybody's, whoever bets. */
const flightsOf = async (slug: string, skin: string): Promise<Told[]> => {
  const { flights, now } = platform.platform;
  const day = await flights.day(`game_${slug}`, new Date(now()).toISOString().slice(0, 10));
  const all: Told[] = [];
  for (let at = Date.parse(day.day); all.length < ROUNDS; ) {
    const flight = day.at(at);
    if (flight === undefined) throw new Error('the day has too few flights');
    const { serverSeed, number: nonce, commit, crash } = flight;
    all.push({
      skin,
      serverSeed,
      clientSeed: day.day,
      nonce,
      commit,
      stake: 100,
      bet: {},
      drawn: { crash },
    });
    at = flight.endsAt;
  }
  return all;
};

test.skipIf(!hasPython).each(catalogue)(
  `$defaultName: ${ROUNDS} rounds of the API are what that program draws`,
  async ({ urlFriendlyName, engine, skin }) => {
    const rounds =
      engine === 'crash'
        ? await flightsOf(urlFriendlyName, skin)
        : await playTitle(urlFriendlyName, engine, skin);
    expect(verify(rounds)).toBe(`${ROUNDS} rounds, 0 mismatches`);
  },
);

/** Cards that were bought, scratched and collected: all their seeds are told. */
const cardsFor = async (player: Member): Promise<Told[]> => {
  const post = (path: string, body: object) => platform.post(path, body, player);
  const { scratcher } = answerOf(
    buyScratchers,
    (await post('/scratchers/buy', { family: 'neon', amount: 20 })).body,
  );
  const config = { scratcherConfig: scratcher._id, all: true };
  const { cards } = answerOf(scratch, (await post('/scratchers/scratch', config)).body);
  const collected = answerOf(
    acceptScratch,
    (await post('/scratchers/accept', { scratchId: scratcher._id })).body,
  ).cards;
  const { id, price } = soldOf.neon;
  return cards.map((card) => {
    const { cells, prize, fairness } = collected.find(({ _id }) => _id === card._id) ?? card;
    const { commit, clientSeed, nonce, serverSeed = '' } = fairness;
    const drawn = { cells, prize };
    return { skin: id, serverSeed, clientSeed, nonce, commit, stake: price, bet: {}, drawn };
  });
};

test.skipIf(!hasPython)('scratch cards of the API are what that program draws', async () => {
  const player = await platform.member();
  expect(verify(await cardsFor(player))).toBe('20 rounds, 0 mismatches');
});
