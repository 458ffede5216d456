import * as z from 'zod/mini';
import type { Engine } from '../engine';
import { type Draw, integer } from '../fair/fair.rules';
import { lanternRun } from './skins/lantern-run';
import { midnightCarousel } from './skins/midnight-carousel';
import { neonOrchard } from './skins/neon-orchard';
import { starlightParade } from './skins/starlight-parade';
import { slotMaxWin, slotReturn } from './slot.odds.rules';
import { type Spin, spinAt } from './slot.pays.rules';
import type { SlotSkin } from './slot.skin';

/** A round: the paid spin first, then the free spins that it won. */
export type SlotOutcome = { readonly spins: readonly Spin[]; readonly freeSpins: number };

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
  skins: [midnightCarousel, lanternRun, neonOrchard, starlightParade],
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
    return { state: null, outcome: { spins, freeSpins }, choices: [], pays };
  },
  rtp: (skin) => slotReturn(skin),
  maxWin: (skin) => slotMaxWin(skin),
};
