import { aDailyGift } from '../../contract/make/daily';
import { problem } from '../../contract/problems';
import { dailyMachine } from '../../machines/daily/daily.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const waiting = aDailyGift();
const opened = aDailyGift({ state: 'opened' });

export const dailyWalk = walk({
  machine: silent(dailyMachine),
  inputs: [undefined],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'hub.listening' },
    { type: 'hub.skipped' },
    { type: 'daily.open' },
    { type: 'daily.retry' },
    { type: 'daily.told', daily: waiting },
    { type: 'daily.told', daily: opened },
    { type: 'daily.changed', daily: opened },
    { type: 'daily.changed', daily: waiting },
    { type: 'daily.changed' },
    { type: 'daily.refused', problem: problem('not-signed-in') },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'daily.read' },
    { type: 'port.failed', port: 'daily.open' },
  ],
  // The answer of a port that is not asked.
  offers: (event, snapshot) =>
    event.type !== 'port.failed' ||
    snapshot.matches({ present: 'opening' }) === (event.port === 'daily.open'),
  view: ({ context: { daily, problem: why } }) => [daily?.state, why?.code],
});
