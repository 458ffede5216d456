import { proveReplays, TOGETHER } from './replays';

/** SESSIONS=500 is the whole, a quarter of an hour; the first five are drawn in every run. */
const SESSIONS = Number(process.env['SESSIONS'] ?? 15);

proveReplays(Array.from({ length: SESSIONS / TOGETHER - 1 }, (_, index) => index + 1));
