import { linesOf, type SlotSkin, stakesOf, strip } from '../slot.skin';

/** High swings on ten lines: rare free spins count threefold, five pearls are the treasure. */
export const tidalArcade: SlotSkin = {
  id: 'tidal-arcade',
  name: 'Tidal Arcade',
  studio: 'Lantern Works',
  swings: 'high',
  reels: [
    strip(
      'crab seahorse Q crab J starfish Q seahorse pearl anchor starfish A coral A coral K crab K crab J A starfish dolphin coral J Q dolphin seahorse K starfish Q anchor coral J',
    ),
    strip(
      'starfish K crab K K starfish crab pearl dolphin starfish anchor A coral Q coral starfish J coral crab seahorse dolphin A K J Q seahorse J coral pearl A Q coral J',
    ),
    strip(
      'starfish seahorse J starfish crab coral dolphin crab A pearl seahorse coral crab seahorse coral J dolphin starfish K K Q K Q Q Q coral J A starfish anchor J A pearl',
    ),
    strip(
      'A starfish coral J A Q K A crab coral Q seahorse anchor crab K starfish Q pearl starfish crab Q J coral dolphin A starfish coral crab dolphin anchor K seahorse J seahorse',
    ),
    strip(
      'dolphin starfish crab Q coral A J Q Q seahorse crab anchor K coral A pearl A seahorse J starfish K coral dolphin A J coral starfish seahorse Q starfish K crab K',
    ),
  ],
  lines: linesOf[10],
  symbols: [
    { id: 'pearl', kind: 'wild', plural: 'pearls', pays: [50, 500, 3000] },
    { id: 'dolphin', kind: 'line', plural: 'dolphins', pays: [40, 200, 1000] },
    { id: 'seahorse', kind: 'line', plural: 'seahorses', pays: [25, 120, 500] },
    { id: 'crab', kind: 'line', plural: 'crabs', pays: [20, 90, 300] },
    { id: 'starfish', kind: 'line', plural: 'starfish', pays: [15, 60, 250] },
    { id: 'coral', kind: 'line', plural: 'corals', pays: [15, 50, 150] },
    { id: 'A', kind: 'line', plural: 'aces', pays: [6, 25, 100] },
    { id: 'K', kind: 'line', plural: 'kings', pays: [6, 25, 100] },
    { id: 'Q', kind: 'line', plural: 'queens', pays: [4, 15, 60] },
    { id: 'J', kind: 'line', plural: 'jacks', pays: [4, 15, 60] },
    { id: 'anchor', kind: 'scatter', plural: 'anchors', pays: [4, 20, 100] },
  ],
  freeSpins: { byScatters: { 3: 7, 4: 10, 5: 20 }, multiplier: 3 },
  stakes: stakesOf(10),
  art: 'tide',
  palette: ['#04304f', '#0b6c8c', '#031c30'],
  paper: ['#e8fbff', '#bfeaf2'],
  ink: '#0a4a63',
};
