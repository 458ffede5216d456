import * as z from 'zod/mini';
import type { Engine } from '../engine';
import { integer } from '../fair/draw.rules';
import {
  type PlinkoChoice,
  plinkoLeast,
  plinkoReturn,
  plinkoTenths,
  plinkoTop,
} from './plinko.odds.rules';
import { PLINKO_RISKS, PLINKO_ROWS, type PlinkoSkin } from './plinko.skin';
import { coinCascade } from './skins/coin-cascade';
import { cometFall } from './skins/comet-fall';

export const PlinkoBet = z.strictObject({
  rows: z.literal(PLINKO_ROWS),
  risk: z.enum(PLINKO_RISKS),
});
export type PlinkoBet = PlinkoChoice;

/** The ball's way, row by row (0 left, 1 right), and the slot it fell into, counted from the left. */
export type PlinkoOutcome = { readonly path: readonly number[]; readonly slot: number };

/** A ball through rows of pins: each sends it left or right, the slot below pays. */
export const plinko: Engine<PlinkoSkin, PlinkoBet, null, never, PlinkoOutcome> = {
  name: 'plinko',
  skins: [coinCascade, cometFall],
  bet: PlinkoBet,
  stakes: (skin) => skin.stakes,
  open(skin, { stake, bet }, draw) {
    const path = Array.from({ length: bet.rows }, () => integer(draw, 2));
    const slot = path.reduce((sum, turn) => sum + turn, 0);
    const tenths = plinkoTenths(skin, bet)[slot] ?? 0;
    return { state: null, outcome: { path, slot }, choices: [], pays: (stake / 10) * tenths };
  },
  rtp: (skin, order) => (order === undefined ? plinkoLeast(skin) : plinkoReturn(skin, order.bet)),
  maxWin: (skin) => plinkoTop(skin),
  most: (skin, { stake, bet }) => (stake / 10) * Math.max(...plinkoTenths(skin, bet)),
};
