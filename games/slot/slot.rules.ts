import * as z from 'zod/mini';
import type { Engine } from '../engine';
import { type Draw, integer } from '../fair/draw.rules';
import { plus } from '../ratio.rules';
import { ferrisFortune } from './skins/ferris-fortune';
import { lanternRun } from './skins/lantern-run';
import { midnightCarousel } from './skins/midnight-carousel';
import { neonOrchard } from './skins/neon-orchard';
import { starlightParade } from './skins/starlight-parade';
import { tidalArcade } from './skins/tidal-arcade';
import { jackpotReturn, slotMaxWin, slotReturn } from './slot.odds.rules';
import { type Spin, spinAt } from './slot.pays.rules';
import type { SlotSkin } from './slot.skin';

/**
 * A round: the paid spin first, then the free spins that it won. `jackpot` is told by a machine
 * that has one: whether the round won it.
 */
export type SlotOutcome = {
  readonly spins: readonly Spin[];
  readonly freeSpins: number;
  readonly jackpot?: boolean;
};

/** A slot has nothing to choose but the stake. */
export const SlotBet = z.strictObject({});
export type SlotBet = z.infer<typeof SlotBet>;

const spin = (skin: SlotSkin, stake: number, multiplier: number, draw: Draw): Spin =>
  spinAt(
    skin,
    stake,
    multiplier,
    skin.reels.map((reel) => integer(draw, reel.length)),
  );

/** Five reels, three rows: line wins left to right, wild, scatter, free spins in the same round. */
export const slot: Engine<SlotSkin, SlotBet, null, never, SlotOutcome> = {
  name: 'slot',
  skins: [midnightCarousel, lanternRun, neonOrchard, starlightParade, ferrisFortune, tidalArcade],
  bet: SlotBet,
  stakes: (skin) => skin.stakes,
  open(skin, { stake }, draw) {
    const paid = spin(skin, stake, 1, draw);
    const freeSpins = skin.freeSpins.byScatters[paid.scatters] ?? 0;
    const free = Array.from({ length: freeSpins }, () =>
      spin(skin, stake, skin.freeSpins.multiplier, draw),
    );
    const spins = [paid, ...free];
    const pays = spins.reduce((sum, each) => sum + each.pays, 0);
    const round = { state: null, choices: [], pays };
    if (skin.jackpot === undefined) return { ...round, outcome: { spins, freeSpins } };
    const jackpot = integer(draw, skin.jackpot.odds) < stake;
    return { ...round, outcome: { spins, freeSpins, jackpot }, jackpot };
  },
  jackpot: (skin) => skin.jackpot,
  rtp: (skin) =>
    skin.jackpot === undefined
      ? slotReturn(skin)
      : plus(slotReturn(skin), jackpotReturn(skin.jackpot)),
  maxWin: (skin) => slotMaxWin(skin),
};
