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
import type { SlotSkin, WheelPart } from './slot.skin';

/**
 * A round: the paid spin first, then the free spins that it won. `jackpot` is told by a machine
 * that has one: whether the round won it.
 */
export type SlotOutcome = {
  readonly spins: readonly Spin[];
  /** All of them, those included that free spins won. */
  readonly freeSpins: number;
  /** Of a machine whose free spins win others: how many each of the spins won. */
  readonly won?: readonly number[];
  /** Of a machine with a wheel, where free spins were won: what it multiplies their pays by. */
  readonly times?: number;
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

/** Where the wheel stops: its parts lie one after the other, each as wide as its weight. */
const turn = (wheel: readonly WheelPart[], draw: Draw): number => {
  let place = integer(
    draw,
    wheel.reduce((sum, { weight }) => sum + weight, 0),
  );
  const part = wheel.find(({ weight }) => {
    place -= weight;
    return place < 0;
  });
  return part?.times ?? 1;
};

/** Five reels, three rows: line wins left to right, wild, scatter, free spins in the same round. */
export const slot: Engine<SlotSkin, SlotBet, null, never, SlotOutcome> = {
  name: 'slot',
  skins: [midnightCarousel, lanternRun, neonOrchard, starlightParade, ferrisFortune, tidalArcade],
  bet: SlotBet,
  stakes: (skin) => skin.stakes,
  version: ({ version = 1 }) => version,
  former: ({ former = [] }) => former,
  open(skin, { stake }, draw) {
    const { byScatters, multiplier, most, wheel } = skin.freeSpins;
    const paid = spin(skin, stake, 1, draw);
    const spins = [paid];
    const won = [byScatters[paid.scatters] ?? 0];
    let freeSpins = won[0] ?? 0;
    const times = wheel === undefined || freeSpins === 0 ? undefined : turn(wheel, draw);
    while (spins.length <= freeSpins) {
      const free = spin(skin, stake, times ?? multiplier, draw);
      const more = most === undefined ? 0 : (byScatters[free.scatters] ?? 0);
      const all = Math.min(freeSpins + more, most ?? freeSpins);
      spins.push(free);
      won.push(all - freeSpins);
      freeSpins = all;
    }
    const pays = spins.reduce((sum, each) => sum + each.pays, 0);
    const round = { state: null, choices: [], pays };
    const told = {
      spins,
      freeSpins,
      ...(most !== undefined && { won }),
      ...(times !== undefined && { times }),
    };
    if (skin.jackpot === undefined) return { ...round, outcome: told };
    const jackpot = integer(draw, skin.jackpot.odds) < stake;
    return { ...round, outcome: { ...told, jackpot }, jackpot };
  },
  jackpot: (skin) => skin.jackpot,
  rtp: (skin) =>
    skin.jackpot === undefined
      ? slotReturn(skin)
      : plus(slotReturn(skin), jackpotReturn(skin.jackpot)),
  maxWin: (skin) => slotMaxWin(skin),
};
