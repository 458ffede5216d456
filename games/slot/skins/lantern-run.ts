import { linesOf, type SlotSkin, stakesOf, strip } from '../slot.skin';

/** Medium swings: paper boats bring free spins often, and more of them while these run. */
export const lanternRun: SlotSkin = {
  id: 'lantern-run',
  name: 'Lantern Run',
  studio: 'Lantern Works',
  swings: 'medium',
  reels: [
    strip(
      'moon A fish K Q shell J A K lantern boat moon Q fish shell A K star Q J lantern shell moon fish A K boat Q J shell J lantern',
    ),
    strip(
      'Q Q A lantern shell K moon J J Q star fish A boat lantern shell K moon A Q fish K J J lantern shell star A moon boat K fish',
    ),
    strip(
      'boat shell moon K J A J lantern fish Q K star moon shell A Q boat J lantern fish K A J moon shell Q K star fish lantern A Q',
    ),
    strip(
      'A J lantern fish shell J Q K moon boat fish A star J Q shell A K lantern moon fish J Q K A boat shell fish star moon Q K',
    ),
    strip(
      'Q J J moon fish lantern shell A K Q J fish shell A boat moon K Q J fish shell star lantern A K moon Q fish shell A boat K',
    ),
  ],
  lines: linesOf[10],
  symbols: [
    { id: 'star', kind: 'wild', plural: 'stars', pays: [20, 100, 500] },
    { id: 'lantern', kind: 'line', plural: 'lanterns', pays: [25, 100, 400] },
    { id: 'moon', kind: 'line', plural: 'moons', pays: [20, 60, 250] },
    { id: 'fish', kind: 'line', plural: 'fish', pays: [15, 50, 150] },
    { id: 'shell', kind: 'line', plural: 'shells', pays: [10, 30, 100] },
    { id: 'A', kind: 'line', plural: 'aces', pays: [5, 15, 60] },
    { id: 'K', kind: 'line', plural: 'kings', pays: [5, 15, 60] },
    { id: 'Q', kind: 'line', plural: 'queens', pays: [4, 10, 40] },
    { id: 'J', kind: 'line', plural: 'jacks', pays: [4, 10, 40] },
    { id: 'boat', kind: 'scatter', plural: 'paper boats', pays: [2, 10, 50] },
  ],
  freeSpins: { byScatters: { 3: 4, 4: 6, 5: 12 }, multiplier: 2, most: 30 },
  stakes: stakesOf(10),
  art: 'lanterns',
  palette: ['#3b0f2f', '#5a1f52', '#2a1030'],
  paper: ['#fff6e6', '#ffe3bd'],
  ink: '#5a1f6e',
};
