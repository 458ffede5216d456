import { expect, test } from 'vitest';
import { REST_MS, RESULTS_KEPT, REVEAL_MAX_MS } from '../../../contract/limits';
import { aPlaySession, aRound } from '../../../contract/make/play';
import { problem } from '../../../contract/problems';
import { results } from '../../../machines/play/play.select';
import { aWorld, type World } from '../support/world';

const mountedAt = (world: World, key: string) => {
  const actor = world.resident('stage').getSnapshot().children[key];
  if (actor === undefined) throw new Error(`No ${key} is mounted`);
  return actor;
};

/** Who has sat down with 1,000, a table before them that may play by itself. */
const seated = (isAllowed = true) => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  world
    .resident('play')
    .send({ type: 'playMode.decided', gameId: 'game_wheel', currency: 'COINS' });
  world.asked('play.launch').answer({ type: 'play.launched', launch: 'launch' } as never);
  const session = aPlaySession({ balance: 1_000 });
  world.asked('play.seat').answer({ type: 'play.seated', session, visit: 'visit-0001' } as never);
  const stage = world.resident('stage');
  const began = { minute: 0, balance: 1_000 };
  const takes = { currency: 'COINS', stakes: [10, 20] };
  stage.send({
    type: 'stage.mount',
    key: 'table',
    control: 'table',
    input: { engine: 'slot', stake: 10, bet: {}, began, mayTurbo: true, maySkip: true, takes },
  });
  stage.send({ type: 'stage.mount', key: 'autoplay', control: 'autoplay', input: { isAllowed } });
  const autoplay = mountedAt(world, 'autoplay');
  const bets = () => world.asks.filter((port) => port === 'play.bet').length;
  let nth = 0;
  return {
    world,
    autoplay,
    bets,
    start: (plan = {}) => {
      autoplay.send({ type: 'autoplay.plan', plan });
      autoplay.send({ type: 'autoplay.start', stake: 10, bet: { lines: 5 } });
    },
    /** The round in hand is decided; `settle` shows it and lets it rest. */
    decide: (pays: number, balance = 1_000) => {
      nth += 1;
      const round = aRound({ _id: `round_${nth}`, stake: 10, staked: 10, pays, jackpot: 0 });
      world.asked('play.bet').answer({ type: 'round.opened', round, balance } as never);
      world.asked('table.time').answer({ type: 'table.timed', steps: [700] } as never);
    },
    show: (ms = 700) => world.clock.increment(ms),
    rest: () => world.clock.increment(REST_MS),
  };
};
const value = ({ autoplay }: ReturnType<typeof seated>) => autoplay.getSnapshot().value;
const end = ({ autoplay }: ReturnType<typeof seated>) => autoplay.getSnapshot().context.end;

/** A whole round that pays so much. */
const playRound = (table: ReturnType<typeof seated>, pays: number, balance?: number): void => {
  table.decide(pays, balance);
  table.show();
  table.rest();
};

test('so many rounds are bet as were chosen, each once the one before it has been shown', () => {
  const table = seated();
  table.start({ rounds: 2 });
  expect(table.bets()).toBe(1);
  expect(table.world.asked('play.bet').input).toMatchObject({ stake: 10, bet: { lines: 5 } });
  table.decide(0);
  expect(table.bets()).toBe(1);
  table.show();
  expect(table.bets()).toBe(1);
  table.rest();
  expect(table.bets()).toBe(2);
  playRound(table, 0);
  expect(table.bets()).toBe(2);
  expect([value(table), end(table)]).toEqual(['off', 'rounds']);
});

test('the last results of a sitting are kept, newest first, and no more than so many', () => {
  const table = seated();
  table.start({ rounds: 25 });
  playRound(table, 30);
  expect(results(table.world.resident('play').getSnapshot() as never)).toEqual([
    { round: 'round_1', staked: 10, won: 30, isFree: false },
  ]);
  for (let nth = 0; nth < RESULTS_KEPT; nth += 1) playRound(table, 0);
  const kept = results(table.world.resident('play').getSnapshot() as never);
  expect(kept).toHaveLength(RESULTS_KEPT);
  expect([kept[0]?.round, kept.at(-1)?.round]).toEqual(['round_21', 'round_2']);
});

test('it ends by the rule that its player set, and by a balance below the stake', () => {
  const won = seated();
  won.start({ rounds: 10, single: 100 });
  playRound(won, 109);
  expect(won.bets()).toBe(2);
  playRound(won, 110);
  expect([won.bets(), end(won)]).toEqual([2, 'single']);

  const lost = seated();
  lost.start({ rounds: 10, loss: 20 });
  playRound(lost, 0);
  playRound(lost, 0);
  expect([lost.bets(), end(lost)]).toEqual([2, 'loss']);

  const poor = seated();
  poor.start();
  playRound(poor, 0, 9);
  expect([poor.bets(), end(poor)]).toEqual([1, 'balance']);
});

test('the player stops it at any moment; the round in hand is shown to its end', () => {
  const table = seated();
  table.start();
  table.autoplay.send({ type: 'autoplay.stop' });
  playRound(table, 0);
  expect([table.bets(), value(table), end(table)]).toEqual([1, 'off', undefined]);
});

test('a refusal or a lost answer ends it: nothing is asked over and over', () => {
  const refused = seated();
  refused.start();
  const refusal = { type: 'play.refused', problem: problem('play-refused') };
  refused.world.asked('play.bet').answer(refusal as never);
  expect([refused.bets(), end(refused)]).toEqual([1, 'stopped']);

  const cut = seated();
  cut.start();
  cut.world.asked('play.bet').answer({ type: 'port.failed', port: 'play.bet' } as never);
  expect([cut.bets(), end(cut)]).toEqual([1, 'stopped']);
});

test('a show that outlasts its seat is not played over', () => {
  const table = seated();
  table.start();
  const round = aRound({ _id: 'round_long', stake: 10, staked: 10, pays: 30, jackpot: 0 });
  table.world.asked('play.bet').answer({ type: 'round.opened', round, balance: 1_020 } as never);
  const steps = [REVEAL_MAX_MS + 2 * REST_MS];
  table.world.asked('table.time').answer({ type: 'table.timed', steps } as never);
  table.show(REVEAL_MAX_MS);
  table.rest();
  expect(table.world.resident('play').getSnapshot().matches('seated')).toBe(true);
  expect(table.bets()).toBe(1);
  table.rest();
  expect(table.bets()).toBe(2);
});

test('where the place forbids it, it does not begin', () => {
  const table = seated(false);
  table.start();
  expect([table.bets(), value(table)]).toEqual([0, 'off']);
});
