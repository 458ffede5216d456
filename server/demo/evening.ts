import type { Round } from '../../contract/play';

/** A title by its url-friendly name, and what is bet there. */
export type Title = readonly [slug: string, bet: (stake: number) => object];

/** What the sample players choose at each title of the house. */
const titles: readonly Title[] = [
  ['midnight-carousel', () => ({})],
  ['high-striker', () => ({ direction: 'over', target: 5_000 })],
  ['lantern-mines', () => ({ mines: 3 })],
  ['neon-orchard', () => ({})],
  ['promenade-roulette', (amount) => ({ chips: [{ kind: 'straight', numbers: [17], amount }] })],
  ['coin-cascade', () => ({ rows: 12, risk: 'low' })],
  ['lantern-run', () => ({})],
  ['pavilion-blackjack', () => ({})],
  ['ferris-fortune', () => ({})],
  ['treasure-cove', () => ({ mines: 5 })],
  ['starlight-parade', () => ({})],
  ['arcade-jacks', () => ({})],
  ['comet-fall', () => ({ rows: 12, risk: 'medium' })],
  ['tidal-arcade', () => ({})],
];

/** Between two players' first titles: their evenings end at different ones as well. */
const APART = 2;

/** Every title once, from another one for each player. */
export const eveningOf = (player: number): readonly Title[] => {
  const first = (player * APART) % titles.length;
  return [...titles.slice(first), ...titles.slice(0, first)];
};

/** One of these games, and what a sample player bets there; another one for each player. */
export const titleAmong = (games: readonly string[], player: number): Title | undefined => {
  const known = titles.filter(([slug]) => games.includes(`game_${slug}`));
  return known[player % Math.max(known.length, 1)];
};

/** The least of the stakes, in minor units, that a sample player bothers with. */
const WORTH = 20;
export const stakeOf = (stakes: readonly number[]): number =>
  stakes.find((stake) => stake >= WORTH) ?? stakes[0] ?? 1;

/** Safe tiles before a sample player takes what they are worth. */
const TILES = 2;

/** A careful player's next step of an open round, by what the rules take. */
export const stepOf = ({ choices, actions }: Round): object => {
  const turn = actions.length;
  if (choices.includes('stand')) return { kind: 'stand' };
  if (choices.includes('draw')) return { kind: 'draw', hold: [0, 1] };
  if (choices.includes('open') && turn < TILES) return { kind: 'open', tile: turn };
  return { kind: choices.at(-1) };
};
