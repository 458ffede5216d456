import type { Platform } from '../platform';
import { landRound } from '../play/play.command';
import type { Timer } from '../store/timer';
import { FLIGHT_TIMER } from './flight.projection';

type Needs = Pick<Platform, 'sql' | 'store' | 'catalogue' | 'now'>;

/** Rounds that are ended together. */
const PAGE = 200;

/**
 * Ends the rounds of a flight that are due: those that are set down at one multiple, or that were
 * aboard when it burst. A stop delays it; what it finds late it gives back [decision 144].
 */
export const flightTimer = (platform: Needs): Timer => ({
  kind: FLIGHT_TIMER,
  stance: 'pays out',
  async run(subject) {
    const { sql, now } = platform;
    const [flight = ''] = subject.split(' ');
    for (;;) {
      const at = new Date(now());
      const rows = await sql<{ round: string }[]>`
        select round from flight_riders
        where flight = ${flight} and not ended and due <= ${at} limit ${PAGE}`;
      if (rows.length === 0) return;
      const outcomes = await Promise.all(
        rows.map(({ round }) => landRound(platform, round, at.toISOString())),
      );
      const refused = outcomes.find((outcome) => 'refused' in outcome);
      if (refused !== undefined && 'refused' in refused)
        throw new Error(`A round of ${flight} did not end: ${refused.refused.code}`);
    }
  },
});
