import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { decideOpenViewing } from './viewing.decider';
import { type ViewingEvent, viewingKind } from './viewing.events';

/** A member looks at a player's page: refuses `not-found`. */
export const openViewing = (
  { store }: Pick<Platform, 'store'>,
  player: string,
  by: Pick<ViewingEvent, 'staff' | 'at'>,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'openViewing',
    at: by.at,
    streams: { viewing: streamOf(viewingKind, player), player: streamOf(playerKind, player) },
    decide: (states) => decideOpenViewing(states, by),
  });
