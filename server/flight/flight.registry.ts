import type { RoundFairness } from '../round/round.events';
import type { Secrets } from '../secret/secret';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { decideCommit } from './flight.decider';
import { flightKind, flightsOf } from './flight.events';
import {
  CHAIN,
  chainFrom,
  dayAfter,
  dayOf,
  housePace,
  type Pace,
  type Planned,
  Schedule,
} from './flight.schedule';

interface Needs {
  readonly store: Store;
  readonly secrets: Pick<Secrets, 'derive' | 'recall'>;
  readonly now: () => number;
}

/** Days of a game that a process has in mind: today's, tomorrow's, and those of late settlements. */
const KEPT = 6;

/** The flights of shared games as a process has them in mind: all follow from the seals in the log. */
export class Flights {
  readonly #days = new Map<string, Promise<Schedule>>();

  constructor(
    readonly needs: Needs,
    readonly pace: Pace = housePace,
  ) {}

  /** The flights of a day (`YYYY-MM-DD`), which are sealed in the log by now. */
  day(game: string, day: string): Promise<Schedule> {
    const name = flightsOf(game, day);
    const known = this.#days.get(name);
    if (known !== undefined) return known;
    const read = this.#read(name, day);
    this.#days.set(name, read);
    read.catch(() => this.#days.delete(name));
    for (const old of this.#days.keys()) if (this.#days.size > KEPT) this.#days.delete(old);
    return read;
  }

  /** The flight that is on at an instant (ms since 1970): at the end of a day the next day's first. */
  async at(game: string, at: number): Promise<{ flight: Planned; schedule: Schedule }> {
    const today = dayOf(at);
    const schedule = await this.day(game, today);
    const flight = schedule.at(at);
    if (flight !== undefined) return { flight, schedule };
    const next = await this.day(game, dayAfter(today));
    const first = next.at(Date.parse(next.day));
    if (first === undefined) throw new Error(`${game} has no flights on ${next.day}`);
    return { flight: first, schedule: next };
  }

  /** The seed of a round's flight, once that is over by the platform's clock. */
  async seedOf(game: string, { flight, nonce }: RoundFairness): Promise<string | undefined> {
    if (flight === undefined) return undefined;
    const schedule = await this.day(game, flight.day);
    const flown = schedule.at(Date.parse(flight.startsAt));
    return flown?.number === nonce && flown.burstsAt <= this.needs.now()
      ? flown.serverSeed
      : undefined;
  }

  async #read(name: string, day: string): Promise<Schedule> {
    const { store, secrets, now } = this.needs;
    const stream = streamOf(flightKind, name);
    const sealed = await store.load(stream);
    if (sealed.head === undefined) {
      const [head = ''] = chainFrom(secrets.derive(CHAIN, name));
      const at = new Date(now());
      await store.execute({
        name: 'commitFlights',
        at,
        streams: { flights: stream },
        decide: (states) => decideCommit(states, head),
      });
    }
    const { head = '' } = await store.load(stream);
    const last = secrets.recall(CHAIN, name, (seed) => chainFrom(seed)[0] === head);
    return new Schedule(day, chainFrom(last), this.pace);
  }
}
