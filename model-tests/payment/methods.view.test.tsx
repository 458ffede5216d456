import { test } from 'vitest';
import { methodsOf } from '../../machines/payment/methods.sample';
import { MethodsPage } from '../../src/views/payment/MethodsPage';
import { onForm, typedWalk } from '../support/form';
import { answer, choose, connect, member, tells } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS, walkView } from '../support/view';
import { methodAddWalk, methodPreferWalk, methodRemoveWalk, methodsWalk } from './payment.walk';

const noFaults = () => ({});
const around = {
  view: <MethodsPage />,
  start: () => ({ ...member, to: '/wallet/methods' }),
  settle: (world: Parameters<typeof connect>[0]) => {
    connect(world);
    // One of them: what the page says stands on it once.
    answer(world, ['methods.list'], {
      type: 'list.listed',
      items: methodsOf(2).slice(1),
      total: 1,
    });
  },
};

test(
  'methods: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      methodsWalk,
      {
        list: 'methods',
        at: ({ of }) => (of === 'another' ? undefined : '/wallet/methods'),
        away: '/wallet/payments',
        rows: 'main li',
        says: { empty: 'None is stored yet', failed: 'Your payment methods did not load.' },
      },
      {
        view: <MethodsPage />,
        start: () => ({ ...member, to: '/wallet/payments' }),
        by: { 'session.closed': tells('methods'), 'methods.changed': tells('methods') },
        without: { 'methods.open list.visit[1]': 'one screen alone shows them so' },
      },
    );
  },
  WALK_MS,
);

const adding = onForm({
  port: 'methodAdd.submit',
  faults: noFaults,
  submit: 'Add it at the provider',
  done: 'You are led to the provider.',
  choose: (_, value) => choose('Kind', value),
});

test(
  'methodAdd: every edge that the page reaches is walked on it',
  async () => {
    await walkView(
      typedWalk(methodAddWalk, { payment: 'visa' }, { filled: { payment: 'paypal' } }),
      {
        ...adding,
        without: {
          ...adding.without,
          'methodAdd.editing form.leave[0]': 'a box that is chosen from is never left wrong',
          'methodAdd.editing form.submit[1]': 'nothing can be wrong with it',
        },
        control: 'methodAdd',
        ...around,
      },
    );
  },
  WALK_MS,
);

test(
  'methodRemove: every edge that the page reaches is walked on it',
  async () => {
    const method = 'method_0001';
    await walkView(typedWalk(methodRemoveWalk, { method }, { filled: {} }), {
      ...onForm({
        port: 'methodRemove.submit',
        faults: noFaults,
        submit: 'Forget it',
        done: 'It is forgotten.',
        bare: true,
      }),
      control: `methodRemove ${method}`,
      ...around,
    });
  },
  WALK_MS,
);

test(
  'methodPrefer: every edge that the page reaches is walked on it',
  async () => {
    const method = 'method_0001';
    await walkView(typedWalk(methodPreferWalk, { method }, { filled: {} }), {
      ...onForm({
        port: 'methodPrefer.submit',
        faults: noFaults,
        submit: 'Offer it first',
        done: 'It is offered first.',
        bare: true,
      }),
      control: `methodPrefer ${method}`,
      ...around,
    });
  },
  WALK_MS,
);
