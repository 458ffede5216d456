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
  crash: () => ({ auto: null }),
});

/** What the seeds decided, before any step of the player. */
const drawn = {
  slot: ({ outcome: { spins, times, jackpot } }) => ({
    stops: spins.map(({ stops }) => stops),
    ...(times === undefined ? {} : { times }),
    ...(jackpot === undefined ? {} : { jackpot }),
  }),
  dice: ({ outcome: { roll } }) => ({ roll }),
  mines: ({ state: { mines } }) => ({ mines }),
  plinko: ({ outcome: { path } }) => ({ path }),
  roulette: ({ outcome: { number } }) => ({ number }),
  blackjack: ({ state: { shoe } }) => ({ cards: shoe }),
  poker: ({ state: { cards } }) => ({ cards }),
  crash: ({ state: { crash } }) => ({ crash }),
};

const stripsOf = ({ reels, symbols, freeSpins, jackpot }) => ({
  reels: reels.map((reel) => reel.join(' ')),
  scatter: symbols.find(({ kind }) => kind === 'scatter')?.id ?? null,
  freeSpins: freeSpins.byScatters,
  mostFreeSpins: freeSpins.most ?? null,
  wheel: freeSpins.wheel?.map(({ times, weight }) => [times, weight]) ?? null,
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

A round also tells the version of its game's rules, \`rules\`, of which one that tells none has the first. The table and
the vectors below are the present versions.

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
| slot | For each of five reels, left to right, its stop: integer(symbols on the reel). Rows shown are stop, stop+1 and stop+2, from the end to the beginning of the strip again. The scatters among the 15 shown symbols of this first spin give \`freeSpins\` (by number; none for a number not listed). Where there are some and \`wheel\` is not null, integer(sum of its weights): its parts \`[times, weight]\` lie one after the other, each as wide as its weight, and the one at that place is \`times\`. Then so many further spins, drawn in the same way; they win no others where \`mostFreeSpins\` is null, else as many more by the same numbers, never more than \`mostFreeSpins\` in all. Last, where \`jackpotOdds\` is not null, integer(jackpotOdds): the jackpot is won when it is below the stake in minor units. |
| dice | The roll: integer(10000), in hundredths. |
| mines | sample of the tiles 0 … tiles−1, as many as the bet's \`mines\`; told in ascending order. |
| plinko | For each of the bet's \`rows\`, integer(2): 0 left, 1 right. |
| roulette | integer(37). |
| blackjack | sample of 44 cards from six decks one after the other, each 0 … 51. Dealt: player, dealer's open card, player, dealer's hole card; each later card is the next. |
| poker | sample of 10 cards from 0 … 51: the first five are dealt, and the card at place p is replaced by the one at 5 + p. |
| crash | Two words a and b; h = a · 2²⁰ + ⌊b / 2¹²⌋, one of 2⁵². The flight bursts at ⌊99 · 2⁵² / (2⁵² − h)⌋ hundredths, 100000 at most; below 100 on its pad. |
| scratcher | A scratch card. Its place in the run: integer(run); the first prize whose \`cards\`, added to those of the prizes before it, are above the place is won, and pays \`pays\` coins; beyond the last nothing is. Then its symbols: the list of every other symbol of \`symbols\` twice (of all symbols, where nothing is won), of which sample takes 6, or 9 where nothing is won; behind three of the prize's symbol these are the nine cells, and shuffle lays them row by row. |

A card is suit × 13 + rank: suits clubs, diamonds, hearts, spades; ranks ace, 2 … 10, jack, queen, king.
Steps of the player draw nothing: cards and mines are fixed when the round opens.

## Flights

A flight of the crash engine is everybody's: its seeds are no seat's. A day (UTC) has a chain of 9,601 texts:
each is the SHA-256, in lower-case hex, of the one after it. The text at place 0, the day's **head**, is
published before the day begins (\`GET /games/{id}/flight\`, \`chains\`); the text at place n is the server seed of flight n,
and the one before it, which the flight before revealed, is its seal. The client seed is the day, \`YYYY-MM-DD\`,
the nonce is n.

At a whole number t of milliseconds after take-off the multiple is ⌊100 · e^(t / 10000)⌋ hundredths. A flight is over
at the first t whose multiple is above the one it bursts at (at 100000, at the first that reaches it). Who
leaves at t, by the server's clock when the press arrived, is paid stake · multiple / 100, rounded down, where the
multiple is not above the burst; who set a multiple is paid that one at the latest.

What the house could still do is choose among days' chains before it publishes a head; once it is out,
nothing of that day can be changed, whoever bets.

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
