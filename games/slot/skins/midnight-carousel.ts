import { linesOf, type SlotSkin, stakesOf, strip } from '../slot.skin';

/** High swings: five wheels on a line are the grand prize, free spins are rare and count threefold. */
export const midnightCarousel: SlotSkin = {
  id: 'midnight-carousel',
  name: 'Midnight Carousel',
  studio: 'Lantern Works',
  swings: 'high',
  reels: [
    strip(
      'owl K tent J J moon Q A K J J owl horse tent moon A K wheel ticket Q Q moon owl tent A K Q J horse moon Q A',
    ),
    strip(
      'horse Q A moon J K owl Q J J tent A J wheel moon K horse owl ticket A tent K Q Q moon J A Q owl wheel K tent',
    ),
    strip(
      'wheel moon owl K J horse A tent Q J K J owl moon A Q wheel J tent ticket K horse A owl moon Q K J tent A J Q',
    ),
    strip(
      'owl K wheel tent moon A J Q K horse tent A J J J moon owl K wheel tent ticket Q A Q K horse moon tent A A J Q',
    ),
    strip(
      'Q tent J moon A K owl Q J J K moon tent A horse Q K J Q moon A wheel owl tent K Q J moon A ticket horse K',
    ),
  ],
  lines: linesOf[10],
  symbols: [
    { id: 'wheel', kind: 'wild', plural: 'wheels', pays: [50, 500, 5000] },
    { id: 'horse', kind: 'line', plural: 'horses', pays: [40, 200, 1000] },
    { id: 'owl', kind: 'line', plural: 'owls', pays: [25, 100, 400] },
    { id: 'tent', kind: 'line', plural: 'tents', pays: [20, 80, 300] },
    { id: 'moon', kind: 'line', plural: 'moons', pays: [20, 60, 250] },
    { id: 'A', kind: 'line', plural: 'aces', pays: [5, 20, 100] },
    { id: 'K', kind: 'line', plural: 'kings', pays: [5, 20, 100] },
    { id: 'Q', kind: 'line', plural: 'queens', pays: [3, 10, 50] },
    { id: 'J', kind: 'line', plural: 'jacks', pays: [3, 10, 50] },
    { id: 'ticket', kind: 'scatter', plural: 'tickets', pays: [5, 20, 100] },
  ],
  freeSpins: { byScatters: { 3: 10, 4: 15, 5: 20 }, multiplier: 5 },
  stakes: stakesOf(10),
  art: 'wheel',
  palette: ['#2b1055', '#5b2a86', '#1a0a33'],
  paper: ['#f6efff', '#d9c6ff'],
  ink: '#45187f',
};
