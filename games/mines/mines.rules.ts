import * as z from 'zod/mini';
import { type Engine, type Order, type RefusedStep, type Step, strangeStake } from '../engine';
import { sample } from '../fair/draw.rules';
import { minesLeast, minesMaxMultiple, minesPays, minesReturn } from './mines.odds.rules';
import type { MinesSkin } from './mines.skin';
import { lanternMines } from './skins/lantern-mines';
import { treasureCove } from './skins/treasure-cove';

/** How many mines lie hidden; at least one tile stays safe. */
export const MinesBet = z.strictObject({ mines: z.int().check(z.gte(1), z.lte(24)) });
export interface MinesBet {
  readonly mines: number;
}

/** Tiles are counted from 0, row by row. */
export const MinesAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), tile: z.int().check(z.gte(0)) }),
  z.strictObject({ kind: z.literal('cash-out') }),
]);
export type MinesAction = z.infer<typeof MinesAction>;

/** What the player sees. `mines` are told only once the round is decided; `hit` is the one found. */
export type MinesOutcome = {
  readonly opened: readonly number[];
  readonly mines: readonly number[] | null;
  readonly hit: number | null;
};

/** What lies under the tiles, and what was opened. */
export type MinesState = {
  readonly stake: number;
  readonly mines: readonly number[];
  readonly opened: readonly number[];
  readonly cashed: boolean;
};
type MinesStep = Step<MinesState, MinesOutcome>;

const illegal = (field: string): RefusedStep => ({ refused: 'step-illegal', field });

const paysNow = (skin: MinesSkin, { stake, mines, opened }: MinesState): number =>
  minesPays(skin.tiles, { stake, mines: mines.length, opened: opened.length });

const running = (skin: MinesSkin, state: MinesState): MinesStep => ({
  state,
  outcome: { opened: state.opened, mines: null, hit: null },
  choices: state.opened.length === 0 ? ['open'] : ['open', 'cash-out'],
  // What is in sight until it is cashed out.
  pays: state.opened.length === 0 ? 0 : paysNow(skin, state),
});

const decided = (state: MinesState, hit: number | null, pays: number): MinesStep => ({
  state,
  outcome: { opened: state.opened, mines: state.mines, hit },
  choices: [],
  pays,
});

const isDecided = (skin: MinesSkin, { mines, opened, cashed }: MinesState): boolean =>
  cashed ||
  opened.some((tile) => mines.includes(tile)) ||
  opened.length === skin.tiles - mines.length;

/** Tiles over mines: open them one by one, and take what the safe ones are worth in time. */
export const mines: Engine<MinesSkin, MinesBet, MinesState, MinesAction, MinesOutcome> = {
  name: 'mines',
  skins: [lanternMines, treasureCove],
  bet: MinesBet,
  action: MinesAction,
  stakes: (skin) => skin.stakes,
  refuses(skin, order: Order<MinesBet>) {
    if (order.bet.mines >= skin.tiles) return { refused: 'stake-refused', field: 'bet' };
    return strangeStake(skin.stakes, order);
  },
  open(skin, { stake, bet }, draw) {
    const tiles = Array.from({ length: skin.tiles }, (_, tile) => tile);
    const laid = sample(draw, tiles, bet.mines).sort((a, b) => a - b);
    return running(skin, { stake, mines: laid, opened: [], cashed: false });
  },
  act(skin, state, action) {
    if (isDecided(skin, state)) return illegal('action');
    if (action.kind === 'cash-out')
      return state.opened.length === 0
        ? illegal('action')
        : decided({ ...state, cashed: true }, null, paysNow(skin, state));
    const { tile } = action;
    if (tile >= skin.tiles || state.opened.includes(tile)) return illegal('tile');
    const next = { ...state, opened: [...state.opened, tile] };
    if (state.mines.includes(tile)) return decided(next, tile, 0);
    return isDecided(skin, next) ? decided(next, null, paysNow(skin, next)) : running(skin, next);
  },
  neutral: ({ opened }) => (opened.length === 0 ? undefined : { kind: 'cash-out' }),
  rtp: (skin, order) => minesReturn(skin.tiles, order),
  least: minesLeast,
  maxWin: (skin) => minesMaxMultiple(skin.tiles),
  most: ({ tiles }, { stake, bet: { mines: laid } }) =>
    minesPays(tiles, { stake, mines: laid, opened: tiles - laid }),
};
