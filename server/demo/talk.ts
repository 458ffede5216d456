/** What the sample players think of the games: reviewer, game, stars, text. */
export const reviews: readonly [player: string, game: string, stars: number, text: string][] = [
  ['DemoJune', 'midnight-carousel', 5, 'The horses turn when the bonus lands. I stayed an hour.'],
  ['DemoJune', 'high-striker', 4, 'Simple and honest: you see your odds before you swing.'],
  ['DemoArlo', 'lantern-run', 4, 'Schöne Lichter, faire Auszahlung. Mehr Freispiele, bitte!'],
  ['DemoArlo', 'midnight-carousel', 4, 'Läuft flüssig, auch auf dem alten Handy.'],
  ['DemoRosa', 'neon-orchard', 5, 'ألوان جميلة وجولات سريعة.'],
  ['DemoRosa', 'lantern-run', 3, 'لطيفة، لكن المكافأة نادرة.'],
  ['DemoLevi', 'starlight-parade', 4, 'Small wins keep coming. Good for a short break.'],
  ['DemoLevi', 'midnight-carousel', 3, 'Pretty, though I wish the reels were a little quicker.'],
  ['DemoTove', 'high-striker', 5, 'I checked three rounds with the verifier. All of them fit.'],
  ['DemoTove', 'lantern-run', 5, 'Three lanterns in a row on the first evening!'],
  ['DemoSami', 'neon-orchard', 2, 'Too bright for me at night.'],
];

/** Who finds whose review helpful, and who does not. */
export const votes: readonly [voter: string, author: string, game: string, vote: 'up' | 'down'][] =
  [
    ['DemoArlo', 'DemoJune', 'midnight-carousel', 'up'],
    ['DemoRosa', 'DemoJune', 'midnight-carousel', 'up'],
    ['DemoTove', 'DemoJune', 'midnight-carousel', 'up'],
    ['DemoJune', 'DemoLevi', 'midnight-carousel', 'down'],
    ['DemoSami', 'DemoArlo', 'midnight-carousel', 'up'],
    ['DemoJune', 'DemoTove', 'high-striker', 'up'],
    ['DemoLevi', 'DemoTove', 'high-striker', 'up'],
    ['DemoJune', 'DemoArlo', 'lantern-run', 'up'],
    ['DemoTove', 'DemoRosa', 'lantern-run', 'down'],
    ['DemoArlo', 'DemoRosa', 'neon-orchard', 'up'],
    ['DemoRosa', 'DemoSami', 'neon-orchard', 'down'],
  ];

/** What they say at the games, in this order. */
export const messages: readonly [player: string, game: string, text: string][] = [
  ['DemoJune', 'midnight-carousel', 'Evening, everyone. Anybody had the free spins yet?'],
  ['DemoLevi', 'midnight-carousel', 'Twice, both small.'],
  ['DemoArlo', 'midnight-carousel', 'Guten Abend! Heute läuft es.'],
  ['DemoRosa', 'midnight-carousel', 'مساء الخير 🎠'],
  ['DemoJune', 'midnight-carousel', 'There they are! 🎉'],
  ['DemoTove', 'lantern-run', 'Three lanterns in a row!'],
  ['DemoArlo', 'lantern-run', 'Glückwunsch!'],
  ['DemoSami', 'high-striker', 'Who dares the long shot?'],
  ['DemoTove', 'high-striker', 'Not me. Half and half, all evening.'],
  ['DemoRosa', 'neon-orchard', 'حظ سعيد للجميع'],
];

/** What they keep among their favourites. */
export const favourites: readonly [player: string, games: readonly string[]][] = [
  ['DemoJune', ['midnight-carousel', 'high-striker']],
  ['DemoArlo', ['lantern-run', 'midnight-carousel']],
  ['DemoRosa', ['neon-orchard']],
  ['DemoTove', ['lantern-run', 'high-striker', 'midnight-carousel']],
];
