import { anAffiliate } from '../../contract/make/affiliate';
import { aJurisdiction } from '../../contract/make/country';
import { playModeMachine } from '../../machines/play/playMode.machine';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const playModeWalk = walk({
  machine: silent(playModeMachine),
  inputs: [{ mode: 'fun', country: 'US', currency: 'USD' }],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'playMode.choose', mode: 'coins' },
    { type: 'playMode.chosen', mode: 'coins' },
    { type: 'playMode.retry' },
    shownAt('/play/lucky-wheel'),
    shownAt('/play/money/lucky-wheel'),
    { type: 'playMode.settle', country: 'IT', currency: 'EUR' },
    { type: 'player.undescribed' },
    { type: 'game.played', gameId: 'game_wheel' },
    { type: 'game.left' },
    { type: 'residents.arrived', names: ['play'] },
    { type: 'residents.arrived', names: ['everyone'] },
    {
      type: 'player.described',
      age: 30,
      isVerified: false,
      country: 'DE',
      region: undefined,
      mode: undefined,
    },
    {
      type: 'player.described',
      age: 30,
      isVerified: true,
      country: 'US',
      region: 'NJ',
      mode: 'coins',
    },
    { type: 'jurisdictions.loaded', jurisdictions: [aJurisdiction()] },
    {
      type: 'jurisdictions.loaded',
      jurisdictions: [aJurisdiction({ realMoneyGambling: true })],
      withheld: ['game_wheel'],
    },
    { type: 'affiliates.loaded', affiliates: [anAffiliate()] },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'jurisdictions.load' },
  ],
  // An account is described, or not, to whom a session was opened.
  offers: ({ type }, { context }) => !/^player\./.test(type) || context.signedIn,
  view: ({ context: { place, home, region, gameId, signedIn, account, decided } }) => [
    ...[place, home, region],
    ...[gameId, signedIn, account, decided],
  ],
});
