import { expect, test } from 'vitest';
import { isMoreLeft } from '../../machines/kit/list.select';
import { methodsOf } from '../../machines/payment/methods.sample';
import { MethodsPage } from '../../src/views/payment/MethodsPage';
import { onForm, typedWalk } from '../support/form';
import {
  answer,
  choose,
  connect,
  control,
  go,
  hubSkips,
  member,
  press,
  pressMore,
  shows,
  tells,
} from '../support/hand';
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
    await walkView(methodsWalk, {
      resident: 'methods',
      start: () => ({ ...member, to: '/wallet/payments' }),
      settle: connect,
      view: <MethodsPage />,
      by: {
        'session.closed': tells('methods'),
        'list.visit': ({ query }, world) =>
          query?.of !== 'another' &&
          go(world, query === undefined ? '/wallet/payments' : '/wallet/methods'),
        'list.more': (_, world) => pressMore(world, 'methods'),
        'list.retry': () => press('button', 'Try again'),
        'list.listed': 'methods.list',
        'methods.changed': tells('methods'),
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'methods.list',
      },
      without: {
        'methods.open list.visit[1]': 'one screen alone shows them so',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (list) => {
        const isEmpty = list.matches({ open: 'empty' });
        const hasFailed = list.matches({ open: 'failed' });
        expect(document.querySelectorAll('main li')).toHaveLength(
          isEmpty ? 0 : list.context.list.items.length,
        );
        expect(shows('None is stored yet')).toBe(isEmpty);
        expect(shows('Your payment methods did not load.')).toBe(hasFailed);
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(list) && !hasFailed && !isEmpty,
        );
      },
    });
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
