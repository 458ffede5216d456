import type { TicketCategory } from '../../contract/ticket';

const HOUR_MS = 60 * 60 * 1_000;

/** Hours in which support answers, by category; sample data that an operator replaces. */
const clocks: Readonly<Record<TicketCategory, number>> = {
  payment: 4,
  account: 12,
  player: 12,
  appeal: 24,
  game: 24,
  fault: 24,
  other: 48,
};

/** Whether it waits for support longer than the clock of its category allows. */
export const isLate = (category: TicketCategory, waiting: Date, now: Date): boolean =>
  now.getTime() - waiting.getTime() > clocks[category] * HOUR_MS;
