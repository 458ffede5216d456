/** Rounds that the page tells of each title. */
const VECTORS = 4;

/** A choice for each engine; what the engine draws depends on it in mines and plinko alone. */
const bets = (rows) => ({
  slot: () => ({}),
  dice: () => ({ direction: 'under', target: 5_000 }),
  mines: (nth, _stake, { tiles }) => ({ mines: Math.min([1, 3, 10, 24][nth], tiles - 1) }),
  plinko: (nth) => ({ rows: rows[nth % rows.length], risk: 'high' }),
  roulette: (_nth, stake) => ({ chips: [{ kind: 'straight', numbers: [17], amount: stake }] }),
  blackjack: () => ({}),
  poker: () => ({}),
});

/** What the seeds decided, before any step of the player. */
const drawn = {
  slot: ({ outcome: { spins, jackpot } }) => ({
    stops: spins.map(({ stops }) => stops),
    ...(jackpot === undefined ? {} : { jackpot }),
  }),
  dice: ({ outcome: { roll } }) => ({ roll }),
  mines: ({ state: { mines } }) => ({ mines }),
  plinko: ({ outcome: { path } }) => ({ path }),
  roulette: ({ outcome: { number } }) => ({ number }),
  blackjack: ({ state: { shoe } }) => ({ cards: shoe }),
  poker: ({ state: { cards } }) => ({ cards }),
};

const stripsOf = ({ reels, symbols, freeSpins, jackpot }) => ({
  reels: reels.map((reel) => reel.join(' ')),
  scatter: symbols.find(({ kind }) => kind === 'scatter')?.id ?? null,
  freeSpins: freeSpins.byScatters,
  jackpotOdds: jackpot?.odds ?? null,
});

const skinOf = (engine, skin) =>
  engine.name === 'slot' ? stripsOf(skin) : engine.name === 'mines' ? { tiles: skin.tiles } : {};

const json = (name, lines) => ['```json ' + name, ...lines, '```'];
const object = (entries) => [
  '{',
  ...entries.map(
    ([key, value], at) =>
      `${JSON.stringify(key)}: ${JSON.stringify(value)}${at === entries.length - 1 ? '' : ','}`,
  ),
  '}',
];

const prose = `# From seeds to what is drawn

How two seeds and a number become reel stops, cards, mines, the jackpot and scratch cards [decision 25]: all that is
needed to write a verifier in any language. The titles and vectors below are drawn from
[\`games/\`](../games) by \`npm run docs\`; \`tests/fairness/verify.py\` is such a verifier, in Python,
and reads nothing else of the project. What a drawn outcome pays is told by each game's rules, not here.

## Seeds

- The **server seed** is text. Its seal is the SHA-256 of its UTF-8 bytes, in lower-case hex.
- The **client seed** is text. The first bet under a server seed brings it: drawn in the player's browser, or
  typed at the table. By then the seal of that server seed is told, as \`commit\` when the player sits down, or
  as \`next\` while the server seed before it is played with. So neither side chooses knowing the other's seed.
- The **nonce** is a whole number from 0, one more with each round.

## Words

Block \`cursor\` = 0, 1, 2 … of a round is HMAC-SHA256 with the server seed's UTF-8 bytes as key and
\`clientSeed:nonce:cursor\` (UTF-8, numbers in decimal without padding) as message. Its 32 bytes are eight
unsigned 32-bit words, big-endian, taken in order. A round takes words from block 0's first on, each
once; each draw goes on where the one before it ended.

## Whole numbers

\`integer(n)\` is one of 0 … n−1: let L = 2³² − (2³² mod n); take words until one is below L; the answer
is that word mod n. \`integer(1)\` takes a word too.

## Samples

\`sample(items, count)\`: for i = 0 … count−1, let j = i + integer(length − i) and swap the items at i
and j. The answer is the first \`count\` items in their order.

\`shuffle(items)\`: for i = length−1 … 1, let j = integer(i + 1) and swap the items at i and j.

## Games

| Engine | What is drawn, in this order |
| --- | --- |
| slot | For each of five reels, left to right, its stop: integer(symbols on the reel). Rows shown are stop, stop+1 and stop+2, from the end to the beginning of the strip again. The scatters among the 15 shown symbols of this first spin give \`freeSpins\` (by number; none for a number not listed): so many further spins, drawn in the same way, which win no others. Last, where \`jackpotOdds\` is not null, integer(jackpotOdds): the jackpot is won when it is below the stake in minor units. |
| dice | The roll: integer(10000), in hundredths. |
| mines | sample of the tiles 0 … tiles−1, as many as the bet's \`mines\`; told in ascending order. |
| plinko | For each of the bet's \`rows\`, integer(2): 0 left, 1 right. |
| roulette | integer(37). |
| blackjack | sample of 44 cards from six decks one after the other, each 0 … 51. Dealt: player, dealer's open card, player, dealer's hole card; each later card is the next. |
| poker | sample of 10 cards from 0 … 51: the first five are dealt, and the card at place p is replaced by the one at 5 + p. |
| scratcher | A scratch card. Its place in the run: integer(run); the first prize whose \`cards\`, added to those of the prizes before it, are above the place is won, and pays \`pays\` coins; beyond the last nothing is. Then its symbols: the list of every other symbol of \`symbols\` twice (of all symbols, where nothing is won), of which sample takes 6, or 9 where nothing is won; behind three of the prize's symbol these are the nine cells, and shuffle lays them row by row. |

A card is suit × 13 + rank: suits clubs, diamonds, hearts, spades; ranks ace, 2 … 10, jack, queen, king.
Steps of the player draw nothing: cards and mines are fixed when the round opens.

## Titles
`;

/** Seeds of the page's vectors: text of several scripts, and what could be taken for a separator. */
const seedsOf = (name, nth) => ({
  serverSeed: `server seed ${nth} of ${name}`,
  clientSeed: ['fairground', 'crème brûlée', 'a:b', '🎡'][nth],
  nonce: [0, 1, 42, 1_000_000][nth],
});

const lines = (list) =>
  list.map((each, at) => JSON.stringify(each) + (at === list.length - 1 ? '' : ','));

/** The page of `docs/fairness.md`: the mapping, the titles' strips, and vectors of every title. */
export const fairnessDocuments = async ({ load }) => {
  const engines = await Promise.all(
    Object.keys(drawn).map(async (name) => (await load(`games/${name}/${name}.rules.ts`))[name]),
  );
  const { commitOf, fairDraw } = await load('games/fair/fair.rules.ts');
  const { PLINKO_ROWS } = await load('games/plinko/plinko.skin.ts');
  const { drawFace, scratchers } = await load('games/scratcher/scratcher.rules.ts');
  const choose = bets(PLINKO_ROWS);
  const titles = engines.flatMap((engine) => engine.skins.map((skin) => ({ engine, skin })));
  const vectorsOf = (name, rest) =>
    Array.from({ length: VECTORS }, (_, nth) => {
      const seeds = seedsOf(name, nth);
      const commit = commitOf(seeds.serverSeed);
      return { skin: name, commit, ...seeds, ...rest(nth, fairDraw(seeds)) };
    });
  const vectors = [
    ...titles.flatMap(({ engine, skin }) =>
      vectorsOf(skin.id, (nth, draw) => {
        const stake = engine.stakes(skin)[0];
        const bet = choose[engine.name](nth, stake, skin);
        return { stake, bet, drawn: drawn[engine.name](engine.open(skin, { stake, bet }, draw)) };
      }),
    ),
    ...scratchers.flatMap((skin) =>
      vectorsOf(skin.id, (_, draw) => ({
        stake: skin.price,
        bet: {},
        drawn: drawFace(skin, draw),
      })),
    ),
  ];
  const known = [
    ...titles.map(({ engine, skin }) => [
      skin.id,
      { engine: engine.name, ...skinOf(engine, skin) },
    ]),
    ...scratchers.map(({ id, run, prizes, symbols }) => [
      id,
      { engine: 'scratcher', run, prizes, symbols },
    ]),
  ];
  const parts = [
    prose,
    ...json('titles', object(known)),
    '',
    '## Vectors',
    '',
    ...json('vectors', ['[', ...lines(vectors), ']']),
  ];
  return [{ path: 'docs/fairness.md', content: () => `${parts.join('\n')}\n` }];
};
