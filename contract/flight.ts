import * as z from 'zod/mini';
import { call } from './call';
import { Amount, Id, Instant } from './words';

/** Who is, or was, aboard a flight; multiples in hundredths. */
export const Rider = z.object({
  /** Absent of a guest, and of who has gone. */
  name: z.optional(z.string()),
  currency: z.string(),
  stake: Amount,
  /** At which multiple the rider left; null while aboard, and of who went down with it. */
  cashed: z.nullable(z.int()),
});
export type Rider = z.infer<typeof Rider>;

/** A flight that is over: what it burst at, in hundredths, and the seed that says so. */
export const Flown = z.object({
  day: z.string(),
  number: z.int(),
  crash: z.int(),
  serverSeed: z.string(),
});
export type Flown = z.infer<typeof Flown>;

/** A day (`YYYY-MM-DD`, UTC), and the seal of its first flight: all its seeds follow from it. */
export const FlightChain = z.object({ day: z.string(), head: z.string() });
export type FlightChain = z.infer<typeof FlightChain>;

export const flightPhases = ['boarding', 'flying', 'burst'] as const;

/** The flight that everybody sees, as it is at an instant of the server [decision 144]. */
export const Flight = z.object({
  gameId: Id,
  day: z.string(),
  /** Its number of the day, from 1: the nonce of its draw. */
  number: z.int(),
  phase: z.enum(flightPhases),
  /** Milliseconds since take-off by the server's clock; below 0 while it boards. */
  sinceMs: z.int(),
  startsAt: Instant,
  /** SHA-256 of its seed, hex: the seed of the flight before it. */
  commit: z.string(),
  /** What it burst at, in hundredths, and by which seed; told once it has. */
  burst: z.optional(z.object({ crash: z.int(), serverSeed: z.string() })),
  /** Milliseconds until the next one boards; told once it has burst. */
  nextMs: z.optional(z.int()),
  /** The highest stakes first. */
  riders: z.array(Rider),
  /** How many are, or were, aboard in all. */
  aboard: z.int(),
  /** The last flights of the day, the latest first. */
  last: z.array(Flown),
  /** Of this day, and of the next: published before its first flight. */
  chains: z.array(FlightChain),
});
export type Flight = z.infer<typeof Flight>;

const FLIGHT_ROOM = 'flight:';
/** The public room of a game's flights. */
export const flightRoom = (game: string): string => FLIGHT_ROOM + game;
/** The game whose flights a room tells; undefined for another room. */
export const gameOfFlightRoom = (room: string): string | undefined =>
  room.startsWith(FLIGHT_ROOM) ? room.slice(FLIGHT_ROOM.length) : undefined;

export const getFlight = call({
  stance: 'neutral',
  name: 'getFlight',
  method: 'GET',
  path: '/games/:id/flight',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  params: z.object({ id: z.string().check(z.maxLength(80)) }),
  out: Flight,
  refusals: ['not-found'],
  spec: 'decision 144',
  says: 'The flight of a shared game as it is now, who is aboard, and how the last ones ended',
});
