import { flightRoom, gameOfFlightRoom } from '../../contract/flight';
import { RIDERS_NEWS_MS } from '../../contract/limits';
import type { Platform } from '../platform';
import { flightAt } from './flight.query';

/** The platform's own fact of who boarded or left. */
const RIDERS = 'riders';

/** Looked again so soon where nobody listens. */
const IDLE_MS = 1_000;

/**
 * Tells the sockets in the rooms of flights each phase as it begins, and who boards or leaves: one
 * answer is read for all of them. Each process tells its own sockets; where nobody listens nothing is
 * read. Answers the end of it.
 */
export const tellFlights = (platform: Platform): (() => void) => {
  const { store, rooms, flights, now, log } = platform;
  const phases = new Map<string, NodeJS.Timeout>();
  const news = new Map<string, NodeJS.Timeout>();
  let ended = false;

  const tell = async (game: string): Promise<void> => {
    const room = flightRoom(game);
    if (!rooms.hasAnyHere(room)) return;
    rooms.emitHere(room, 'flight', { room, flight: await flightAt(platform, game, now()) });
  };
  const tried = (game: string, after: () => void): void => {
    tell(game)
      .catch((error: unknown) => log.error({ error }, 'a flight was not told'))
      .finally(after);
  };

  /** Milliseconds until a phase of the game begins. */
  const untilNext = async (game: string): Promise<number> => {
    const at = now();
    const { flight } = await flights.at(game, at);
    const { boardsAt, startsAt, burstsAt, endsAt } = flight;
    const next = [boardsAt, startsAt, burstsAt, endsAt].find((one) => one > at) ?? at;
    return Math.ceil(next - at) + 1;
  };
  const follow = (game: string): void => {
    void untilNext(game)
      .catch((error: unknown) => {
        log.error({ error }, 'flights have no hours');
        return IDLE_MS;
      })
      .then((ms) => {
        if (ended) return;
        phases.set(game, setTimeout(() => tried(game, () => follow(game)), ms).unref());
      });
  };
  for (const { game, rules } of platform.catalogue.all)
    if (rules?.isShared === true) follow(game._id);

  const later = (game: string): void => {
    if (news.has(game)) return;
    news.set(
      game,
      setTimeout(() => {
        news.delete(game);
        tried(game, () => undefined);
      }, RIDERS_NEWS_MS).unref(),
    );
  };
  const unsubscribe = store.subscribe((facts) => {
    for (const { handler, body } of facts) {
      if (handler !== RIDERS) continue;
      const room = flightRoom(String(body['game']));
      if (rooms.hasAnyHere(room)) later(gameOfFlightRoom(room) ?? '');
    }
  });
  return () => {
    ended = true;
    unsubscribe();
    for (const timer of [...phases.values(), ...news.values()]) clearTimeout(timer);
  };
};
