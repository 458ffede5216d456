import { linesOf, type SlotSkin, stakesOf, strip } from '../slot.skin';

/** Medium swings on twenty lines, and above them the one jackpot that every spin feeds. */
export const ferrisFortune: SlotSkin = {
  id: 'ferris-fortune',
  name: 'Ferris Fortune',
  studio: 'Northpier',
  swings: 'medium',
  reels: [
    strip(
      'candy Q Q candy J jewel teddy candy K Q gondola medal A J medal jewel medal candy Q J popcorn gondola J K K popcorn candy popcorn crown teddy popcorn teddy A teddy',
    ),
    strip(
      'A teddy popcorn J K K A crown popcorn J medal popcorn jewel medal candy Q K gondola teddy candy A teddy candy Q crown popcorn medal popcorn gondola candy A candy J',
    ),
    strip(
      'jewel teddy K J K candy jewel popcorn K crown teddy A gondola Q popcorn Q J popcorn medal gondola crown A candy Q teddy candy teddy K Q popcorn medal A candy',
    ),
    strip(
      'candy medal jewel candy popcorn A popcorn teddy Q popcorn candy Q medal A K A popcorn crown teddy popcorn K K gondola J J candy J Q medal teddy crown candy J Q',
    ),
    strip(
      'candy K candy J Q jewel popcorn A A medal K J K medal A teddy popcorn teddy medal gondola popcorn candy popcorn Q crown teddy J K A Q teddy candy jewel',
    ),
  ],
  lines: linesOf[20],
  symbols: [
    { id: 'crown', kind: 'wild', plural: 'crowns', pays: [25, 150, 1000] },
    { id: 'jewel', kind: 'line', plural: 'jewels', pays: [40, 150, 600] },
    { id: 'medal', kind: 'line', plural: 'medals', pays: [25, 80, 300] },
    { id: 'teddy', kind: 'line', plural: 'teddy bears', pays: [20, 60, 200] },
    { id: 'popcorn', kind: 'line', plural: 'popcorn bags', pays: [15, 50, 150] },
    { id: 'candy', kind: 'line', plural: 'candy canes', pays: [12, 40, 120] },
    { id: 'A', kind: 'line', plural: 'aces', pays: [8, 20, 80] },
    { id: 'K', kind: 'line', plural: 'kings', pays: [8, 20, 80] },
    { id: 'Q', kind: 'line', plural: 'queens', pays: [5, 15, 60] },
    { id: 'J', kind: 'line', plural: 'jacks', pays: [5, 15, 60] },
    { id: 'gondola', kind: 'scatter', plural: 'gondolas', pays: [2, 10, 50] },
  ],
  freeSpins: { byScatters: { 3: 8, 4: 12, 5: 20 }, multiplier: 2 },
  jackpot: { seed: 50_000, contribution: 150, odds: 5_000_000 },
  stakes: stakesOf(20),
  art: 'ferris',
  palette: ['#3a0a4a', '#8a1f7a', '#1f0628'],
  paper: ['#fff0fa', '#ffcfe9'],
  ink: '#6a1258',
};
