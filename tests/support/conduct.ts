import { reportKind } from '../../server/report/report.events';
import { type SanctionEvent, sanctionKind } from '../../server/report/sanction.events';
import { after } from './decider';

/** Nobody keeps the player from anything, and nothing was reported. */
export const unreported = { sanction: sanctionKind.initial, report: reportKind.initial };

/** A player about whom this was decided. */
export const sanctionedBy = (...events: readonly SanctionEvent[]) => after(sanctionKind, ...events);
