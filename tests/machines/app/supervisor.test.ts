import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { buildApp } from '../../../machines/app/build';
import { RESPAWNS_MAX } from '../../../machines/app/supervisor';
import { silentAdapters } from '../../../machines/app/whole';
import { walletMachine } from '../../../machines/wallet/wallet.machine';
import { walletPorts } from '../../../machines/wallet/wallet.words';
import { aStart, aWorld } from '../support/world';

const broken = () => {
  const whole = buildApp(silentAdapters);
  const wallet = walletMachine.provide({
    actors: {
      'wallet.list': fromCallback(() => {
        throw new Error('The wallet is torn');
      }),
    },
  });
  const app = createActor(whole.provide({ actors: { wallet } }), { input: aStart() }).start();
  const tear = () => app.system.get('wallet').send({ type: 'session.opened' });
  return { app, tear };
};

test('one child that falls is started again, told about, and takes nobody along', () => {
  const { app, tear } = broken();
  const before = app.system.get('wallet');
  tear();
  expect(app.system.get('wallet')).not.toBe(before);
  expect(app.system.get('wallet').getSnapshot()).toMatchObject({
    status: 'active',
    value: 'absent',
  });
  expect(app.getSnapshot()).toMatchObject({ status: 'active', context: { falls: { wallet: 1 } } });
  expect(app.system.get('alerts').getSnapshot().children['alert:0'].getSnapshot().context).toEqual({
    kind: 'error',
    slug: 'App.{part} was started again',
    values: { part: 'wallet', reason: 'The wallet is torn' },
  });
});

test('one that falls again and again is left down', () => {
  const { app, tear } = broken();
  for (let fall = 0; fall <= RESPAWNS_MAX; fall += 1) tear();
  expect(app.getSnapshot()).toMatchObject({ status: 'active', context: { down: ['wallet'] } });
  expect(app.system.get('wallet')).toBeUndefined();
  expect(app.system.get('lobby').getSnapshot().status).toBe('active');
});

test('a port that nobody filled says its name', () => {
  const app = createActor(buildApp(silentAdapters).provide({ actors: { wallet: walletMachine } }), {
    input: aStart(),
  }).start();
  app.system.get('wallet').send({ type: 'session.opened' });
  const [said] = Object.values(app.system.get('alerts').getSnapshot().children) as [typeof app];
  expect(said.getSnapshot().context).toMatchObject({
    values: { reason: "The port 'wallet.list' is not filled" },
  });
  expect(Object.keys(walletPorts)).toEqual(['wallet.list']);
});

test('a spoilt storage does not stop the product from starting', () => {
  const { app } = aWorld({ stored: { token: 'spoilt' } });
  expect(app.system.get('session').getSnapshot().value).toBe('signedOut');
});
