import { expect, test } from 'vitest';
import { burstMs, msTo, multipleAt, multipleText } from '../../../contract/flight.rules';
import { FLIGHT_GROWTH, FLIGHT_MULTIPLE_MAX } from '../../../contract/limits';
import { type CrashState, drawCrash } from '../../../games/crash/crash.rules';
import { gameRules } from '../../../games/engines';
import { fairDraw } from '../../../games/fair/fair.rules';
import { dealt, quick } from '../dealt';
import { taken } from '../steps';

const rules = gameRules('crash', 'rocket-wheel')!;
const flight = (crash: number, auto: number | null = null): CrashState => ({
  stake: 200,
  auto,
  crash,
  isDown: false,
});
const cashOut = (at: number) => ({ kind: 'cash-out', at });
const land = { kind: 'land' };

test('no millisecond of a flight lies so near a hundredth that two machines differ', () => {
  let nearest = 1;
  for (let ms = 1; ms <= msTo(FLIGHT_MULTIPLE_MAX); ms += 1) {
    const exact = 100 * Math.exp(FLIGHT_GROWTH * ms);
    nearest = Math.min(nearest, Math.abs(exact - Math.round(exact)));
  }
  expect(nearest).toBeGreaterThan(1e-7);
});

test('a multiple is reached at its first millisecond, and never falls', () => {
  expect([multipleAt(-5), multipleAt(0), multipleAt(6_932)]).toEqual([100, 100, 200]);
  for (const multiple of [100, 101, 150, 200, 1_000, 99_999, FLIGHT_MULTIPLE_MAX]) {
    const ms = msTo(multiple);
    expect(multipleAt(ms)).toBeGreaterThanOrEqual(multiple);
    if (ms > 0) expect(multipleAt(ms - 1)).toBeLessThan(multiple);
  }
  expect(multipleAt(1_000_000)).toBe(FLIGHT_MULTIPLE_MAX);
  expect(burstMs(99)).toBe(0);
  expect(multipleAt(burstMs(150) - 1)).toBe(150);
  expect(burstMs(FLIGHT_MULTIPLE_MAX)).toBe(msTo(FLIGHT_MULTIPLE_MAX));
  expect([multipleText(99), multipleText(237)]).toEqual(['1.00', '2.37']);
});

test('a draw bursts where the formula says, from the pad to the highest', () => {
  const half = 2 ** 31;
  expect(drawCrash(dealt(0, 0))).toBe(99);
  expect(drawCrash(dealt(half, 0))).toBe(198);
  expect(drawCrash(dealt(0xffffffff, 0xffffffff))).toBe(FLIGHT_MULTIPLE_MAX);
  // 4 of 5 flights fly higher than 1.23, and the last twelve bits of the second word count for nothing.
  expect(drawCrash(dealt(858_993_459, 0xfff))).toBe(drawCrash(dealt(858_993_459, 0)));
  expect(drawCrash(fairDraw({ serverSeed: 'seed', clientSeed: '2026-11-25', nonce: 1 }))).toBe(
    drawCrash(fairDraw({ serverSeed: 'seed', clientSeed: '2026-11-25', nonce: 1 })),
  );
});

test('99 percent comes back at whatever multiple one leaves: exactly, and played', () => {
  expect(rules.rtp()).toMatchObject({ exact: true, value: 0.99 });
  expect(rules.leastRtp.value).toBe(0.99);
  for (const auto of [101, 150, 237, 1_000, null])
    expect(rules.rtp({ stake: 100, bet: { auto } }).value).toBeCloseTo(0.99, 9);
  const ROUNDS = 200_000;
  const draw = quick(7);
  let [twofold, pad] = [0, 0];
  for (let n = 0; n < ROUNDS; n += 1) {
    const crash = drawCrash(draw);
    if (crash >= 200) twofold += 1;
    if (crash < 100) pad += 1;
  }
  expect(twofold / ROUNDS).toBeCloseTo(0.495, 2);
  expect(pad / ROUNDS).toBeCloseTo(0.01, 2);
});

test('who leaves in time is paid what the time says, and not told what would have been', () => {
  const left = taken(rules.act(flight(250), cashOut(msTo(237))));
  expect(left).toMatchObject({ choices: [], pays: 474 });
  expect(left.outcome).toEqual({ auto: null, cashed: 237, crash: null });
  const last = taken(rules.act(flight(250), cashOut(burstMs(250) - 1)));
  expect(last.pays).toBe(500);
});

test('from the instant of the burst on nothing is paid', () => {
  const late = taken(rules.act(flight(250), cashOut(burstMs(250))));
  expect(late).toMatchObject({ choices: [], pays: 0 });
  expect(late.outcome).toEqual({ auto: null, cashed: null, crash: 250 });
  expect(taken(rules.act(flight(99), cashOut(0))).pays).toBe(0);
  expect(taken(rules.act(flight(100), cashOut(0))).pays).toBe(200);
});

test('who set a multiple is set down there, if the flight reaches it', () => {
  expect(taken(rules.act(flight(250, 200), land)).outcome).toMatchObject({ cashed: 200 });
  expect(taken(rules.act(flight(250, 250), land)).pays).toBe(500);
  expect(taken(rules.act(flight(250, 251), land)).pays).toBe(0);
  // Pressed later than that, it still was that; pressed before, it is the press.
  expect(taken(rules.act(flight(250, 200), cashOut(burstMs(250) + 9_000))).pays).toBe(400);
  expect(taken(rules.act(flight(250, 200), cashOut(msTo(150)))).pays).toBe(300);
  expect(taken(rules.act(flight(FLIGHT_MULTIPLE_MAX), land)).pays).toBe(200_000);
});

test('what is no bet, no stake and no step is refused', () => {
  const open = (stake: number, bet: unknown) => rules.open({ stake, bet }, quick(1));
  for (const auto of [100, 100_001, 1.5, '2'])
    expect(open(100, { auto })).toEqual({ refused: 'stake-refused', field: 'bet' });
  expect(open(150, {})).toEqual({ refused: 'stake-refused', field: 'stake' });
  expect(rules.act(flight(250), { kind: 'cash-out' })).toMatchObject({ refused: 'body-invalid' });
  expect(rules.act(flight(250), cashOut(-1))).toMatchObject({ refused: 'body-invalid' });
  const down = taken(rules.act(flight(250), cashOut(10)));
  expect(rules.act(down.state, land)).toMatchObject({ refused: 'step-illegal' });
});
