import { vi } from 'vitest';
import type { TableProps } from '../../../src/games/table/table';

/** Says a phrase in English: the text after the page, its placeholders filled. */
export const t: TableProps['t'] = (slug, params = {}) =>
  slug
    .slice(slug.indexOf('.') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));

/** A table at rest that may be played. */
export const aTable = (change: Partial<TableProps> = {}): TableProps => ({
  phase: 'idle',
  balance: 12_480,
  purse: 'Balance',
  stake: 100,
  stakes: [50, 100, 200],
  canPlay: true,
  canBet: true,
  onPlay: vi.fn(),
  onStake: vi.fn(),
  choices: [],
  canAct: () => true,
  onAct: vi.fn(),
  onPayTable: vi.fn(),
  amount: (minor) => minor.toLocaleString('en-US'),
  t,
  ...change,
});
