import { killingMs } from '../../support/patience';

/** How often each thing is killed. `npm test -- kills` kills 500 times, which takes an hour or so. */
export const KILLS = Number(process.env['KILLS'] ?? 20);

/** How long that may take. */
export const KILLING_MS = killingMs(KILLS);

/** Acknowledgements to wait for before the next kill: another number each time, so it comes elsewhere. */
export const untilKill = (kill: number): number => 10 + (kill % 20) * 5;
