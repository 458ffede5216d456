import { expect, test } from 'vitest';
import { readConfig } from '../../server/config';

test('an empty environment gives the embedded default on loopback', () => {
  expect(readConfig({ UNRELATED: 'x', DATABASE_URL: '' })).toEqual({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: './.data',
    PUBLIC_URL: 'http://localhost:3000',
    MAIL_FROM: 'Fairground <no-reply@localhost>',
    LOG_LEVEL: 'info',
    RATE_LIMITS: true,
    DEMO: true,
    TRUST_PROXY: false,
    KEPT_MAILS: true,
    APP_NAME: 'Fairground',
  });
});

test('every wrong variable is reported at once', () => {
  const read = () =>
    readConfig({
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      REDIS_URL: 'no address at all',
      RATE_LIMITS: 'no',
      STRIPE_SECRET_KEY: 'sk_test',
    });
  for (const name of ['PORT', 'DATABASE_URL', 'REDIS_URL', 'RATE_LIMITS', 'STRIPE_WEBHOOK_SECRET'])
    expect(read).toThrow(name);
});

test.for([
  [{ HOST: '0.0.0.0' }, false],
  [{ DATABASE_URL: 'postgres://db/x' }, false],
  [{ DEMO: 'off' }, false],
  [{ HOST: 'localhost' }, true],
] as const)('demo accounts with %j: %s', ([environment, demo]) => {
  expect(readConfig(environment).DEMO).toBe(demo);
});
