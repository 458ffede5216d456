import type { ScratchCard, ScratchedSet, Scratcher } from '../../contract/scratcher';
import { skinOf } from '../../games/scratcher/scratcher.rules';
import type { Secrets } from '../secret/secret';
import { isWaiting, type ScratcherGranted, type ScratcherState } from './scratcher.events';
import { cardSeeds } from './scratcher.seed';

type Recalls = Pick<Secrets, 'recall'>;
type Card = ScratcherState['cards'][number];

const stateOf = ({ prize, collected }: Card): ScratchCard['state'] => {
  if (prize === 0) return 'lost';
  return collected ? 'collected' : 'scratched';
};

/** A card whose foil is off; its seed once nothing of it is left to come. */
export const cardOf = (
  secrets: Recalls,
  id: string,
  { granted }: ScratcherState,
  card: Card,
): ScratchCard => {
  const commit = granted?.commits[card.index] ?? '';
  const { serverSeed, clientSeed, nonce } = cardSeeds(secrets, id, card.index, commit);
  const state = stateOf(card);
  return {
    _id: `${id}-${card.index}`,
    cells: [...card.cells],
    prize: card.prize,
    state,
    fairness: {
      commit,
      clientSeed,
      nonce,
      ...(state === 'scratched' ? {} : { serverSeed }),
    },
  };
};

/** Its first event. Throws where nothing was granted: no answer is made of that. */
const grantOf = (id: string, { granted }: ScratcherState): ScratcherGranted => {
  if (granted === undefined) throw new Error(`No cards were granted as ${id}`);
  return granted;
};

/** What every answer of a config says. */
const saysOf = (id: string, { typeId, commits, table, at }: ScratcherGranted) => ({
  _id: id,
  typeId,
  family: skinOf(typeId).family,
  amount: commits.length,
  ...(table !== undefined && { table }),
  createdAt: at,
});

/** A config as its owner reads it. */
export const scratcherAnswer = (secrets: Recalls, id: string, state: ScratcherState): Scratcher => {
  const granted = grantOf(id, state);
  const { cards } = state;
  const waiting = cards.filter(isWaiting);
  return {
    ...saysOf(id, granted),
    source: granted.source,
    scratched: cards.length,
    uncollected: waiting.length,
    waiting: waiting.map((card) => cardOf(secrets, id, state, card)),
    commits: [...granted.commits],
  };
};

/** What is done with of a config, as its owner reads it later. */
export const scratchedAnswer = (
  secrets: Recalls,
  id: string,
  state: ScratcherState,
): ScratchedSet => ({
  ...saysOf(id, grantOf(id, state)),
  cards: state.cards
    .filter((card) => !isWaiting(card))
    .map((card) => cardOf(secrets, id, state, card)),
});
