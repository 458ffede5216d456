import { revealRound } from '../../contract/play';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { loadRound, ownRound } from '../round/round.answer';
import { roundKind } from '../round/round.events';
import { streamOf } from '../store/stream';
import { decideReveal } from './seat.decider';
import { seatKind } from './seat.events';
import { seedAt } from './seat.seed';

/** A round that its player looks back at, away from the table: its seed is revealed [decision 153]. */
export const revealRoutes = (platform: Platform): Route[] => {
  const { store, secrets } = platform;

  const reveal = async ({ caller, params: { id }, now, key }: Asked<typeof revealRound>) => {
    const { bet } = await store.load(streamOf(roundKind, id));
    // A third party's round has no seeds of ours.
    if (bet?.wallet !== caller.player || bet.fairness === undefined) return refused('not-found');
    const { seat, seedIndex, flight } = bet.fairness;
    // A flight's seed is everybody's: it is known once the flight is over, and no seat turns.
    if (flight === undefined) {
      const outcome = await store.execute({
        name: 'revealRound',
        at: now,
        key: { ...key, scope: `revealRound ${id}` },
        streams: { seat: streamOf(seatKind, seat) },
        decide: (states) =>
          decideReveal(states.seat, { seedIndex, serverSeed: seedAt(secrets, seat) }),
      });
      if ('refused' in outcome) return outcome;
    }
    const found = await loadRound(platform, id);
    return found === undefined ? refused('not-found') : ownRound(platform, found.round);
  };

  return [on(revealRound, reveal)];
};
