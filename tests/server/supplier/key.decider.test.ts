import { expect, test } from 'vitest';
import { SUPPLIER_KEYS_MAX } from '../../../contract/limits';
import { decideEndKey, decideMakeKey } from '../../../server/supplier/key.decider';
import {
  keysOf,
  type SupplierKeyEvent,
  supplierKeysKind,
} from '../../../server/supplier/key.events';
import { after, given } from '../../support/decider';
import { NOW } from '../../support/states';

const order = { supplier: 'acme', key: 'key_1', by: 'staff_1', why: 'A new year', at: NOW };
const made = (key: string, supplier = 'acme'): SupplierKeyEvent => ({
  ...{ type: 'supplierKey.made', ...order, supplier, key },
});
const ended = (key: string): SupplierKeyEvent => ({ type: 'supplierKey.ended', ...order, key });
const none = { keys: supplierKeysKind.initial };
const having = (...keys: string[]) => ({
  keys: after(supplierKeysKind, ...keys.map((key) => made(key))),
});
const many = (count: number) => Array.from({ length: count }, (_, index) => `key_of${index}`);

test('a key is made beside the one of the settings, which stays good', () => {
  given(none)
    .when((states) => decideMakeKey(states, order))
    .thenHappens({ keys: [made('key_1')] }, { key: 'key_1' });
  expect(keysOf(having('key_1').keys, 'acme')).toEqual([
    { key: 'setting' },
    { key: 'key_1', at: NOW },
  ]);
  expect(keysOf(having('key_1').keys, 'rival')).toEqual([{ key: 'setting' }]);
});

test('the same key is made once', () => {
  given(having('key_1'))
    .when((states) => decideMakeKey(states, order))
    .thenNothing({ key: 'key_1' });
});

test('there are no more than so many at once', () => {
  given(having(...many(SUPPLIER_KEYS_MAX - 2)))
    .when((states) => decideMakeKey(states, order))
    .thenHappens({ keys: [made('key_1')] }, { key: 'key_1' });
  given(having(...many(SUPPLIER_KEYS_MAX - 1)))
    .when((states) => decideMakeKey(states, order))
    .thenRefused('step-illegal');
});

test('a key is ended, the last one too, and none that is not good', () => {
  given(none)
    .when((states) => decideEndKey(states, { ...order, key: 'setting' }))
    .thenHappens({ keys: [ended('setting')] }, { key: 'setting' });
  given(none)
    .when((states) => decideEndKey(states, order))
    .thenRefused('not-found');
  const over = { keys: after(supplierKeysKind, made('key_1'), ended('key_1'), ended('setting')) };
  expect(keysOf(over.keys, 'acme')).toEqual([]);
  given(over)
    .when((states) => decideEndKey(states, order))
    .thenRefused('not-found');
  // And another can be made.
  given(over)
    .when((states) => decideMakeKey(states, { ...order, key: 'key_2' }))
    .thenHappens({ keys: [made('key_2')] }, { key: 'key_2' });
});
