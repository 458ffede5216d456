import type { Flight, Flown } from '../flight';

const SEED_DIGITS = 64;
const seed = (digit: string): string => digit.repeat(SEED_DIGITS);

/** Flights that are over, by what they burst at (in hundredths), the latest first. */
const flownAt = (...crashes: readonly number[]): Flown[] =>
  crashes.map((crash, at) => ({
    day: '2026-11-20',
    number: 41 - at,
    crash,
    serverSeed: seed(String(at % 10)),
  }));

/** The forty-second flight of a day, which boards for four more seconds; three are aboard. */
export const aFlight = (given: Partial<Flight> = {}): Flight => ({
  gameId: 'game_rocket-wheel',
  day: '2026-11-20',
  number: 42,
  phase: 'boarding',
  sinceMs: -4_000,
  startsAt: '2026-11-20T20:00:04.000Z',
  commit: seed('c'),
  riders: [
    { name: 'Juniper', currency: 'COINS', stake: 2_000, cashed: null },
    { name: 'Bruno', currency: 'COINS', stake: 500, cashed: null },
    { currency: 'FUN', stake: 100, cashed: null },
  ],
  aboard: 3,
  last: flownAt(154, 312, 100, 1_874, 207, 131, 119, 10_290, 163, 248),
  chains: [
    { day: '2026-11-20', head: seed('a') },
    { day: '2026-11-21', head: seed('b') },
  ],
  ...given,
});

/** The same in the air, by now at a multiple of 1.64; Bruno has left. */
export const aFlightInTheAir = (given: Partial<Flight> = {}): Flight =>
  aFlight({
    phase: 'flying',
    sinceMs: 5_000,
    riders: [
      { name: 'Juniper', currency: 'COINS', stake: 2_000, cashed: null },
      { name: 'Bruno', currency: 'COINS', stake: 500, cashed: 152 },
      { currency: 'FUN', stake: 100, cashed: null },
    ],
    ...given,
  });

/** The same, which burst at 2.31. */
export const aBurstFlight = (given: Partial<Flight> = {}): Flight =>
  aFlightInTheAir({
    phase: 'burst',
    sinceMs: 8_400,
    burst: { crash: 231, serverSeed: seed('d') },
    nextMs: 2_500,
    ...given,
  });
