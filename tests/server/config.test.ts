import { expect, test } from 'vitest';
import { readConfig } from '../../server/config';
import { mockSettings } from '../support/mockSupplier';

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
    TOURNAMENTS: true,
    KEPT_MAILS: true,
    APP_NAME: 'Fairground',
    ONLINE_FLOOR: true,
    SUPPLIERS: [],
    SUGGESTION_VOTER_DAYS: 4,
    SUGGESTION_VOTES: 5,
    WITHDRAW_AT_ONCE: 100,
    WITHDRAW_BY_TWO: 1_000,
    IDENTITY_KEPT_DAYS: 1_826,
    STRIPE_PAYOUTS: 'off',
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
      SUPPLIERS: '{',
    });
  for (const name of [
    'PORT',
    'DATABASE_URL',
    'REDIS_URL',
    'RATE_LIMITS',
    'STRIPE_WEBHOOK_SECRET',
    'SUPPLIERS',
  ])
    expect(read).toThrow(name);
});

test('card payment has its public key and a price for diamond and for crown, or nothing [§3]', () => {
  const whole = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_DIAMOND: 'price_1',
    STRIPE_PRICE_CROWN: 'price_2',
  };
  expect(readConfig(whole)).toMatchObject(whole);
  for (const name of Object.keys(whole)) {
    const { [name as keyof typeof whole]: _, ...rest } = whole;
    expect(() => readConfig(rest)).toThrow(name);
  }
});

test('the platform listens on one address, each line of which is limited', () => {
  expect(readConfig({ HOST: 'localhost' }).HOST).toBe('127.0.0.1');
  expect(readConfig({ HOST: '::' }).HOST).toBe('::');
});

test.for([
  [{ HOST: '0.0.0.0' }, false],
  [{ DATABASE_URL: 'postgres://db/x' }, false],
  [{ DEMO: 'off' }, false],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '127.0.0.2' }, true],
  [{ PUBLIC_URL: 'http://localhost:8080' }, true],
  [{ PUBLIC_URL: 'http://[::1]:8080' }, true],
  [{ PUBLIC_URL: 'https://play.example' }, false],
  [{ PUBLIC_URL: 'https://localhost.example' }, false],
  [{ TRUST_PROXY: '1' }, false],
  [{ TRUST_PROXY: 'loopback' }, false],
  [{ TRUST_PROXY: 'off' }, true],
] as const)('demo accounts with %j: %s', ([environment, demo]) => {
  expect(readConfig(environment).DEMO).toBe(demo);
});

test.for([
  [{}, true],
  [{ DATABASE_URL: 'postgres://db/x' }, true],
  [{ SMTP_URL: 'smtp://mail' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://play.example' }, false],
  [{ TRUST_PROXY: '10.0.0.0/8' }, false],
] as const)('kept mails with %j: %s', ([environment, kept]) => {
  expect(readConfig(environment).KEPT_MAILS).toBe(kept);
});

test.for([
  ['2', 2],
  ['127.0.0.1', ['127.0.0.1']],
  [' 10.0.0.0/8 , fd00::/8,uniquelocal', ['10.0.0.0/8', 'fd00::/8', 'uniquelocal']],
  ['off', undefined],
  ['0', undefined],
] as const)('TRUST_PROXY=%s is %j', ([text, trusted]) => {
  expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(trusted);
});

test.for([
  'on',
  'true',
  '-1',
  '1.5',
  '11',
  'proxy.example',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '10.0.0.1/',
])('TRUST_PROXY=%s is refused, and told what to write', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(
    'TRUST_PROXY: is the number of proxies before the platform, or their addresses',
  );
});

test.for([
  [{ secret: 'short' }, 'SUPPLIERS.0.secret'],
  [{ launchUrl: 'javascript:alert(1)' }, 'SUPPLIERS.0.launchUrl'],
  [{ id: '../acme' }, 'SUPPLIERS.0.id'],
  [{ games: [] }, 'SUPPLIERS.0.games'],
] as const)('a third party with %j is refused by the name of what is wrong', ([wrong, name]) => {
  const settings = [{ ...mockSettings('acme'), ...wrong }];
  expect(() => readConfig({ SUPPLIERS: JSON.stringify(settings) })).toThrow(name);
});
