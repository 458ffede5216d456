/** What achievements and missions count [decisions 113, 122]. Rounds count for coins and money alone: fun costs nothing. */
export const deeds = [
  'round',
  'win',
  /** A win of ten times the stake or more. */
  'tenfold',
  'hundredfold',
  'jackpot',
  /** Wins without a loss between them; its count is the longest run. */
  'streak',
  /** A round on a day of UTC. */
  'day',
  'scratch',
  'level',
  'friend',
  'gift',
  'letter',
  'message',
  'review',
  'favourite',
  /** Words of theirs that were accepted for a phrase. */
  'wording',
] as const;
export type Deed = (typeof deeds)[number];

/** How often something was done: all times, or as many different ones, or days without a gap. */
export const measures = ['times', 'different', 'days in a row'] as const;
export type Measure = (typeof measures)[number];

/** Those that are counted for each game besides. */
export const gameDeeds: readonly Deed[] = ['round', 'win', 'tenfold', 'hundredfold', 'jackpot'];
/** Those of which there are different ones: other games, other players, other phrases. */
const withOthers: readonly Deed[] = [
  ...gameDeeds,
  'friend',
  'gift',
  'letter',
  'message',
  'review',
  'favourite',
  'wording',
];

/** Something to be done so often. */
export interface Step {
  readonly deed: Deed;
  /** By default `times`. */
  readonly measure?: Measure | undefined;
  /** Id of the game where it counts; everywhere without one. */
  readonly game?: string | undefined;
  readonly goal: number;
}

/** Which part of a step nothing counts; `isTimed`: within hours of its own. Undefined where it is counted. */
export const stepFlaw = (
  { deed, measure = 'times', game }: Step,
  isTimed: boolean,
): 'deed' | 'measure' | 'game' | undefined => {
  if (game !== undefined && !gameDeeds.includes(deed)) return 'game';
  if ((deed === 'day') !== (measure === 'days in a row')) return 'measure';
  if (measure === 'different' && (game !== undefined || isTimed || !withOthers.includes(deed)))
    return 'measure';
  return isTimed && (deed === 'day' || deed === 'streak') ? 'deed' : undefined;
};
