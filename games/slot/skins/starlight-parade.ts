import { linesOf, type SlotSkin, stakesOf, strip } from '../slot.skin';

/** Medium to high swings on twenty lines: rockets start a parade of free spins, which a wheel multiplies. */
export const starlightParade: SlotSkin = {
  id: 'starlight-parade',
  name: 'Starlight Parade',
  studio: 'Northpier',
  swings: 'medium',
  reels: [
    strip(
      'comet A drum trumpet K Q balloon J A J K planet rocket comet drum trumpet balloon A star K Q Q J comet drum balloon trumpet A planet rocket K Q balloon J',
    ),
    strip(
      'rocket Q trumpet Q A balloon comet K J drum star Q J planet trumpet A balloon rocket comet K Q drum A J trumpet K J star balloon comet planet A drum K',
    ),
    strip(
      'trumpet comet A Q rocket balloon drum K A J Q star comet trumpet K J planet drum balloon A Q rocket trumpet comet K A J balloon star drum Q K J planet',
    ),
    strip(
      'Q K planet drum trumpet J A comet Q rocket balloon A star trumpet drum K J Q comet planet A balloon trumpet K Q drum rocket J A star comet trumpet balloon K',
    ),
    strip(
      'trumpet balloon A K Q planet rocket J J trumpet drum balloon A comet K Q J trumpet balloon A K Q star planet rocket drum trumpet balloon A K comet Q J drum',
    ),
  ],
  lines: linesOf[20],
  symbols: [
    { id: 'star', kind: 'wild', plural: 'stars', pays: [25, 150, 1000] },
    { id: 'planet', kind: 'line', plural: 'planets', pays: [40, 150, 600] },
    { id: 'comet', kind: 'line', plural: 'comets', pays: [25, 80, 300] },
    { id: 'drum', kind: 'line', plural: 'drums', pays: [15, 50, 200] },
    { id: 'trumpet', kind: 'line', plural: 'trumpets', pays: [15, 40, 150] },
    { id: 'balloon', kind: 'line', plural: 'balloons', pays: [10, 30, 120] },
    { id: 'A', kind: 'line', plural: 'aces', pays: [5, 15, 60] },
    { id: 'K', kind: 'line', plural: 'kings', pays: [5, 15, 60] },
    { id: 'Q', kind: 'line', plural: 'queens', pays: [4, 12, 50] },
    { id: 'J', kind: 'line', plural: 'jacks', pays: [4, 12, 50] },
    { id: 'rocket', kind: 'scatter', plural: 'rockets', pays: [2, 10, 50] },
  ],
  freeSpins: {
    byScatters: { 3: 6, 4: 10, 5: 16 },
    multiplier: 1,
    wheel: [
      { times: 2, weight: 6 },
      { times: 3, weight: 3 },
      { times: 5, weight: 1 },
    ],
  },
  stakes: stakesOf(20),
  art: 'parade',
  palette: ['#0d1b4c', '#2c3a8f', '#0a1030'],
  paper: ['#131d55', '#25357f'],
  ink: '#ffe6a3',
};
