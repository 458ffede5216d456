import type { AchievementTerms } from '../../contract/achievement.desk';
import { catalogue } from '../../games/catalogue';

type Step = AchievementTerms['steps'][number];

interface Sample {
  readonly id: string;
  /** What its name and description are translated by: several of different games have the same. */
  readonly phrase: string;
  readonly terms: AchievementTerms;
}

const achievement = (phrase: string, terms: AchievementTerms): Sample => ({
  id: `achievement_${phrase}`,
  phrase,
  terms,
});

const rounds = (goal: number): Step => ({ deed: 'round', goal });
const wins = (goal: number): Step => ({ deed: 'win', goal });

/** Two of each game of the house. */
const ofGames = catalogue.flatMap(({ urlFriendlyName }): Sample[] => {
  const game = `game_${urlFriendlyName}`;
  return [
    {
      id: `achievement_regular-${urlFriendlyName}`,
      phrase: 'regular',
      terms: {
        name: 'Regular',
        description: 'Play {goal} rounds of {game}',
        motif: 'games',
        steps: [{ deed: 'round', game, goal: 100 }],
        prize: 100,
      },
    },
    {
      id: `achievement_tenfold-${urlFriendlyName}`,
      phrase: 'tenfold',
      terms: {
        name: 'Tenfold',
        description: 'Win ten times your stake or more at {game}',
        motif: 'wins',
        steps: [{ deed: 'tenfold', game, goal: 1 }],
        prize: 150,
      },
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
 * Nothing by a single press: whoever begins is not told of things all the time. In the order in which
 * lists have them.
 */
const samples: readonly Sample[] = [...acrossGames, ...limited, ...social, ...ofGames];

/** Sample data by id: an operator changes it, or ends it [decisions 28, 195]. */
export const sampleAchievements: Readonly<Record<string, AchievementTerms>> = Object.fromEntries(
  samples.map(({ id, terms }) => [id, terms]),
);

/** A sample as it was shipped; undefined of what an operator made. */
export const sampleOf = (id: string): AchievementTerms | undefined => sampleAchievements[id];

const phrases = new Map(samples.map(({ id, phrase }) => [id, phrase]));

/** What name and description are translated by: of a sample that still has its own. */
export const phraseOf = (
  id: string,
  { name, description }: AchievementTerms,
): string | undefined => {
  const sample = sampleOf(id);
  return sample?.name === name && sample.description === description ? phrases.get(id) : undefined;
};
