import type { ScratchCard, Scratcher } from '../../contract/scratcher';
import { skinOf } from '../../games/scratcher/scratcher.rules';
import type { Secrets } from '../secret/secret';
import { isWaiting, type ScratcherState } from './scratcher.events';
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

/** A config as its owner reads it. Throws where nothing was granted: no answer is made of that. */
export const scratcherAnswer = (secrets: Recalls, id: string, state: ScratcherState): Scratcher => {
  const { granted, cards } = state;
  if (granted === undefined) throw new Error(`No cards were granted as ${id}`);
  const waiting = cards.filter(isWaiting);
  return {
    _id: id,
    typeId: granted.typeId,
    family: skinOf(granted.typeId).family,
    source: granted.source,
    amount: granted.commits.length,
    scratched: cards.length,
    uncollected: waiting.length,
    waiting: waiting.map((card) => cardOf(secrets, id, state, card)),
    commits: [...granted.commits],
    createdAt: granted.at,
  };
};
