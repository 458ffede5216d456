import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type DeskContext, deskMachine } from '../../machines/office/desk.machine';
import { freshAt } from '../../machines/office/office.rules';
import { DeedDialog } from '../../src/office/DeedDialog';

afterEach(cleanup);

const rows = [
  { _id: 'affiliate_pier', displayName: 'Sample Pier' },
  { _id: 'affiliate_harbour', displayName: 'Sample Harbour' },
];
const shown = (context: Partial<DeskContext>) => {
  const value = { list: 'shown', item: 'none', typing: 'off', file: 'none' };
  const snapshot = deskMachine.resolveState({
    value: { ...value, deed: { asking: 'untried' } },
    context: {
      ...{ at: freshAt('affiliates'), text: '', rows, total: 2, extra: undefined },
      ...{ item: undefined, deed: undefined, values: {}, problem: undefined, counted: undefined },
      ...{ code: '', by: 'code', told: undefined },
      ...context,
    },
  });
  render(<DeedDialog desk={createActor(deskMachine, { snapshot } as never).start()} />);
  return within(screen.getByRole('dialog'));
};

test('a deed says what it is done to, as its desk calls it', () => {
  const dialog = shown({
    deed: { name: 'endAffiliate', id: 'affiliate_harbour' },
    values: { why: '' },
  });
  expect(dialog.getByRole('heading').textContent).toBe('End');
  expect(dialog.getByText('Sample Harbour')).toBeDefined();
  expect(dialog.queryByText('Sample Pier')).toBeNull();
});

test('so does one that is done to what lies open, and its list does not', () => {
  const at = { ...freshAt('players'), id: 'player_1' };
  const item = { _id: 'player_1', username: 'Mila' };
  const dialog = shown({
    ...{ at, item, rows: [] },
    ...{ deed: { name: 'notePlayer', id: 'player_1' }, values: { text: '' } },
  });
  expect(dialog.getByText('Mila')).toBeDefined();
});

test('what is done at the desk itself is done to nothing', () => {
  const dialog = shown({ deed: { name: 'makeAffiliate', id: '' }, values: {} });
  expect(dialog.getByRole('heading').textContent).toBe('Add an affiliate');
  expect(dialog.queryByText(/^Sample/)).toBeNull();
});
