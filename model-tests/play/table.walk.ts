import { tableMachine } from '../../machines/play/table.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const tableWalk = walk({
  machine: silent(tableMachine),
  inputs: [
    {
      ...{ engine: 'slot', stake: 10, bet: {}, began: { minute: 0, balance: 5_000 } },
      ...{ mayTurbo: true, maySkip: true, takes: { currency: 'COINS', stakes: [10, 20] } },
    },
  ],
  events: [
    { type: 'table.stake', stake: 20 },
    { type: 'table.type', text: '20' },
    { type: 'table.type', text: '15' },
    { type: 'table.enter', separators: { decimal: '.', thousands: ',' } },
    { type: 'table.choose', bet: { direction: 'over' } },
    { type: 'table.choose', bet: { chips: [] }, stake: 0 },
    { type: 'table.plan', plan: { chip: 50 } },
    { type: 'round.decided', outcome: { spins: [] } },
    { type: 'table.timed', steps: [700, 300] },
    { type: 'port.failed', port: 'table.time' },
    { type: 'table.skip' },
    { type: 'table.turbo', isTurbo: true },
    { type: 'round.resumed', stake: 50, bet: { direction: 'over' } },
  ],
  view: ({ context: { shown, isTurbo, typed, fault } }) => [shown, isTurbo, typed, fault],
});
