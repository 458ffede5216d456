import type { ScratchCard, ScratchedSet, Scratcher } from '../scratcher';

/** A card of Neon Nights with three stars: its prize waits to be collected. */
export const aScratchCard = (given: Partial<ScratchCard> = {}): ScratchCard => ({
  _id: 'scratcher_0001-0',
  cells: ['heart', 'cup', 'heart', 'bolt', 'heart', 'note', 'cup', 'arrow', 'note'],
  prize: 250,
  state: 'scratched',
  fairness: {
    commit: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    clientSeed: 'scratcher_0001',
    nonce: 0,
  },
  ...given,
});

/** The same card once its coins are the player's: its seed is told. */
export const aCollectedCard = (given: Partial<ScratchCard> = {}): ScratchCard => {
  const card = aScratchCard({ state: 'collected', ...given });
  return { ...card, fairness: { ...card.fairness, serverSeed: 'foo' } };
};

/** A card that wins nothing. */
export const aLostCard = (given: Partial<ScratchCard> = {}): ScratchCard =>
  aCollectedCard({
    cells: ['star', 'bolt', 'heart', 'note', 'cup', 'arrow', 'star', 'bolt', 'heart'],
    prize: 0,
    state: 'lost',
    ...given,
  });

/** Three cards from the shop, none of them scratched. */
export const aScratcher = (given: Partial<Scratcher> = {}): Scratcher => ({
  _id: 'scratcher_0001',
  typeId: 'neon-nights',
  family: 'neon',
  source: 'shop',
  amount: 3,
  scratched: 0,
  uncollected: 0,
  waiting: [],
  commits: [aScratchCard().fairness.commit, 'c1', 'c2'],
  createdAt: '2026-11-20T18:00:00.000Z',
  ...given,
});

/** Two cards of a set that were scratched: one won and was collected. */
export const aScratchedSet = (given: Partial<ScratchedSet> = {}): ScratchedSet => ({
  _id: 'scratcher_0001',
  typeId: 'neon-nights',
  family: 'neon',
  amount: 3,
  createdAt: '2026-11-20T18:00:00.000Z',
  cards: [aCollectedCard(), aLostCard({ _id: 'scratcher_0001-1' })],
  ...given,
});
