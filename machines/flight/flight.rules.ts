import { type Flight, flightRoom } from '../../contract/flight';

/** How the room of a game's flights says that they stand; undefined where it speaks of something else. */
export const heardFlight = (
  gameId: string,
  { room, name, body }: { room: string; name: string; body: string },
): Flight | undefined => {
  if (name !== 'flight' || room !== flightRoom(gameId)) return undefined;
  try {
    const { flight } = JSON.parse(body) as { flight?: Flight };
    return flight?.gameId === gameId ? flight : undefined;
  } catch {
    return undefined;
  }
};
