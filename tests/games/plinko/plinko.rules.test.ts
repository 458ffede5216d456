import { expect, test } from 'vitest';
import { gameRules } from '../../../games/engines';
import { fairDraw } from '../../../games/fair/fair.rules';
import {
  plinkoChoices,
  plinkoReturn,
  plinkoTenths,
  plinkoWays,
} from '../../../games/plinko/plinko.odds.rules';
import { plinko } from '../../../games/plinko/plinko.rules';
import { ratio } from '../../../games/ratio.rules';
import { dealt, quick } from '../dealt';

const skin = plinko.skins[0]!;
const rules = gameRules('plinko', 'coin-cascade')!;
const boards = plinko.skins.flatMap((board) => plinkoChoices.map((choice) => ({ board, choice })));

test('the ball falls into the slot that its turns to the right count', () => {
  const words = [0, 1, 1, 0, 1, 0, 0, 1];
  const bet = { rows: 8, risk: 'high' } as const;
  const round = plinko.open(skin, { stake: 100, bet }, dealt(...words));
  expect(round.outcome).toEqual({ path: words, slot: 4 });
  expect(round).toMatchObject({ choices: [], pays: 20 });
  const right = plinko.open(skin, { stake: 100, bet }, dealt(1, 1, 1, 1, 1, 1, 1, 1));
  expect(right).toMatchObject({ outcome: { slot: 8 }, pays: 2_800 });
});

test('the ways into the slots are the binomial coefficients', () => {
  expect(plinkoWays(8)).toEqual([1, 8, 28, 56, 70, 56, 28, 8, 1]);
  for (const rows of [8, 12, 16]) expect(plinkoWays(rows).reduce((a, b) => a + b)).toBe(2 ** rows);
});

test('the return told is the mean over every way of the ball, played one by one', () => {
  for (const { board, choice } of boards.filter(({ choice: { rows } }) => rows < 16)) {
    let paid = 0;
    for (let way = 0; way < 2 ** choice.rows; way += 1) {
      const words = Array.from({ length: choice.rows }, (_, row) => (way >> row) % 2);
      paid += plinko.open(board, { stake: 10, bet: choice }, dealt(...words)).pays;
    }
    const all = 10n * 2n ** BigInt(choice.rows);
    expect(plinkoReturn(board, choice)).toEqual(ratio(BigInt(paid), all));
  }
});

test.each(boards)(
  '$board.name, $choice.rows rows at $choice.risk risk, returns 98 to 99 percent',
  ({ board, choice }) => {
    const told = gameRules('plinko', board.id)!.rtp({ stake: 100, bet: choice });
    expect(told.exact).toBe(true);
    expect(told.value).toBeGreaterThanOrEqual(0.98);
    expect(told.value).toBeLessThanOrEqual(0.99);
    expect(told.value).toBeGreaterThanOrEqual(gameRules('plinko', board.id)!.rtp().value);
    const tenths = plinkoTenths(board, choice);
    expect(tenths).toHaveLength(choice.rows + 1);
    expect(tenths).toEqual([...tenths].reverse());
    const half = tenths.slice(0, choice.rows / 2 + 1);
    expect(half).toEqual([...half].sort((a, b) => b - a));
  },
);

test('the exact returns are the published ones', () => {
  const told = plinko.skins.map(({ id }) => [id, gameRules('plinko', id)!.rtp()]);
  expect(Object.fromEntries(told)).toMatchInlineSnapshot(`
    {
      "coin-cascade": {
        "denominator": "640",
        "exact": true,
        "numerator": "631",
        "value": 0.9859375,
      },
      "comet-fall": {
        "denominator": "1280",
        "exact": true,
        "numerator": "1261",
        "value": 0.98515625,
      },
    }
  `);
});

test('the two boards truly differ: every choice of one pays otherwise on the other', () => {
  const [one, other] = plinko.skins;
  for (const choice of plinkoChoices)
    expect(plinkoTenths(one!, choice)).not.toEqual(plinkoTenths(other!, choice));
});

test('every slot pays a whole amount at every stake, within the largest win', () => {
  for (const { board, choice } of boards)
    for (const stake of board.stakes)
      for (let slot = 0; slot <= choice.rows; slot += 1) {
        const words = Array.from({ length: choice.rows }, (_, row) => (row < slot ? 1 : 0));
        const { pays } = plinko.open(board, { stake, bet: choice }, dealt(...words));
        if (!Number.isSafeInteger(pays) || pays > stake * plinko.maxWin(board)) expect.fail();
      }
  expect(plinko.maxWin(skin)).toBe(900);
});

test.each([
  { rows: 10, risk: 'low' },
  { rows: 8, risk: 'none' },
  { rows: 8 },
  { rows: 8, risk: 'low', slot: 0 },
  null,
])('a choice the board does not take is refused: %j', (bet) => {
  const refused = { refused: 'stake-refused', field: 'bet' };
  expect(rules.open({ stake: 100, bet }, quick(1))).toEqual(refused);
});

test.each([0, -10, 15, 100.5, 5_000])('a stake of %d is refused', (stake) => {
  const bet = { rows: 8, risk: 'low' };
  const refused = { refused: 'stake-refused', field: 'stake' };
  expect(rules.open({ stake, bet }, quick(1))).toEqual(refused);
  expect(rules.act(null, { kind: 'drop' })).toEqual({ refused: 'step-illegal', field: 'action' });
});

test('golden rounds from fixed seeds', () => {
  const rounds = [0, 1, 2, 3, 4, 5].map((nonce) => {
    const draw = fairDraw({ serverSeed: 'golden', clientSeed: 'player', nonce });
    const round = plinko.open(skin, { stake: 100, bet: { rows: 12, risk: 'medium' } }, draw);
    return `${round.outcome.path.join('')} ${round.pays}`;
  });
  expect(rounds).toMatchInlineSnapshot(`
    [
      "001001110010 60",
      "100001100111 30",
      "010011010110 30",
      "101110100001 30",
      "101101010001 30",
      "110101111000 60",
    ]
  `);
});
