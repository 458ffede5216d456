import { describe, test } from 'vitest';
import type { GameRules, Json } from '../../../games/engine';
import { commitOf, fairDraw } from '../../../games/fair/fair.rules';
import { DICE_REVEAL_MS } from '../../../games/show.rules';
import { type Risk, unbounded } from '../../../server/cap/cap.moves';
import { type JackpotEvent, jackpotKind } from '../../../server/jackpot/jackpot.events';
import {
  decideActRound,
  decideFinishRound,
  decideOpenFreeRound,
  decideOpenRound,
  decideRollBackRound,
  decideSettleRound,
} from '../../../server/play/play.decider';
import { type SeatEvent, seatKind } from '../../../server/play/seat.events';
import { type RoundEvent, roundKind } from '../../../server/round/round.events';
import { type SpinEvent, spinKind } from '../../../server/spin/spin.events';
import { after, given } from '../../support/decider';
import { ann, inside, laws, outside } from '../../support/gate';
import { ANN, NOW, purse } from '../../support/states';

const SEAT = `${ANN}/game_wheel/COINS`;
const sitting = { ...ann, seat: SEAT, wallet: ANN, game: 'game_wheel', currency: 'COINS' };
const footing = { sitting, country: 'MT', laws, at: NOW };
const risk = unbounded;
const serverSeed = (index: number) => `seed ${index}`;
const commit = commitOf('seed 0');
const taken: SeatEvent = { type: 'seat.taken', commit, clientSeed: 'mine' };

type Rules = Pick<GameRules, 'engine' | 'open' | 'act' | 'jackpot' | 'version' | 'most'>;
/** Rules that pay twice the stake, tell which word they drew, and know one choice too many. */
const rules = (more: Partial<{ jackpot: boolean; choices: string[] }> = {}): Rules => ({
  engine: 'wheel',
  version: 3,
  jackpot: more.jackpot === undefined ? undefined : { seed: 1_000, contribution: 500, odds: 9 },
  most: ({ stake }) => stake * 2,
  open: ({ stake, bet }, draw) =>
    bet === 'wrong'
      ? { refused: 'stake-refused', field: 'bet' }
      : {
          state: 'hidden',
          outcome: { word: draw.word() },
          choices: more.choices ?? [],
          pays: stake * 2,
          ...(more.jackpot === undefined ? {} : { jackpot: more.jackpot }),
        },
  act: (state, action) =>
    action === 'wrong'
      ? { refused: 'step-illegal', field: 'action' }
      : { state, outcome: { action: action as Json }, choices: [], pays: 60, raise: 10 },
});
const word = (nonce: number) =>
  fairDraw({ serverSeed: 'seed 0', clientSeed: 'mine', nonce }).word();

const order = { ...footing, id: 'round_1', rules: rules(), risk, stake: 10, bet: {}, serverSeed };
const bet = {
  type: 'round.bet',
  tx: 'round_1-bet',
  at: NOW,
  wallet: ANN,
  game: 'game_wheel',
  currency: 'COINS',
  stake: 10,
  bet: {},
  outcome: { word: word(0) },
  state: 'hidden',
  choices: [],
  pays: 20,
  fairness: { commit, clientSeed: 'mine', nonce: 0, seat: SEAT, seedIndex: 0, rules: 3 },
} satisfies RoundEvent;
const moved = (
  id: string,
  kind: 'gameBet' | 'gameWin' | 'gameRefund',
  amount: number,
  balance: number,
  delay = 0,
) =>
  ({
    type: 'wallet.moved',
    id,
    kind,
    currency: 'COINS',
    amount,
    balance,
    against: 'house',
    reference: 'round_1',
    delay,
  }) as const;
const won = {
  type: 'round.won',
  tx: 'round_1-win',
  at: NOW,
  amount: 20,
  wallet: ANN,
  game: 'game_wheel',
  currency: 'COINS',
  stake: 10,
} as const satisfies RoundEvent;
/** Told when the outcome has been shown. */
const paid = (amount: number, balance: number) =>
  moved('round_1-win', 'gameWin', amount, balance, DICE_REVEAL_MS);
const opened: SeatEvent = { type: 'seat.roundOpened', round: 'round_1' };
const closed: SeatEvent = { type: 'seat.roundClosed', round: 'round_1' };
const fresh = {
  seat: after(seatKind, taken),
  round: roundKind.initial,
  wallet: purse({ COINS: 10 }),
  jackpot: jackpotKind.initial,
  ...inside,
};

test('a bet takes the seat, draws from its seeds and takes the stake, to the last coin', () => {
  given(fresh)
    .when((states) => decideOpenRound(states, { ...order, rules: rules({ choices: ['double'] }) }))
    .thenHappens(
      {
        seat: [opened],
        round: [{ ...bet, choices: ['double'], most: 20 }],
        wallet: [moved('round_1-bet', 'gameBet', -10, 0)],
      },
      { round: 'round_1' },
    );
});

describe('a bet by which the house could lose more than it lets itself', () => {
  const double = rules({ choices: ['double'] });
  const open = (cap: Risk['cap'], already = 0) =>
    given(fresh).when((states) =>
      decideOpenRound(states, { ...order, rules: double, risk: { cap, open: already } }),
    );
  const taken = {
    seat: [opened],
    round: [{ ...bet, choices: ['double'], most: 20 }],
    wallet: [moved('round_1-bet', 'gameBet', -10, 0)],
  };

  test('is refused, to the last unit', () => {
    open({ winMost: 20 }).thenHappens(taken, { round: 'round_1' });
    open({ winMost: 19 }).thenRefused('win-capped', { winMost: 19 });
  });

  test('counts with what open rounds may win already', () => {
    open({ openMost: 100 }, 80).thenHappens(taken, { round: 'round_1' });
    open({ openMost: 100 }, 81).thenRefused('exposure-reached', { openMost: 100, left: 19 });
    // Bounded below what is open: nothing is left, and nothing less.
    open({ openMost: 50 }, 81).thenRefused('exposure-reached', { openMost: 50, left: 0 });
  });
});

test('a bet that awaits no step is paid at once, told when it is shown, and frees the seat', () => {
  given(fresh)
    .when((states) => decideOpenRound(states, order))
    .thenHappens(
      {
        seat: [opened, closed],
        round: [bet, won],
        wallet: [moved('round_1-bet', 'gameBet', -10, 0), paid(20, 20)],
      },
      { round: 'round_1' },
    );
});

test('a bet that loses ends its round, and nothing more is moved', () => {
  const { open } = rules();
  const loses: Rules['open'] = (asked, draw) => ({ ...open(asked, draw), pays: 0 }) as never;
  given(fresh)
    .when((states) => decideOpenRound(states, { ...order, rules: { ...rules(), open: loses } }))
    .thenHappens(
      {
        seat: [opened, closed],
        round: [
          { ...bet, pays: 0 },
          { ...won, amount: 0 },
        ],
        wallet: [moved('round_1-bet', 'gameBet', -10, 0)],
      },
      { round: 'round_1' },
    );
});

describe('a free spin', () => {
  const grant: SpinEvent = {
    type: 'spin.granted',
    player: ANN,
    game: 'game_wheel',
    source: 'level',
    currency: 'COINS',
    stake: 10,
    total: 1,
    expires: '2026-12-20T20:00:00.000Z',
    at: NOW,
  };
  const used: SpinEvent = {
    type: 'spin.used',
    player: ANN,
    currency: 'COINS',
    stake: 10,
    isFirst: true,
    round: 'round_1',
    at: NOW,
  };
  const free = 'spins_1';
  const spun = (...events: SpinEvent[]) => ({
    ...fresh,
    wallet: purse(),
    spin: after(spinKind, ...events),
  });

  test('is the round that any bet would be: nothing leaves the wallet, the win is its player’s', () => {
    given(spun(grant))
      .when((states) => decideOpenFreeRound(states, { ...order, free }))
      .thenHappens(
        {
          seat: [opened, closed],
          round: [
            { ...bet, free },
            { ...won, free },
          ],
          wallet: [{ ...paid(20, 20), free: true }],
          spin: [used],
        },
        { round: 'round_1' },
      );
  });

  test('feeds the jackpot as its stake does, and wins it', () => {
    const states = spun(grant);
    const fed: JackpotEvent[] = [
      { type: 'jackpot.seeded', currency: 'COINS', amount: 1_000 },
      { type: 'jackpot.fed', currency: 'COINS', round: 'round_1', amount: 0, carry: 5_000 },
      { type: 'jackpot.won', currency: 'COINS', round: 'round_1', amount: 1_000 },
      { type: 'jackpot.seeded', currency: 'COINS', amount: 1_000 },
    ];
    given(states)
      .when((before) =>
        decideOpenFreeRound(before, { ...order, rules: rules({ jackpot: true }), free }),
      )
      .thenHappens(
        {
          seat: [opened, closed],
          round: [
            { ...bet, jackpot: 1_000, free },
            { ...won, jackpot: 1_000, free },
          ],
          wallet: [
            { ...paid(20, 20), free: true },
            {
              ...paid(1_000, 1_020),
              id: 'round_1-win-jackpot',
              kind: 'gameJackpot',
              against: 'jackpot',
              free: true,
            } as never,
          ],
          spin: [used],
          jackpot: fed,
        },
        { round: 'round_1' },
      );
  });

  test('is refused where it could win more than the house lets it', () => {
    given(spun(grant))
      .when((states) =>
        decideOpenFreeRound(states, { ...order, free, risk: { cap: { winMost: 19 }, open: 0 } }),
      )
      .thenRefused('win-capped', { winMost: 19 });
  });

  test('is refused where the grant does not cover it, and by the gate before', () => {
    given(spun(grant, used))
      .when((states) => decideOpenFreeRound(states, { ...order, free }))
      .thenRefused('step-illegal', { left: 0 });
    given(spun())
      .when((states) => decideOpenFreeRound(states, { ...order, free }))
      .thenRefused('not-found');
    given({ ...spun(grant), ...outside })
      .when((states) => decideOpenFreeRound(states, { ...order, free }))
      .thenRefused('not-signed-in', { rule: 'not-signed-in' });
  });
});

test('the next round of a seat draws with the next nonce, and after a rotation from the next seed', () => {
  const seat = after(seatKind, taken, opened, closed);
  given({ ...fresh, seat })
    .when((states) => decideOpenRound(states, order))
    .thenHappens(
      {
        seat: [opened, closed],
        round: [
          {
            ...bet,
            outcome: { word: word(1) },
            fairness: { commit, clientSeed: 'mine', nonce: 1, seat: SEAT, seedIndex: 0, rules: 3 },
          },
          won,
        ],
        wallet: [moved('round_1-bet', 'gameBet', -10, 0), paid(20, 20)],
      },
      { round: 'round_1' },
    );
  const next = commitOf('seed 1');
  const rotated = after(seatKind, taken, {
    type: 'seat.seedRotated',
    serverSeed: 'seed 0',
    commit: next,
    clientSeed: 'theirs',
  });
  const drawn = fairDraw({ serverSeed: 'seed 1', clientSeed: 'theirs', nonce: 0 }).word();
  given({ ...fresh, seat: rotated })
    .when((states) => decideOpenRound(states, order))
    .thenHappens(
      {
        seat: [opened, closed],
        round: [
          {
            ...bet,
            outcome: { word: drawn },
            fairness: {
              commit: next,
              clientSeed: 'theirs',
              nonce: 0,
              seat: SEAT,
              seedIndex: 1,
              rules: 3,
            },
          },
          won,
        ],
        wallet: [moved('round_1-bet', 'gameBet', -10, 0), paid(20, 20)],
      },
      { round: 'round_1' },
    );
});

test('one round at a time', () => {
  given({ ...fresh, seat: after(seatKind, taken, { ...opened, round: 'round_0' }) })
    .when((states) => decideOpenRound(states, order))
    .thenRefused('round-open', { round: 'round_0' });
});

test('whom the gate does not admit neither bets nor raises, but plays on', () => {
  given({ ...fresh, ...outside })
    .when((states) => decideOpenRound(states, order))
    .thenRefused('not-signed-in', { rule: 'not-signed-in' });
  given({ ...playing, ...outside })
    .when((states) => decideActRound(states, act))
    .thenRefused('not-signed-in', { rule: 'not-signed-in' });
  const stand = () => ({ state: 'hidden', outcome: { stood: true }, choices: [], pays: 20 });
  given({ ...playing, ...outside })
    .when((states) => decideActRound(states, { ...act, rules: { ...rules(), act: stand } }))
    .thenHappens(
      {
        round: [{ ...acted, raise: 0, stake: 10, outcome: { stood: true }, pays: 20 }, won],
        wallet: [paid(20, 30)],
        seat: [closed],
      },
      null,
    );
});

test('what the rules refuse, and what the wallet does not cover, opens nothing', () => {
  given(fresh)
    .when((states) => decideOpenRound(states, { ...order, bet: 'wrong' }))
    .thenRefused('stake-refused', { field: 'bet' });
  given({ ...fresh, wallet: purse({ COINS: 9 }) })
    .when((states) => decideOpenRound(states, order))
    .thenRefused('insufficient-amount', { balance: 9, amount: 10 });
});

const seeded: JackpotEvent = { type: 'jackpot.seeded', currency: 'COINS', amount: 1_000 };
const fed = (amount: number, carry: number): JackpotEvent => ({
  type: 'jackpot.fed',
  currency: 'COINS',
  round: 'round_1',
  amount,
  carry,
});

test('a jackpot is seeded, takes its share of the stake, and carries what is less than a coin', () => {
  given(fresh)
    .when((states) => decideOpenRound(states, { ...order, rules: rules({ jackpot: false }) }))
    .thenHappens(
      {
        seat: [opened, closed],
        round: [bet, won],
        wallet: [moved('round_1-bet', 'gameBet', -10, 0), paid(20, 20)],
        jackpot: [seeded, fed(0, 5_000)],
      },
      { round: 'round_1' },
    );
});

test('a bet that wins the jackpot is owed all that stands in it, and it begins anew', () => {
  const jackpot = after(jackpotKind, seeded, fed(7, 5_000));
  given({ ...fresh, jackpot })
    .when((states) => decideOpenRound(states, { ...order, rules: rules({ jackpot: true }) }))
    .thenHappens(
      {
        seat: [opened, closed],
        round: [
          { ...bet, jackpot: 1_008 },
          { ...won, jackpot: 1_008 },
        ],
        wallet: [
          moved('round_1-bet', 'gameBet', -10, 0),
          paid(20, 20),
          {
            ...paid(1_008, 1_028),
            id: 'round_1-win-jackpot',
            kind: 'gameJackpot',
            against: 'jackpot',
          },
        ],
        jackpot: [
          fed(1, 0),
          { type: 'jackpot.won', currency: 'COINS', round: 'round_1', amount: 1_008 },
          seeded,
        ],
      },
      { round: 'round_1' },
    );
});

const undecided = { ...bet, choices: ['double'] } satisfies RoundEvent;
const playing = {
  seat: after(seatKind, taken, opened),
  round: after(roundKind, undecided),
  wallet: purse({ COINS: 10 }),
  ...inside,
};
const act = {
  ...footing,
  round: 'round_1',
  rules: rules(),
  turn: 0,
  action: 'double',
};
const acted = {
  type: 'round.acted',
  tx: 'round_1-act-0',
  at: NOW,
  action: 'double',
  raise: 10,
  outcome: { action: 'double' },
  state: 'hidden',
  choices: [],
  pays: 60,
  wallet: ANN,
  game: 'game_wheel',
  currency: 'COINS',
  stake: 20,
} satisfies RoundEvent;

test('a further step is played by the rules and staked from the wallet; the last one pays', () => {
  given(playing)
    .when((states) => decideActRound(states, act))
    .thenHappens(
      {
        round: [acted, { ...won, amount: 60, stake: 20 }],
        wallet: [moved('round_1-act-0', 'gameBet', -10, 0), paid(60, 60)],
        seat: [closed],
      },
      null,
    );
  const { act: double } = rules();
  const more: Rules['act'] = (state, action) =>
    ({ ...double(state, action), choices: ['stand'] }) as never;
  given(playing)
    .when((states) => decideActRound(states, { ...act, rules: { ...rules(), act: more } }))
    .thenHappens(
      {
        round: [{ ...acted, choices: ['stand'] }],
        wallet: [moved('round_1-act-0', 'gameBet', -10, 0)],
      },
      null,
    );
});

test('a step is taken in its turn, while the round awaits one, as the rules take it', () => {
  for (const turn of [-1, 1]) {
    given(playing)
      .when((states) => decideActRound(states, { ...act, turn }))
      .thenRefused('step-illegal', { turn: 0 });
  }
  given({ ...playing, round: after(roundKind, bet) })
    .when((states) => decideActRound(states, act))
    .thenRefused('step-illegal', { choices: [] });
  given(playing)
    .when((states) => decideActRound(states, { ...act, action: 'wrong' }))
    .thenRefused('step-illegal', { field: 'action' });
  given({ ...playing, wallet: purse({ COINS: 9 }) })
    .when((states) => decideActRound(states, act))
    .thenRefused('insufficient-amount', { balance: 9, amount: 10 });
});

test('nobody plays or ends the round of another seat', () => {
  given(playing)
    .when((states) => decideActRound(states, { ...act, sitting: { ...sitting, seat: 'other' } }))
    .thenRefused('not-found');
  given({ ...playing, round: roundKind.initial })
    .when((states) => decideActRound(states, act))
    .thenRefused('not-found');
  for (const round of [after(roundKind, bet), roundKind.initial]) {
    given({ ...fresh, round })
      .when((states) => decideSettleRound(states, { round: 'round_1', seat: 'other', at: NOW }))
      .thenRefused('not-found');
  }
});

const atTable = { seat: after(seatKind, taken, opened), wallet: purse({ COINS: 5 }) };
const settle = { round: 'round_1', seat: SEAT, at: NOW };

test('a decided round from before that lies open is paid and frees its seat, once', () => {
  given({ ...atTable, round: after(roundKind, bet) })
    .when((states) => decideSettleRound(states, settle))
    .thenHappens(
      { round: [won], wallet: [moved('round_1-win', 'gameWin', 20, 25)], seat: [closed] },
      null,
    );
  given({ ...fresh, round: after(roundKind, bet, won) })
    .when((states) => decideSettleRound(states, settle))
    .thenNothing(null);
});

test('an undecided round is not paid, and one that was taken back neither', () => {
  given({ ...atTable, round: playing.round })
    .when((states) => decideSettleRound(states, settle))
    .thenRefused('round-undecided', { choices: ['double'] });
  const back: RoundEvent = { type: 'round.rolledBack', tx: 'back', at: NOW };
  given({ ...atTable, round: after(roundKind, bet, back) })
    .when((states) => decideSettleRound(states, settle))
    .thenRefused('round-closed');
});

const audit = { by: 'operator ann', why: 'the power failed' };
const rollBack = { round: 'round_1', at: NOW, ...audit };
const rolledBack: RoundEvent = {
  type: 'round.rolledBack',
  tx: 'round_1-rollback',
  at: NOW,
  ...audit,
};

test('a round that is taken back gives back every stake and its jackpot, and frees its seat', () => {
  const raised = { ...acted, choices: ['stand'] };
  given({ ...atTable, round: after(roundKind, { ...undecided, jackpot: 1_008 }, raised) })
    .when((states) => decideRollBackRound(states, rollBack))
    .thenHappens(
      {
        round: [rolledBack],
        wallet: [moved('round_1-rollback', 'gameRefund', 20, 25)],
        seat: [closed],
        jackpot: [{ type: 'jackpot.returned', currency: 'COINS', round: 'round_1', amount: 1_008 }],
      },
      null,
    );
  given({ ...fresh, round: after(roundKind, bet, rolledBack) })
    .when((states) => decideRollBackRound(states, rollBack))
    .thenNothing(null);
});

test('what is decided is its player’s, and not taken back', () => {
  given({ ...atTable, round: after(roundKind, { ...bet, jackpot: 1_008 }) })
    .when((states) => decideRollBackRound(states, rollBack))
    .thenRefused('round-closed', { pays: 1_028 });
});

/** A game whose neutral step stands, twice; before a double there is nothing to stand on. */
const idle = (neutral?: Json): Pick<GameRules, 'act' | 'neutral'> => ({
  neutral: () => neutral,
  act: (state) =>
    state === 'hidden'
      ? { state: 'stood', outcome: { stood: 1 }, choices: ['stand'], pays: 0 }
      : { state, outcome: { stood: 2 }, choices: [], pays: 30 },
});
const finish = { round: 'round_1', rules: idle('stand'), at: NOW };
const stood = (turn: number, more: object) =>
  ({
    ...acted,
    tx: `round_1-act-${turn}`,
    action: 'stand',
    raise: 0,
    idle: true,
    stake: 10,
    ...more,
  }) as RoundEvent;

test('a round that nobody plays on goes its neutral steps, is paid and frees its seat', () => {
  given({ ...atTable, round: after(roundKind, undecided) })
    .when((states) => decideFinishRound(states, finish))
    .thenHappens(
      {
        round: [
          stood(0, { state: 'stood', outcome: { stood: 1 }, choices: ['stand'], pays: 0 }),
          stood(1, { state: 'stood', outcome: { stood: 2 }, pays: 30 }),
          { ...won, amount: 30 },
        ],
        wallet: [moved('round_1-win', 'gameWin', 30, 35)],
        seat: [closed],
      },
      null,
    );
});

test('one in which nothing was risked yet is taken back', () => {
  given({ ...atTable, round: after(roundKind, undecided) })
    .when((states) => decideFinishRound(states, { ...finish, rules: idle() }))
    .thenHappens(
      {
        round: [{ ...rolledBack, by: 'house', why: 'idle' }],
        wallet: [moved('round_1-rollback', 'gameRefund', 10, 15)],
        seat: [closed],
      },
      null,
    );
});

test('one that was decided and lies open from before is paid; one that has ended is left alone', () => {
  given({ ...atTable, round: after(roundKind, bet) })
    .when((states) => decideFinishRound(states, finish))
    .thenHappens(
      { round: [won], wallet: [moved('round_1-win', 'gameWin', 20, 25)], seat: [closed] },
      null,
    );
  for (const end of [won, rolledBack]) {
    given({ ...fresh, round: after(roundKind, bet, end) })
      .when((states) => decideFinishRound(states, finish))
      .thenNothing(null);
  }
});

test('what is unknown, drawn by a third party, or would stake more is not ended', () => {
  const { fairness: _, ...drawn } = undecided;
  for (const round of [roundKind.initial, after(roundKind, { ...drawn, supplier: 'acme' })]) {
    given({ ...atTable, round })
      .when((states) => decideFinishRound(states, finish))
      .thenRefused('not-found');
  }
  given({ ...atTable, round: after(roundKind, undecided) })
    .when((states) =>
      decideFinishRound(states, { ...finish, rules: { ...rules(), neutral: () => 'double' } }),
    )
    .thenRefused('step-illegal', { raise: 'idle' });
});

test('what is settled, unknown or drawn by a third party is not taken back', () => {
  given({ ...fresh, round: after(roundKind, bet, won) })
    .when((states) => decideRollBackRound(states, rollBack))
    .thenRefused('round-closed');
  const { fairness: _, ...drawn } = bet;
  for (const round of [roundKind.initial, after(roundKind, { ...drawn, supplier: 'acme' })]) {
    given({ ...fresh, round })
      .when((states) => decideRollBackRound(states, rollBack))
      .thenRefused('not-found');
  }
});
