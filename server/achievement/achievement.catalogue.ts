import type { AchievementMotif } from '../../contract/asset.rules';
import { catalogue } from '../../games/catalogue';
import type { Deed } from './achievement.deeds';

/** How often something was done: all times, or as many different ones, or days without a gap. */
export type Measure = 'times' | 'different' | 'days in a row';

export interface StepDefinition {
  readonly deed: Deed;
  /** By default `times`. */
  readonly measure?: Measure;
  /** Id of the game where it counts; everywhere without one. */
  readonly game?: string;
  readonly goal: number;
}

/** Something to reach: data, no code of its own [decision 28]. */
export interface AchievementDefinition {
  readonly id: string;
  /** Several of different games may have one name and description. */
  readonly supplierAchievementId: string;
  readonly name: string;
  readonly description: string;
  /** What its picture shows. */
  readonly motif: AchievementMotif;
  readonly steps: readonly StepDefinition[];
  /** Whole coins. */
  readonly prize: number;
  /** Kind of scratch card that it pays besides. */
  readonly typeId?: string;
  readonly hidden?: true;
  /** It is begun for a price, and has to be done within so many hours. */
  readonly limited?: { readonly hours: number; readonly cost: number; readonly rebuyCost: number };
}

/** Since when there are achievements; what was done before counts as well. */
export const ACHIEVEMENTS_SINCE = '2026-11-01T00:00:00.000Z';

type Given = Omit<AchievementDefinition, 'id' | 'supplierAchievementId'>;

const achievement = (name: string, given: Given): AchievementDefinition => ({
  id: `achievement_${name}`,
  supplierAchievementId: name,
  ...given,
});

const rounds = (goal: number): StepDefinition => ({ deed: 'round', goal });
const wins = (goal: number): StepDefinition => ({ deed: 'win', goal });

/** Two of each game of the house. */
const ofGames = catalogue.flatMap(({ urlFriendlyName }): AchievementDefinition[] => {
  const game = `game_${urlFriendlyName}`;
  return [
    {
      id: `achievement_regular-${urlFriendlyName}`,
      supplierAchievementId: 'regular',
      name: 'Regular',
      description: 'Play {goal} rounds of {game}',
      motif: 'games',
      steps: [{ deed: 'round', game, goal: 100 }],
      prize: 100,
    },
    {
      id: `achievement_tenfold-${urlFriendlyName}`,
      supplierAchievementId: 'tenfold',
      name: 'Tenfold',
      description: 'Win ten times your stake or more at {game}',
      motif: 'wins',
      steps: [{ deed: 'tenfold', game, goal: 1 }],
      prize: 150,
    },
  ];
});

const acrossGames = [
  achievement('welcome', {
    name: 'Welcome to the fair',
    description: 'Play {goal} rounds for coins or money',
    motif: 'rounds',
    steps: [rounds(25)],
    prize: 30,
  }),
  achievement('hundred-rounds', {
    name: 'Warmed up',
    description: 'Play {goal} rounds',
    motif: 'rounds',
    steps: [rounds(100)],
    prize: 100,
  }),
  achievement('thousand-rounds', {
    name: 'At home here',
    description: 'Play {goal} rounds',
    motif: 'rounds',
    steps: [rounds(1_000)],
    prize: 500,
    typeId: 'neon-nights',
  }),
  achievement('ten-thousand-rounds', {
    name: 'Part of the fair',
    description: 'Play {goal} rounds',
    motif: 'rounds',
    steps: [rounds(10_000)],
    prize: 2_500,
    typeId: 'zodiac-sky',
  }),
  achievement('ten-wins', {
    name: 'Lucky hand',
    description: 'Win {goal} rounds',
    motif: 'wins',
    steps: [wins(10)],
    prize: 50,
  }),
  achievement('hundred-wins', {
    name: 'Golden hand',
    description: 'Win {goal} rounds',
    motif: 'wins',
    steps: [wins(100)],
    prize: 250,
  }),
  achievement('thousand-wins', {
    name: 'Hand of legend',
    description: 'Win {goal} rounds',
    motif: 'wins',
    steps: [wins(1_000)],
    prize: 1_000,
    typeId: 'lanterns-river',
  }),
  achievement('grand-tour', {
    name: 'Grand tour',
    description: 'Play a round of every game of the house',
    motif: 'games',
    steps: catalogue.map(({ urlFriendlyName }) => ({
      deed: 'round',
      game: `game_${urlFriendlyName}`,
      goal: 1,
    })),
    prize: 500,
    typeId: 'lanterns-river',
  }),
  achievement('five-in-a-row', {
    name: 'On a roll',
    description: 'Win {goal} rounds in a row',
    motif: 'streak',
    steps: [{ deed: 'streak', goal: 5 }],
    prize: 100,
  }),
  achievement('eight-in-a-row', {
    name: 'Unstoppable',
    description: 'Win {goal} rounds in a row',
    motif: 'streak',
    steps: [{ deed: 'streak', goal: 8 }],
    prize: 400,
    hidden: true,
  }),
  achievement('three-days', {
    name: 'Back again',
    description: 'Play on {goal} days in a row',
    motif: 'days',
    steps: [{ deed: 'day', measure: 'days in a row', goal: 3 }],
    prize: 100,
  }),
  achievement('seven-days', {
    name: 'A week at the fair',
    description: 'Play on {goal} days in a row',
    motif: 'days',
    steps: [{ deed: 'day', measure: 'days in a row', goal: 7 }],
    prize: 300,
    typeId: 'neon-nights',
  }),
  achievement('hundredfold', {
    name: 'Hundredfold',
    description: 'Win a hundred times your stake or more in one round',
    motif: 'wins',
    steps: [{ deed: 'hundredfold', goal: 1 }],
    prize: 1_000,
  }),
  achievement('jackpot', {
    name: 'The bell rings',
    description: 'Win a jackpot',
    motif: 'wins',
    steps: [{ deed: 'jackpot', goal: 1 }],
    prize: 2_000,
    hidden: true,
  }),
  achievement('many-scratches', {
    name: 'Under the foil',
    description: 'Scratch {goal} cards',
    motif: 'cards',
    steps: [{ deed: 'scratch', goal: 25 }],
    prize: 60,
  }),
  achievement('hundred-scratches', {
    name: 'Silver fingertips',
    description: 'Scratch {goal} cards',
    motif: 'cards',
    steps: [{ deed: 'scratch', goal: 100 }],
    prize: 250,
  }),
  achievement('level-three', {
    name: 'On the way up',
    description: 'Reach level 3',
    motif: 'rounds',
    // Everybody begins at the first.
    steps: [{ deed: 'level', goal: 2 }],
    prize: 150,
  }),
  achievement('level-five', {
    name: 'High up',
    description: 'Reach level 5',
    motif: 'rounds',
    steps: [{ deed: 'level', goal: 4 }],
    prize: 500,
  }),
];

const social = [
  achievement('three-friends', {
    name: 'Not alone',
    description: 'Make {goal} friends',
    motif: 'friends',
    steps: [{ deed: 'friend', measure: 'different', goal: 3 }],
    prize: 50,
  }),
  achievement('ten-friends', {
    name: 'Good company',
    description: 'Make {goal} friends',
    motif: 'friends',
    steps: [{ deed: 'friend', measure: 'different', goal: 10 }],
    prize: 200,
  }),
  achievement('three-gifted', {
    name: 'With a bow',
    description: 'Send gifts to {goal} different players',
    motif: 'gifts',
    steps: [{ deed: 'gift', measure: 'different', goal: 3 }],
    prize: 50,
  }),
  achievement('ten-gifted', {
    name: 'Open-handed',
    description: 'Send gifts to {goal} different players',
    motif: 'gifts',
    steps: [{ deed: 'gift', measure: 'different', goal: 10 }],
    prize: 150,
  }),
  achievement('three-letters', {
    name: 'Pen pal',
    description: 'Write letters to {goal} different players',
    motif: 'letters',
    steps: [{ deed: 'letter', measure: 'different', goal: 3 }],
    prize: 40,
  }),
  achievement('ten-letters', {
    name: 'Well connected',
    description: 'Write letters to {goal} different players',
    motif: 'letters',
    steps: [{ deed: 'letter', measure: 'different', goal: 10 }],
    prize: 100,
  }),
  achievement('three-reviews', {
    name: 'In your words',
    description: 'Review {goal} games',
    motif: 'reviews',
    steps: [{ deed: 'review', measure: 'different', goal: 3 }],
    prize: 60,
  }),
  achievement('seven-reviews', {
    name: 'Critic',
    description: 'Review {goal} games',
    motif: 'reviews',
    steps: [{ deed: 'review', measure: 'different', goal: 7 }],
    prize: 150,
  }),
  achievement('three-words', {
    name: 'Well said',
    description: 'Have your words accepted for {goal} phrases',
    motif: 'letters',
    steps: [{ deed: 'wording', measure: 'different', goal: 3 }],
    prize: 100,
  }),
  achievement('thirty-words', {
    name: 'Voice of the fair',
    description: 'Have your words accepted for {goal} phrases',
    motif: 'letters',
    steps: [{ deed: 'wording', measure: 'different', goal: 30 }],
    prize: 750,
  }),
  achievement('five-favourites', {
    name: 'Matters of taste',
    description: 'Choose {goal} favourite games',
    motif: 'games',
    steps: [{ deed: 'favourite', measure: 'different', goal: 5 }],
    prize: 20,
  }),
  achievement('all-round', {
    name: 'Heart of the fair',
    description: 'Make a friend, send a gift, write a letter and review a game',
    motif: 'friends',
    steps: [
      { deed: 'friend', goal: 1 },
      { deed: 'gift', goal: 1 },
      { deed: 'letter', goal: 1 },
      { deed: 'review', goal: 1 },
    ],
    prize: 150,
    typeId: 'zodiac-sky',
  }),
];

const limited = [
  achievement('sprint', {
    name: 'Sprint',
    description: 'Play {goal} rounds within a day',
    motif: 'time',
    steps: [rounds(150)],
    prize: 300,
    limited: { hours: 24, cost: 100, rebuyCost: 150 },
  }),
  achievement('winners-weekend', {
    name: 'Long weekend',
    description: 'Win {goal} rounds within three days',
    motif: 'time',
    steps: [wins(100)],
    prize: 600,
    limited: { hours: 72, cost: 200, rebuyCost: 250 },
  }),
  achievement('marathon', {
    name: 'Marathon',
    description: 'Play {goal} rounds within a week, and win a tenfold in one of them',
    motif: 'time',
    steps: [rounds(1_000), { deed: 'tenfold', goal: 1 }],
    prize: 1_500,
    typeId: 'lanterns-river',
    limited: { hours: 168, cost: 500, rebuyCost: 500 },
  }),
];

/**
 * All that may be reached; nothing by a single press: whoever begins is not told of things all the
 * time. In the order in which lists have them. */
export const achievements: readonly AchievementDefinition[] = [
  ...acrossGames,
  ...limited,
  ...social,
  ...ofGames,
];

const byId = new Map(achievements.map((definition) => [definition.id, definition]));

/** Undefined for one that there is not, or not any more. */
export const definitionOf = (id: string): AchievementDefinition | undefined => byId.get(id);
