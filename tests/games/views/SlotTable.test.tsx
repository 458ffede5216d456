// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { gameRules } from '../../../games/engines';
import { spinAt } from '../../../games/slot/slot.pays.rules';
import { type SlotOutcome, slot } from '../../../games/slot/slot.rules';
import { SlotPayTable } from '../../../src/games/slot/SlotPayTable';
import { SlotTable } from '../../../src/games/slot/SlotTable';
import { WAIT_MS } from '../../support/patience';
import { small } from '../slot/small';
import { aTable, t } from './props';

afterEach(cleanup);

const round = (...stops: number[][]): SlotOutcome => ({
  freeSpins: stops.length - 1,
  spins: stops.map((each, i) => spinAt(small, 50, i === 0 ? 1 : 2, each)),
});
/** A machine that never pays: the first two reels have nothing in common. */
const dry = { ...small, reels: ['AAA', 'BBB', 'AAA', 'BBB', 'AAA'].map((reel) => reel.split('')) };
/** Top row A A A B B pays 50, the middle one B B B B B 80, and two lines of B more. */
const winning = round([0, 0, 0, 1, 1]);
const one = round([5, 5, 5, 3, 3]);
const cells = (won: boolean) => document.querySelectorAll(`[data-win="${won}"]`).length;
const status = () => screen.getByRole('status').textContent;
const playButton = (name: RegExp) => screen.getByRole('button', { name });

test('at rest it shows three rows of five, the stake and the balance, and invites', () => {
  render(<SlotTable {...aTable()} skin={small} />);
  expect(status()).toBe('Ready when you are5 lines, left to right');
  expect(cells(false)).toBe(15);
  expect(screen.getByText('12,480')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Reels show as, as, as, as, as; bs, bs, bs, bs, bs; bs, bs, bs, bs, bs',
  );
});

test('betting turns the reels, tells no outcome, and takes no second order', () => {
  const table = aTable({ phase: 'betting', canPlay: false, canBet: false });
  render(<SlotTable {...table} skin={small} outcome={winning} />);
  expect(screen.getByRole('img').dataset.motion).toBe('turning');
  expect(cells(true)).toBe(0);
  expect(status()).toBe('Good luck');
  const spin = playButton(/Spin/);
  expect(spin.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(spin);
  expect(table.onPlay).not.toHaveBeenCalled();
  expect(playButton(/Raise/).hasAttribute('disabled')).toBe(true);
});

test('revealing lands the reels without a word of the win', () => {
  render(<SlotTable {...aTable({ phase: 'revealing' })} skin={small} outcome={winning} />);
  expect(screen.getByRole('img').dataset.motion).toBe('landing');
  expect(status()).toBe('Good luck');
});

test('a settled win lights its cells and lines and says its best line', () => {
  const table = aTable({ phase: 'settled', stake: 50, pays: 160 });
  render(<SlotTable {...table} skin={small} outcome={winning} />);
  expect(status()).toBe('4 lines pay 160Five bs pay 80 · Line 1');
  expect(document.querySelectorAll('polyline')).toHaveLength(4);
  expect(cells(true)).toBeGreaterThanOrEqual(8);
  expect(screen.getByRole('region').dataset.lit).toBe('true');
});

test('a win of a single line is said in one sentence', () => {
  render(<SlotTable {...aTable({ phase: 'settled', stake: 50 })} skin={small} outcome={one} />);
  expect(status()).toContain('Three wilds pay 100');
});

test('a win below the stake is told without bulbs: it is a loss', () => {
  const table = aTable({ phase: 'settled', stake: 500 });
  render(<SlotTable {...table} skin={small} outcome={winning} />);
  expect(screen.getByRole('region').dataset.lit).toBe('false');
});

test('a settled loss says so', () => {
  const losing = { freeSpins: 0, spins: [spinAt(dry, 50, 1, [0, 0, 0, 0, 0])] };
  render(<SlotTable {...aTable({ phase: 'settled' })} skin={dry} outcome={losing} />);
  expect(status()).toBe('No win this time');
  expect(cells(true)).toBe(0);
});

test('free spins are counted while they run and summed when they are over', () => {
  const outcome = round([1, 1, 1, 0, 0], [0, 0, 0, 1, 1], [0, 0, 0, 1, 1]);
  const table = aTable({ phase: 'revealing', stake: 50 });
  const view = render(<SlotTable {...table} skin={small} outcome={outcome} shown={1} />);
  const first = outcome.spins[0]!.pays;
  expect(status()).toBe(`Free spin 1 of 2${first} so far`);
  const rest = { ...table, phase: 'settled' as const };
  view.rerender(<SlotTable {...rest} skin={small} outcome={outcome} />);
  expect(status()).toBe(`2 free spins, ${first + 640} in allFirst spin ${first}, free spins 640`);
});

test('a running show of free spins can be cut short by the same button and key', () => {
  const onSkip = vi.fn();
  const table = aTable({ phase: 'revealing', canPlay: false, onSkip });
  render(<SlotTable {...table} skin={small} outcome={winning} />);
  fireEvent.click(playButton(/Skip/));
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(onSkip).toHaveBeenCalledTimes(2);
  expect(table.onPlay).not.toHaveBeenCalled();
});

test('a refusal is said in its own words, and nothing was staked', () => {
  const table = aTable({ phase: 'refused', refusal: 'Insufficient amount' });
  render(<SlotTable {...table} skin={small} outcome={winning} />);
  expect(status()).toBe('Insufficient amountNothing was staked');
  expect(cells(true)).toBe(0);
});

test('Space plays from anywhere but a control, once for a held key', () => {
  const table = aTable();
  render(<SlotTable {...table} skin={small} />);
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(table.onPlay).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: ' ', repeat: true });
  fireEvent.keyDown(document.body, { key: ' ', ctrlKey: true });
  fireEvent.keyDown(playButton(/Raise/), { key: ' ' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(table.onPlay).toHaveBeenCalledTimes(1);
});

test('Space is left to an open dialog, and to nobody after the table is gone', () => {
  const table = aTable();
  const view = render(<SlotTable {...table} skin={small} />);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  fireEvent.keyDown(document.body, { key: ' ' });
  dialog.remove();
  view.unmount();
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(table.onPlay).not.toHaveBeenCalled();
});

test('the stepper asks for the neighbouring stake and stops at the ends', () => {
  const table = aTable({ stake: 200 });
  render(<SlotTable {...table} skin={small} />);
  fireEvent.click(playButton(/Lower/));
  expect(table.onStake).toHaveBeenCalledExactlyOnceWith(100);
  expect(playButton(/Raise/).hasAttribute('disabled')).toBe(true);
});

test('the last round links to its verification', () => {
  const fair = { round: 7, href: '/verify#round=x' };
  render(<SlotTable {...aTable({ fair })} skin={small} />);
  const link = screen.getByRole('link', { name: 'Provably fair: round 7' });
  expect(link.getAttribute('href')).toBe('/verify#round=x');
});

test.each(slot.skins)(
  'every symbol of $name has a drawing, and no style attribute',
  async (skin) => {
    const rules = gameRules('slot', skin.id)!;
    const props = { rtp: rules.rtp(), maxWin: rules.maxWin, amount: String, t };
    const { container } = render(<SlotPayTable skin={skin} stake={skin.stakes[0]!} {...props} />);
    const items = container.querySelectorAll('[data-kind]');
    expect(items).toHaveLength(skin.symbols.length);
    await vi.waitFor(() => {
      for (const item of items)
        expect(item.querySelector('svg')?.childElementCount).toBeGreaterThan(1);
    }, WAIT_MS);
    expect(container.querySelectorAll('li [style]')).toHaveLength(0);
  },
);

test('the pay table multiplies by the stake: lines by its share, scatters by all of it', () => {
  const props = { rtp: gameRules('slot', 'neon-orchard')!.rtp(), maxWin: 9, amount: String, t };
  render(<SlotPayTable skin={small} stake={50} {...props} />);
  const row = (name: string) =>
    within(screen.getByRole('heading', { name }).closest('li')!)
      .getAllByRole('definition')
      .map((cell) => cell.textContent);
  expect(row('as')).toEqual(['500', '200', '50']);
  expect(row('bs')).toEqual(['80', '40', '20', '10']);
  expect(row('scatters')).toEqual(['450', '300', '150']);
  expect(screen.getByText(/95\.71 %/)).toBeTruthy();
});

const jackpot = { seed: 50_000, contribution: 150, odds: 5_000_000 };
const fortune = { ...small, jackpot };

test('a machine without a jackpot has no sign of one', () => {
  render(<SlotTable {...aTable({ pot: 1_284_360 })} skin={small} />);
  expect(screen.queryByText('Jackpot')).toBeNull();
});

test('the sign tells what the jackpot holds, or what it starts from where that is not known', async () => {
  const view = render(<SlotTable {...aTable({ pot: 1_284_360 })} skin={fortune} />);
  expect((await screen.findByText('Jackpot')).nextSibling?.textContent).toBe('1,284,360');
  view.rerender(<SlotTable {...aTable()} skin={fortune} />);
  expect(screen.getByText('Jackpot from').nextSibling?.textContent).toBe('50,000');
});

test('a won jackpot is kept quiet while the reels land, then said and shown', async () => {
  const table = aTable({ phase: 'revealing', stake: 50, jackpot: 900_000, pot: 50_000 });
  const view = render(<SlotTable {...table} skin={fortune} outcome={one} />);
  expect((await screen.findByText('Jackpot')).nextSibling?.textContent).toBe('50,000');
  expect(status()).toBe('Good luck');
  view.rerender(<SlotTable {...table} phase="settled" skin={fortune} outcome={one} />);
  const reels = one.spins[0]!.pays;
  expect(status()).toBe(`The jackpot pays 900,000Jackpot 900,000, reels ${reels}`);
  expect(screen.getByText('Jackpot').nextSibling?.textContent).toBe('900,000');
  expect(screen.getByRole('region').dataset['lit']).toBe('true');
});

test('the pay table tells how a jackpot fills and falls', () => {
  const props = { rtp: gameRules('slot', 'neon-orchard')!.rtp(), maxWin: 9, amount: String, t };
  render(<SlotPayTable skin={fortune} stake={50} {...props} />);
  expect(screen.getByText('1.50 % of each stake goes into it')).toBeTruthy();
  expect(screen.getByText('A stake of 50 wins it once in 100000 spins on average')).toBeTruthy();
  expect(screen.getByText('It never starts below 50000')).toBeTruthy();
});
