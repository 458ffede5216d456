import { linesOf, type SlotSkin, stakesOf, strip } from '../slot.skin';

/** Low swings: five lines, much fruit, two cherries already pay. */
export const neonOrchard: SlotSkin = {
  id: 'neon-orchard',
  name: 'Neon Orchard',
  studio: 'Northpier',
  swings: 'low',
  reels: [
    strip(
      'orange cherry grapes lemon plum cherry orange cherry lemon melon seven grapes plum orange lemon cherry tree grapes orange melon plum lemon cherry cherry grapes seven plum orange lemon melon',
    ),
    strip(
      'grapes lemon cherry melon plum orange cherry lemon grapes cherry orange plum seven melon lemon grapes orange tree cherry plum lemon cherry orange melon grapes lemon plum seven orange cherry',
    ),
    strip(
      'seven orange lemon cherry plum cherry lemon grapes melon orange cherry cherry plum orange grapes seven lemon cherry tree melon plum orange grapes lemon lemon orange cherry plum melon grapes',
    ),
    strip(
      'lemon cherry melon seven plum grapes orange lemon cherry cherry cherry orange melon grapes plum lemon cherry orange seven tree grapes plum melon orange lemon lemon cherry plum grapes orange',
    ),
    strip(
      'lemon cherry orange cherry grapes plum seven melon orange lemon cherry grapes plum lemon orange cherry cherry melon lemon grapes tree seven plum orange lemon cherry grapes melon plum orange',
    ),
  ],
  lines: linesOf[5],
  symbols: [
    { id: 'seven', kind: 'wild', plural: 'sevens', pays: [15, 75, 500] },
    { id: 'melon', kind: 'line', plural: 'melons', pays: [12, 45, 200] },
    { id: 'grapes', kind: 'line', plural: 'grapes', pays: [10, 30, 100] },
    { id: 'plum', kind: 'line', plural: 'plums', pays: [10, 30, 100] },
    { id: 'orange', kind: 'line', plural: 'oranges', pays: [5, 12, 50] },
    { id: 'lemon', kind: 'line', plural: 'lemons', pays: [5, 12, 50] },
    { id: 'cherry', kind: 'line', plural: 'cherries', pays: [2, 4, 10, 30] },
    { id: 'tree', kind: 'scatter', plural: 'trees', pays: [3, 10, 50] },
  ],
  freeSpins: { byScatters: { 3: 8, 4: 12, 5: 20 }, multiplier: 2 },
  stakes: stakesOf(5),
  art: 'cherries',
  palette: ['#06343a', '#0c5c54', '#04262b'],
  paper: ['#0b2a2e', '#134047'],
  ink: '#d8fff4',
};
