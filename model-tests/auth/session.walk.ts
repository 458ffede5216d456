import { TOKEN_LIFETIME_MS, TOKEN_REFRESH_MS } from '../../contract/limits';
import { aToken } from '../../contract/make/token';
import { problem } from '../../contract/problems';
import { sessionMachine } from '../../machines/auth/session.machine';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const inSeconds = (ms: number) => ms / 1_000;
const young = aToken({ iat: 0, exp: inSeconds(TOKEN_LIFETIME_MS) });
const younger = aToken({
  iat: inSeconds(TOKEN_REFRESH_MS),
  exp: inSeconds(TOKEN_LIFETIME_MS + TOKEN_REFRESH_MS),
});

const anothers = aToken({ sub: 'player_bob1', iat: 0, exp: inSeconds(TOKEN_LIFETIME_MS) });

export const sessionWalk = walk({
  machine: silent(sessionMachine),
  inputs: [
    { at: 0, token: undefined },
    { at: 0, token: young },
  ],
  events: [
    { type: 'session.adopt', token: young },
    { type: 'session.adopt', token: 'no token' },
    { type: 'session.signOut' },
    { type: 'session.signOutEverywhere' },
    { type: 'session.hold' },
    { type: 'session.release' },
    shownAt('/wallet'),
    { type: 'session.renew' },
    { type: 'session.expire' },
    { type: 'clock.ticked', at: 1 },
    { type: 'clock.ticked', at: TOKEN_REFRESH_MS + 1 },
    { type: 'clock.ticked', at: TOKEN_LIFETIME_MS },
    { type: 'refresh.granted' },
    { type: 'refresh.elsewhere' },
    { type: 'session.refreshed', token: younger },
    { type: 'session.refused', problem: problem('token-expired') },
    { type: 'session.ended' },
    { type: 'token.stored', token: younger },
    { type: 'token.stored', token: anothers },
    { type: 'token.stored', token: 'no token' },
    { type: 'token.cleared' },
    { type: 'residents.arrived', names: ['everyone'] },
    { type: 'port.failed', port: 'session.refresh' },
  ],
  view: ({ context }) => [
    context.token,
    context.at > TOKEN_REFRESH_MS,
    context.everywhere,
    context.saving,
  ],
});
