// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MinesOutcome } from '../../../games/mines/mines.rules';
import { lanternMines } from '../../../games/mines/skins/lantern-mines';
import { treasureCove } from '../../../games/mines/skins/treasure-cove';
import { MinesGame } from '../../../src/games/mines/MinesGame';
import { MinesPayTable } from '../../../src/games/mines/MinesPayTable';
import { MinesPicture } from '../../../src/games/mines/MinesPicture';
import { MinesTable, type MinesTableProps } from '../../../src/games/mines/MinesTable';
import { timesSays } from '../../../src/games/mines/mines.says';
import { aTable, t } from './props';

afterEach(cleanup);

const running: MinesOutcome = { opened: [12, 3], mines: null, hit: null };
const field = (change: Partial<MinesTableProps> = {}): MinesTableProps => ({
  ...aTable(),
  skin: lanternMines,
  bet: { mines: 3 },
  onBet: vi.fn(),
  ...change,
});
const deciding = (change: Partial<MinesTableProps> = {}): MinesTableProps =>
  field({
    phase: 'deciding',
    canPlay: false,
    canBet: false,
    choices: ['open', 'cash-out'],
    canAct: () => true,
    staked: 100,
    pays: 128,
    outcome: running,
    ...change,
  });
const status = () => screen.getByRole('status').textContent;
const tile = (name: string) => screen.getByRole('button', { name });
const tiles = () => within(screen.getByRole('grid')).getAllByRole('button');
const faces = (face: string) => document.querySelectorAll(`[data-face="${face}"]`).length;

test('at rest every tile is closed and none can be lifted', () => {
  const table = field();
  render(<MinesTable {...table} />);
  expect(status()).toBe('Ready when you are3 × firecracker under 25 tiles');
  expect(screen.getAllByRole('row')).toHaveLength(5);
  expect(faces('closed')).toBe(25);
  fireEvent.click(tile('Row 1, column 1: closed tile'));
  expect(table.onAct).not.toHaveBeenCalled();
});

test('the odds tell what the next tiles would pay for the present choice', () => {
  render(<MinesTable {...field()} />);
  const rungs = within(screen.getByRole('list', { name: 'What safe tiles pay' }));
  // 99 percent of 25/22, of 25·24/(22·21) and so on, of a stake of 100, rounded down.
  expect(rungs.getAllByRole('listitem').map((rung) => rung.textContent)).toEqual([
    '11.12×112',
    '21.28×128',
    '31.47×147',
    '41.71×171',
  ]);
  expect(screen.getByText('88.00 %')).toBeTruthy();
});

test.each([
  ['7', 7],
  ['0', 1],
  ['99', 24],
])('a wish of %s mines becomes %d', (value, mines) => {
  const table = field();
  render(<MinesTable {...table} />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } });
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value } });
  expect(table.onBet).toHaveBeenLastCalledWith({ mines });
});

test('a tile of a running round is lifted by a press, a lifted one is not', () => {
  const table = deciding();
  render(<MinesTable {...table} />);
  expect(status()).toBe('1.28× in sight: 128Row 1, column 4: lamp');
  fireEvent.click(tile('Row 1, column 4: lamp'));
  expect(table.onAct).not.toHaveBeenCalled();
  fireEvent.click(tile('Row 2, column 2: closed tile'));
  expect(table.onAct).toHaveBeenCalledExactlyOnceWith({ kind: 'open', tile: 6 });
});

test('one tile is in the order of tabs; arrows, Home and End lead to the others, edges hold', () => {
  render(<MinesTable {...deciding()} />);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  expect(focused()).toBe('Row 1, column 1: closed tile');
  press('ArrowLeft');
  press('ArrowUp');
  expect(focused()).toBe('Row 1, column 1: closed tile');
  press('ArrowDown');
  press('End');
  expect(focused()).toBe('Row 2, column 5: closed tile');
  press('ArrowRight');
  press('ArrowDown');
  press('Home');
  expect(focused()).toBe('Row 3, column 1: closed tile');
  expect(tiles().findIndex(({ tabIndex }) => tabIndex === 0)).toBe(10);
});

test('the focus of another control is not taken when a round opens', () => {
  const page = (table: MinesTableProps) => (
    <>
      <button type="button">Elsewhere</button>
      <MinesTable {...table} />
    </>
  );
  const view = render(page(field({ phase: 'betting' })));
  screen.getByText('Elsewhere').focus();
  view.rerender(page(deciding()));
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

test('cashing out waits for the first safe tile, then takes what is in sight', () => {
  const first = deciding({
    pays: 0,
    choices: ['open'],
    canAct: (kind) => kind === 'open',
    outcome: { opened: [], mines: null, hit: null },
  });
  const view = render(<MinesTable {...first} />);
  expect(status()).toBe('Lift the first tile3 × firecracker under 25 tiles');
  fireEvent.click(screen.getByRole('button', { name: /Cash out/ }));
  expect(first.onAct).not.toHaveBeenCalled();
  const table = deciding();
  view.rerender(<MinesTable {...table} />);
  fireEvent.click(screen.getByRole('button', { name: /Cash out.*128/ }));
  expect(table.onAct).toHaveBeenCalledExactlyOnceWith({ kind: 'cash-out' });
});

test('any tile is a closed one', () => {
  const table = deciding({
    skin: treasureCove,
    bet: { mines: 2 },
    outcome: { opened: [0, 1, 2, 3, 4, 6], mines: null, hit: null },
  });
  const random = vi.spyOn(Math, 'random');
  render(<MinesTable {...table} />);
  for (const luck of [0, 0.5, 0.999]) {
    random.mockReturnValueOnce(luck);
    fireEvent.click(screen.getByRole('button', { name: /Any tile/ }));
  }
  random.mockRestore();
  expect(vi.mocked(table.onAct).mock.calls.map(([action]) => action['tile'])).toEqual([5, 7, 8]);
});

test('while a step is on its way its tile waits and nothing else is taken', () => {
  const table = deciding();
  const view = render(<MinesTable {...table} />);
  fireEvent.click(tile('Row 5, column 5: closed tile'));
  const acting = { ...table, phase: 'acting' as const, canAct: () => false };
  view.rerender(<MinesTable {...acting} />);
  expect(tile('Row 5, column 5: closed tile').dataset.asked).toBe('true');
  fireEvent.click(tile('Row 5, column 4: closed tile'));
  expect(table.onAct).toHaveBeenCalledTimes(1);
});

test('a found mine is shown at once, the rest of the field when the round is over', () => {
  const outcome: MinesOutcome = { opened: [12, 3, 5], mines: [1, 5, 17], hit: 5 };
  const view = render(<MinesTable {...field({ phase: 'revealing', outcome })} />);
  expect(faces('mine')).toBe(1);
  view.rerender(<MinesTable {...field({ phase: 'settled', outcome, pays: 0 })} />);
  expect(status()).toBe('No luck: firecrackerRow 2, column 1; safe tiles before it: 2');
  expect([faces('mine'), faces('safe'), faces('closed')]).toEqual([3, 22, 0]);
  expect(document.querySelectorAll('[data-hit="true"]')).toHaveLength(1);
  expect(screen.getByRole('region').dataset['lit']).toBe('false');
});

test('cashing out says its pay and lights the machine', () => {
  const outcome: MinesOutcome = { opened: [12, 3], mines: [1, 5, 17], hit: null };
  render(<MinesTable {...field({ phase: 'settled', outcome, pays: 128 })} />);
  expect(status()).toBe('Cashed out: 1281.28×, safe tiles: 2');
  expect(screen.getByRole('region').dataset['lit']).toBe('true');
});

test('a cleared field is more than a cash-out', () => {
  const outcome: MinesOutcome = { opened: [0, 2, 3, 4, 6, 7, 8], mines: [1, 5], hit: null };
  const cove = { skin: treasureCove, bet: { mines: 2 } };
  render(<MinesTable {...field({ ...cove, phase: 'settled', outcome, pays: 3_564 })} />);
  expect(status()).toBe('The whole field pays 3,56435.64×, safe tiles: 7');
});

test('the next round begins with every lid down', () => {
  const outcome: MinesOutcome = { opened: [12, 3, 5], mines: [1, 5, 17], hit: 5 };
  render(<MinesTable {...field({ phase: 'betting', canPlay: false, canBet: false, outcome })} />);
  expect(faces('closed')).toBe(25);
  expect(status()).toBe('Good luck3 × firecracker under 25 tiles');
});

test('a refused step says why, and the round goes on', () => {
  render(<MinesTable {...deciding({ refusal: 'Not now' })} />);
  expect(status()).toBe('Not nowRow 1, column 4: lamp');
  expect(screen.getByRole('button', { name: /Cash out/ })).toBeTruthy();
});

test('a refused order says that nothing was staked', () => {
  render(<MinesTable {...field({ phase: 'refused', refusal: 'Insufficient amount' })} />);
  expect(status()).toBe('Insufficient amountNothing was staked');
});

test('a choice for a large field is cut to what a small one can hide', () => {
  const shown = { table: aTable(), outcome: undefined, shown: 0, onBet: vi.fn() };
  const rest = { plan: null, onPlan: vi.fn() };
  render(<MinesGame {...shown} {...rest} skin="treasure-cove" bet={{ mines: 20 }} />);
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('8');
});

test('a still picture tells every tile and has nothing to press', () => {
  const outcome: MinesOutcome = { opened: [0, 5], mines: [1, 5], hit: 5 };
  const given = { skin: 'treasure-cove', stake: 100, bet: { mines: 2 }, amount: String, t };
  render(<MinesPicture {...given} outcome={outcome} />);
  expect(screen.queryByRole('button')).toBeNull();
  const told = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));
  expect(told.slice(0, 2)).toEqual(['Row 1, column 1: treasure', 'Row 1, column 2: sea urchin']);
  expect(told.filter((name) => name?.endsWith('sea urchin') === true)).toHaveLength(2);
});

test('the pay table pays what the ladder pays, and nothing where no tile is left', () => {
  render(<MinesPayTable skin="treasure-cove" stake={100} amount={String} t={t} />);
  const cells = (row: string) =>
    within(screen.getByRole('rowheader', { name: row }).closest('tr')!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells('1')).toEqual(['1111.11×', '1271.27×', '1481.48×', '2222.22×', '8918.91×']);
  expect(cells('8')).toEqual(['8918.91×', '–', '–', '–', '–']);
});

test.each([
  [1.125, '1.12×'],
  [24.75, '24.75×'],
  [12_999, '12k×'],
  [999.99, '999×'],
  [5_148_297, '5.1M×'],
])('a multiple of %d is said as %s', (multiple, said) => {
  expect(timesSays(multiple)).toBe(said);
});
