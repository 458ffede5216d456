import { eventsOf, type RecordedEvent } from '../store/projection';
import { playerKind } from './player.events';

/** The players whom these events erase: a projection keeps no words of theirs. */
export const erasedBy = (events: readonly RecordedEvent[]): string[] =>
  eventsOf(playerKind, events)
    .filter(({ event }) => event.type === 'player.erased')
    .map(({ id }) => id);
