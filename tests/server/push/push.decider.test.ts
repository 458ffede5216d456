import { test } from 'vitest';
import { decideForget, decideRegister } from '../../../server/push/push.decider';
import { given } from '../../support/decider';

const device = { session: 'session_1', token: 'token', deviceName: 'Firefox, Linux' };
const done = { ok: true } as const;

test('a browser is registered when it says something new', () => {
  for (const known of [undefined, 'an earlier token']) {
    given({})
      .when(() => decideRegister(known, device))
      .thenHappens({ player: [{ type: 'player.deviceRegistered', ...device }] }, done);
  }
});

test('what a page says each time that it starts does not grow the log', () => {
  given({})
    .when(() => decideRegister('token', device))
    .thenNothing(done);
});

test('a browser is forgotten once', () => {
  given({})
    .when(() => decideForget('token', 'session_1'))
    .thenHappens({ player: [{ type: 'player.deviceForgotten', session: 'session_1' }] }, done);
  given({})
    .when(() => decideForget(undefined, 'session_1'))
    .thenNothing(done);
});
